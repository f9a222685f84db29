import { brotliDecompressSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Made } from '../order.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const words = (id: string, text: string, own: object = {}) => ({
  kind: 'text',
  id,
  x: 400,
  y: 200,
  width: 400,
  paragraphs: [text],
  ...own,
});
const document = (isHidden: boolean) => ({
  assets: { p: { source: 'data:image/png;base64,iVBORw0KGgo=', width: 4, height: 3, alt: 'Secret picture' } },
  root: {
    children: [
      words('open', 'Open words', { link: { kind: 'object', id: 'inner' } }),
      {
        kind: 'topic',
        id: 'hidden',
        title: 'Secret topic',
        x: 500,
        y: 600,
        width: 600,
        height: 400,
        isHidden,
        children: [words('inner', 'Secret words'), { kind: 'image', id: 'picture', asset: 'p', x: 100, y: 100 }],
      },
    ],
  },
  path: [
    { id: 'all', to: 'root', title: 'All' },
    { id: 'there', to: 'hidden', reveal: ['inner'] },
  ],
});

const open = (isHidden: boolean) => openWorkshop(Buffer.from(JSON.stringify(document(isHidden))));
const jsonOf = (made: readonly Made[]) =>
  made.map(({ bytes, facts }) => brotliDecompressSync(bytes).toString() + JSON.stringify(facts)).join();

async function slidesOf({ make }: Workshop): Promise<string> {
  const parts = await make({ kind: 'pptxBegin', title: 'T', author: 'A', language: 'en', skipsMissingImages: true });
  const count = parts[0]?.pages ?? 0;
  for (let index = 0; index < count; index += 1) parts.push(...(await make({ kind: 'pptxPage', index })));
  parts.push(...(await make({ kind: 'pptxEnd' })));
  return Object.values(unzipSync(Buffer.concat(parts.map(({ bytes }) => bytes))))
    .map((part) => strFromU8(part))
    .join('\n');
}

async function madeFrom(workshop: Workshop) {
  await workshop.addImages(new Map());
  const view = { kind: 'overview' } as const;
  const digest = await workshop.make({ kind: 'digest', view, width: 320, height: 180 });
  return {
    content: jsonOf(await workshop.make({ kind: 'content' })),
    captioned: jsonOf(await workshop.make({ kind: 'captioned' })),
    slides: await slidesOf(workshop),
    digest: Buffer.from(digest[0]?.bytes ?? []).toString('hex'),
  };
}

test('nothing made for an audience has anything of what is hidden', async () => {
  const [hidden, shown] = [await madeFrom(open(true)), await madeFrom(open(false))];
  for (const name of ['content', 'captioned', 'slides'] as const) {
    expect(hidden[name], name).not.toMatch(/secret/i);
    expect(shown[name], name).toMatch(/secret/i);
    expect(hidden[name], name).toContain('Open words');
  }
});

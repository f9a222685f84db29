import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio, type Studio } from '../studio/studio.ts';

let studio: Studio;
beforeAll(() => {
  studio = openStudio();
});
afterAll(() => studio.close());

const bytesOf = (document: unknown) => Buffer.from(JSON.stringify(document));
const deck = {
  schemaVersion: 2,
  title: 'A deck',
  assets: { lost: { kind: 'image', source: 'lost.png', width: 40, height: 40 } },
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [
      { kind: 'text', id: 'words', x: 400, y: 540, width: 600, height: 200, paragraphs: ['Deep'] },
      { kind: 'image', id: 'picture', asset: 'lost', x: 1500, y: 540, width: 400, height: 400 },
    ],
  },
  path: [{ to: 'root' }, { to: 'words' }],
};
const begin = { kind: 'pdfBegin', title: 'A deck', author: 'Ada', language: 'en', skipsMissingImages: false } as const;

test('[PDF-13] a studio makes a PDF page by page, and reports the pages with missing pictures', async () => {
  await studio.open(
    bytesOf(deck),
    async () => undefined,
    async ({ make }) => {
      const begun = await make(begin);
      expect(begun.map(({ pages }) => pages)).toEqual([3]);
      const chunks = begun.map(({ bytes }) => bytes);
      const missing: unknown[] = [];
      for (const index of [0, 1, 2]) {
        const made = await make({ kind: 'pdfPage', index });
        chunks.push(...made.map(({ bytes }) => bytes));
        missing.push(...made.map((page) => page.missing));
      }
      expect(missing).toEqual([['lost'], ['lost'], []]);
      chunks.push(...(await make({ kind: 'pdfEnd' })).map(({ bytes }) => bytes));
      const whole = Buffer.concat(chunks).toString('latin1');
      expect([whole.slice(0, 9), whole.slice(-7)]).toEqual(['%PDF-1.7\n', '\n%%EOF\n']);
    },
  );
});

test('a page without a beginning, or beyond the end, fails without side effects', async () => {
  await studio.open(
    bytesOf(deck),
    async () => undefined,
    async ({ make }) => {
      await expect(make({ kind: 'pdfPage', index: 0 })).rejects.toMatchObject({ name: 'PictureFailure', kind: 'failed' });
      await make(begin);
      await expect(make({ kind: 'pdfPage', index: 9 })).rejects.toMatchObject({ kind: 'failed' });
      expect((await make({ kind: 'pdfPage', index: 0 })).length).toBe(1);
    },
  );
});

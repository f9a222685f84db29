import { importBytes } from '#convert/import/pptx/test-deck.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openWorkshop } from '../studio/workshop.ts';

const table = {
  kind: 'table',
  id: 'table',
  x: 960,
  y: 700,
  width: 600,
  height: 200,
  rotation: 20,
  columns: [1],
  rows: [{ cells: [{ paragraphs: ['Slanted'], fill: { kind: 'color', color: '#ff0000' } }] }],
};
const deck = {
  schemaVersion: 2,
  title: 'A deck',
  assets: {
    fish: { kind: 'image', source: 'fish.webp', width: 8, height: 8 },
    lost: { kind: 'image', source: 'lost.png', width: 40, height: 40 },
  },
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [
      { kind: 'text', id: 'words', x: 400, y: 200, width: 600, height: 200, paragraphs: ['Deep'] },
      { kind: 'image', id: 'fish', asset: 'fish', x: 1000, y: 200, width: 300, height: 300 },
      { kind: 'image', id: 'picture', asset: 'lost', x: 1500, y: 200, width: 400, height: 200 },
      table,
    ],
  },
  path: [{ to: 'root', notes: 'Breathe.' }, { to: 'words' }],
};
const begin = { kind: 'pptxBegin', title: 'A deck', author: 'Ada', language: 'en', skipsMissingImages: false } as const;

test('a workshop makes a PowerPoint file slide by slide, with the notes, and reports missing pictures', async () => {
  const workshop = openWorkshop(Buffer.from(JSON.stringify(deck)));
  const fish = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
    .webp()
    .toBuffer();
  await workshop.addImages(new Map([['fish', fish]]));
  expect((await workshop.make(begin)).map(({ pages }) => pages)).toEqual([2]);
  const missing: unknown[] = [];
  for (const index of [0, 1]) missing.push(...(await workshop.make({ kind: 'pptxPage', index })).map((made) => made.missing));
  expect(missing[0]).toEqual(['lost']);
  const [made] = await workshop.make({ kind: 'pptxEnd' });
  const { imported, slides } = await importBytes(made?.bytes ?? new Uint8Array());
  expect(imported.presentation.path.map(({ notes }) => notes)).toEqual(['Breathe.', '']);
  const kinds = slides[0]?.children.map(({ kind }) => kind);
  // The table is painted because it is slanted, the lost picture as a note.
  expect(kinds).toEqual(['text', 'image', 'image', 'image']);
  const painted = slides[0]?.children[3];
  expect(painted && Math.abs(painted.x - 960) < 20 && painted.width > 500 && painted.width < 700).toBe(true);
});

test('a slide without a beginning fails', async () => {
  const workshop = openWorkshop(Buffer.from(JSON.stringify(deck)));
  await expect(workshop.make({ kind: 'pptxPage', index: 0 })).rejects.toThrow('No PowerPoint file has been started');
});

test('pictures that office programs read keep their files', async () => {
  const { convertPictures } = await import('./convert-pictures.ts');
  const plain = sharp({ create: { width: 8, height: 4, channels: 3, background: '#ff0000' } });
  const [jpeg, png, webp] = await Promise.all([
    plain.clone().jpeg().toBuffer(),
    plain.clone().png().toBuffer(),
    plain.clone().webp().toBuffer(),
  ]);
  const turned = await plain.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const made = await convertPictures(new Map(Object.entries({ jpeg, png, webp, turned, broken: png.subarray(0, 30) })));
  expect([...made].map(([id, { ending }]) => [id, ending])).toEqual([
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'jpeg'],
    ['turned', 'jpeg'],
  ]);
  expect([made.get('jpeg')?.bytes, made.get('png')?.bytes]).toEqual([jpeg, png]);
  expect(await sharp(made.get('turned')?.bytes).metadata()).toMatchObject({ width: 4, height: 8 });
});

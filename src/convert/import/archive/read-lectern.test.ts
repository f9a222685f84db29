import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { LecternAbout } from '../../export/lectern/lectern-format.ts';
import { packDocument } from '../../export/lectern/pack-document.ts';
import { createLectern } from '../../export/lectern/write-lectern.ts';
import { digestOf } from '../pictures/picture-name.ts';
import { readDeck } from '../read-deck.ts';
import { memoryBytes } from './memory-bytes.ts';
import { openArchive } from './open-archive.ts';
import { packArchive } from './test-archive.ts';
import { fileOf, problemOf, testTools } from './test-import.ts';

const about = { title: 'The deep', description: 'What lives below', tags: ['sea', 'light'], language: 'en' };
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'me' } })
  .toBuffer();
const other = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#642' } })
  .png()
  .toBuffer();

const documentOf = (sources: Record<string, string>) => ({
  schemaVersion: 2,
  title: 'An old title',
  assets: Object.fromEntries(Object.entries(sources).map(([id, source]) => [id, { kind: 'image', source, width: 40, height: 30 }])),
  root: {
    kind: 'topic',
    id: 'root',
    width: 4000,
    height: 1080,
    title: '',
    children: ['a', 'b'].map((id, place) => ({
      kind: 'topic',
      id,
      title: id,
      x: 1000 + place * 2000,
      y: 540,
      width: 1920,
      height: 1080,
      somethingNewer: { kept: true },
      children: Object.keys(sources).map((asset) => ({
        kind: 'image',
        id: `${id}-${asset}`,
        x: 500,
        y: 500,
        width: 400,
        height: 300,
        asset,
      })),
    })),
  },
  path: [
    { id: 's1', to: 'a', notes: 'Slowly' },
    { id: 's2', to: 'b' },
  ],
});

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

async function bytesOf(
  document: unknown,
  said: LecternAbout,
  readPicture: (source: string) => Promise<Uint8Array | undefined>,
): Promise<Buffer> {
  const lectern = createLectern(async (source) => {
    const bytes = await readPicture(source);
    return bytes && inPieces(bytes);
  });
  const { content, ...plain } = await packDocument(parsePresentation(document).presentation, said, lectern.namePicture);
  const pieces: Uint8Array[] = [];
  for await (const piece of lectern.write(said, { read: () => inPieces(content), plain })) pieces.push(piece);
  return Buffer.concat(pieces);
}

const files: Record<string, Uint8Array> = { '/files/photo.jpg': picture, 'images/drawing.png': other };
const first = () =>
  bytesOf(documentOf({ photo: '/files/photo.jpg', drawing: 'images/drawing.png' }), about, async (source) => files[source]);

test('a presentation survives a round trip to another server byte for byte', async () => {
  const exported = await first();
  const imported = await readDeck(fileOf('the-deep.lectern', exported), testTools());
  expect([imported.format, imported.slides, imported.about]).toEqual([
    'lectern',
    2,
    { tags: ['light', 'sea'], description: about.description },
  ]);
  expect(imported.presentation).toMatchObject({ title: 'The deep', path: [{ to: 'a', notes: 'Slowly' }, { to: 'b' }] });
  expect([...imported.pictures.values()].map(({ bytes }) => Buffer.from(bytes).toString('hex')).sort()).toEqual(
    [picture, other].map((bytes) => bytes.toString('hex')).sort(),
  );
  // The other server stores pictures at its own addresses.
  const stored = {
    ...imported.presentation,
    assets: Object.fromEntries(
      Object.entries(imported.presentation.assets).map(([id, asset]) => [id, { ...asset, source: `/files/${asset.source}` }]),
    ),
  };
  const again = await bytesOf(
    stored,
    { ...about, tags: imported.about?.tags ?? [] },
    async (source) => imported.pictures.get(source.replace('/files/', ''))?.bytes,
  );
  expect(again.equals(exported)).toBe(true);
});

test('the same content gives the same bytes, whatever the order of its fields', async () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, part]) => [key, turned(part)]),
          )
        : value;
  const given = documentOf({ photo: '/files/photo.jpg' });
  const [one, two] = await Promise.all([given, turned(given)].map((document) => bytesOf(document, about, async (source) => files[source])));
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
});

test('reads pictures one at a time, and keeps the source of missing ones', async () => {
  let open = 0;
  const exported = await bytesOf(
    documentOf({ photo: '/files/photo.jpg', gone: '/files/gone.png', own: 'data:image/png;base64,AAAA' }),
    about,
    async (source) => {
      expect((open += 1)).toBe(1);
      await Promise.resolve();
      open -= 1;
      return files[source];
    },
  );
  const archive = openArchive(memoryBytes(exported));
  expect(archive.names).toEqual(['lectern.json', 'presentation.json', `images/${digestOf(picture)}.jpg`]);
  const { assets } = JSON.parse(Buffer.from(archive.read('presentation.json') ?? []).toString());
  expect([assets.gone.source, assets.own.source]).toEqual(['/files/gone.png', 'data:image/png;base64,AAAA']);
});

/** A copy of the archive with one file changed. */
function changed(exported: Uint8Array, name: string, content: Uint8Array | string | undefined): Uint8Array {
  const archive = openArchive(memoryBytes(exported));
  const entries = archive.names.map((each) => ({ name: each, content: each === name ? content : archive.read(each) }));
  return packArchive(entries.flatMap((entry) => (entry.content === undefined ? [] : [{ name: entry.name, content: entry.content }])));
}

test('rejects the file if a picture has been altered, and warns if one is missing', async () => {
  const exported = await first();
  const name = `images/${digestOf(other)}.png`;
  expect(await problemOf(() => readDeck(fileOf('a.lectern', changed(exported, name, picture)), testTools()))).toBe('broken');
  const tools = testTools();
  const { presentation } = await readDeck(fileOf('a.lectern', changed(exported, name, undefined)), tools);
  expect([Object.keys(presentation.assets), tools.warnings().map(({ code }) => code)]).toEqual([['photo'], ['missing-file']]);
});

test.each([
  ['lectern.json', '{"format": "something", "version": 1}'],
  ['lectern.json', 'not JSON'],
  ['presentation.json', '{'],
  ['presentation.json', '[1, 2]'],
])('rejects the file if %s is invalid %#', async (name, content) => {
  expect(await problemOf(async () => readDeck(fileOf('a.lectern', changed(await first(), name, content)), testTools()))).toBe('broken');
});

test("a file cannot name the server's own files to get at them", async () => {
  const stranger = changed(await first(), 'presentation.json', JSON.stringify(documentOf({ theirs: '/files/images/secret.png' })));
  const tools = testTools();
  expect(Object.keys((await readDeck(fileOf('a.lectern', stranger), tools)).presentation.assets)).toEqual([]);
  expect(tools.warnings()).toMatchObject([{ code: 'missing-file', details: ['/files/images/secret.png'] }]);
});

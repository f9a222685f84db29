import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Topic } from '#model/presentation/presentation.ts';
import { makePdf } from '../pdf/test-pdf.ts';
import { readDeck } from '../read-deck.ts';
import { packArchive } from './test-archive.ts';
import { fileOf, problemOf, testTools } from './test-import.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
const pdf = (words: string) => makePdf([{ content: `BT /F1 40 Tf 50 300 Td (${words}) Tj ET` }]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><title>A sun</title><circle cx="20" cy="15" r="9"/></svg>';

async function read(entries: Record<string, Uint8Array | string>, name = 'holiday.zip') {
  const tools = testTools();
  const imported = await readDeck(
    fileOf(name, packArchive(Object.entries(entries).map(([file, content]) => ({ name: file, content })))),
    tools,
  );
  const sections = imported.presentation.root.children.filter((child): child is Topic => child.kind === 'topic');
  return { ...imported, sections, titles: imported.presentation.path.map(({ title }) => title), warnings: tools.warnings() };
}

describe('an archive of pictures', () => {
  test('becomes a path in natural sort order', async () => {
    const { titles, slides, format, presentation, warnings } = await read({
      'in/slide 10.png': await picture(16, 9),
      'in/slide 9.png': await picture(30, 40),
      'in/sun.svg': svg,
      '__MACOSX/in/._slide 9.png': 'x',
      'in/.DS_Store': 'x',
    });
    expect([format, slides, presentation.title, titles]).toEqual(['images', 3, 'holiday', ['slide 9', 'slide 10', 'A sun']]);
    expect(warnings).toEqual([]);
  });

  test('leaves out files that are not pictures, and reports them', async () => {
    const { titles, warnings } = await read({ 'a.png': await picture(16, 9), 'b.png': 'not a picture', 'c.svg': 'neither' });
    expect([titles, warnings.map(({ code, details }) => [code, details])]).toEqual([['a'], [['picture', ['b.png', 'c.svg']]]]);
  });
});

describe('a picture', () => {
  test('on its own becomes a presentation with one stop, the size of a slide', async () => {
    const { presentation, slides } = await readDeck(fileOf('the_deep-sea.png', await picture(400, 300)), testTools());
    expect([slides, presentation.title, presentation.path.length]).toEqual([1, 'the deep sea', 1]);
    expect(presentation.root.children[0]).toMatchObject({
      kind: 'topic',
      width: 1920,
      height: 1440,
      children: [{ kind: 'image', width: 1920, alt: 'the deep sea' }],
    });
  });

  test('named by a camera gets no alternative text', async () => {
    const { presentation } = await readDeck(fileOf('IMG_2034.png', await picture(400, 300)), testTools());
    expect(JSON.stringify(presentation.root)).not.toContain('"alt"');
  });

  test('in SVG becomes a drawing, without its scripts', async () => {
    const hostile = svg.replace('<circle', '<script>alert(1)</script><circle');
    const { presentation } = await readDeck(fileOf('sun.svg', hostile), testTools());
    expect(presentation.root.children[0]).toMatchObject({ title: 'A sun', children: [{ kind: 'drawing', alt: 'A sun' }] });
    expect(JSON.stringify(presentation)).not.toContain('alert');
  });

  test('that is broken is rejected', async () => {
    expect(await problemOf(async () => readDeck(fileOf('a.png', (await picture(400, 300)).subarray(0, 20)), testTools()))).toBe('broken');
  });
});

describe('an archive of decks', () => {
  test('with a single deck gives that deck', async () => {
    const { format, titles } = await read({ 'talk/the talk.pdf': pdf('Only one'), 'talk/photo.png': await picture(9, 9) });
    expect([format, titles]).toEqual(['pdf', ['Only one']]);
  });

  test("finds a Markdown deck's pictures next to it", async () => {
    const { format, pictures, warnings } = await read({
      'talk/slides.md': '# One\n\n![A sea](img/sea.png)\n\n---\n\n# Two',
      'talk/img/sea.png': await picture(90, 60),
      'README.md': 'How to show it',
    });
    expect([format, pictures.size, warnings]).toEqual(['markdown', 1, []]);
  });

  test('joins its decks in order, each as a section', async () => {
    const { sections, titles, slides, presentation } = await read({
      'part 2.pdf': pdf('Second'),
      'part 1.pdf': pdf('First'),
      'part 10.pdf': pdf('Third'),
    });
    expect([titles, slides, presentation.title]).toEqual([['First', 'Second', 'Third'], 3, 'holiday']);
    expect(sections.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
    const ids = JSON.stringify(presentation.root).match(/"id":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leaves out nested archives and unreadable decks, and reports them', async () => {
    const { titles, warnings } = await read({
      'a.pdf': pdf('Here'),
      'b.pdf': 'no',
      'inner.zip': packArchive([{ name: 'c.pdf', content: pdf('Deep') }]),
      'old.ppt': 'x',
    });
    expect([titles, warnings.map(({ code, details }) => [code, details])]).toEqual([
      ['Here'],
      [
        ['missing-file', ['b.pdf']],
        ['nested-file', ['inner.zip', 'old.ppt']],
      ],
    ]);
  });

  test('without a readable deck says why', async () => {
    expect(await problemOf(() => read({ 'b.pdf': 'no' }))).toBe('wrong-format');
    expect(await problemOf(() => read({ 'a.txt': 'no', 'b.exe': 'no' }))).toBe('nothing-inside');
  });
});

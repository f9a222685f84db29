import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TagNode } from '#convert/export/pdf/structure/page-plan.ts';
import { listedDecks } from '../../../features/demo/decks.ts';
import { ask, hasPrograms, pdfOf, sceneFrom, textsOf, unpacked, wordsOf, type TestPdf } from './test-pdfs.ts';

let library: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});
afterAll(() => library.destroy());

const within = (tag: TagNode): TagNode[] => [tag, ...tag.children.flatMap(within)];
const squeezed = (text: string) => text.normalize('NFC').replaceAll(/[\s\u200b-\u200f\u202a-\u202e]/gu, '');
const isRtl = (text: string) => /[\u0590-\u08ff]/u.test(text);

describe.each(listedDecks.map(({ name, load }) => ({ name, load })))('$name', ({ load }) => {
  let made: TestPdf;
  beforeAll(async () => {
    made = await pdfOf(sceneFrom((await load()).document));
  });

  test.skipIf(!hasPrograms)('[PDF-13] is a sound file with the overview and a page a step, all its fonts in it and only what they show', async () => {
    expect(await ask('qpdf', ['--check', 'file'], made.bytes)).toContain('No syntax or stream encoding errors found');
    expect(await ask('pdfinfo', ['file'], made.bytes)).toMatch(new RegExp(`Tagged: +yes[^]*Pages: +${made.scene.presentation.path.length + 1}\\n`));
    // Embedded, a subset, with a way back to letters.
    const [, , ...fonts] = (await ask('pdffonts', ['file'], made.bytes)).trim().split('\n');
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !/ yes yes yes /.test(font))).toEqual([]);
  });

  test.skipIf(!hasPrograms)('[PDF-13] all its words can be copied out', async () => {
    const read = squeezed(await ask('pdftotext', ['file', '-'], made.bytes));
    const document = await library.loadDocument(made.bytes);
    const readInBrowsers = squeezed([...document.pages()].map((page) => page.getText()).join('\n'));
    document.destroy();
    const words = wordsOf(textsOf(made.scene));
    expect(words.length).toBeGreaterThan(20);
    // Letters from right to left that stand at an angle are too much for pdftotext, but not for browsers.
    expect(words.filter((word) => !read.includes(word) && !(isRtl(word) && readInBrowsers.includes(word)))).toEqual([]);
    const lost = words.filter((word) => !read.includes(word));
    expect(lost.length).toBeLessThan(words.length * 0.05);
  });

  test.skipIf(!hasPrograms)('[PDF-13] is read in the order of its plan, with what stands for pictures', async () => {
    // A page on which nothing is new has nothing to read.
    const elements = made.plan.pages.flatMap(({ tags }) => (tags.children.length > 0 ? within(tags) : []));
    const told = await ask('pdfinfo', ['-struct-text', 'file'], made.bytes);
    const roles = told.split('\n').flatMap((line) => /^ *(Sect|H\d|P|L|LI|Lbl|LBody|Table|TR|TH|TD|Figure|Link|Code)\b/.exec(line)?.[1] ?? []);
    expect(roles.filter((role) => role !== 'Link')).toEqual(elements.map(({ role }) => role as string).filter((role) => role !== 'Link'));
    const chunks = [...told.matchAll(/^ *"([^]*?)"$/gm)].map(([, text = '']) => squeezed(text)).join('');
    let from = 0;
    for (const { content = '' } of elements) {
      const paragraph = /^(.*)#p(\d+)$/.exec(content);
      const object = paragraph && made.scene.nodes.get(paragraph[1] ?? '')?.object;
      const text = object?.kind === 'text' ? squeezed(object.paragraphs[Number(paragraph?.[2])]?.runs.map((run) => run.text).join('') ?? '') : '';
      // This program shows letters from right to left as they are seen.
      if (text === '' || isRtl(text)) continue;
      expect(chunks.slice(from)).toContain(text);
      from = chunks.indexOf(text, from) + text.length;
    }
    const alts = [...(await unpacked(made.bytes)).matchAll(/\/Alt (?:\(((?:\\.|[^\\)])*)\)|<feff([0-9a-f]*)>)/gi)].map(([, plain = '', hex = '']) => (hex ? Buffer.from(hex, 'hex').swap16().toString('utf16le') : plain.replaceAll(/\\(.)/g, '$1')));
    expect(alts.toSorted()).toEqual(elements.flatMap(({ alt }) => alt ?? []).toSorted());
  });
});

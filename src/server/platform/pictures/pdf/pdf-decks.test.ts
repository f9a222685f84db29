import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TagNode } from '#convert/export/pdf/structure/page-plan.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { listedDecks } from '../../../features/demo/decks.ts';
import { ask, hasPrograms, pdfOf, sceneFrom, structureOf, textsIn, textsOf, wordsOf, type TestPdf } from './test-pdfs.ts';

let library: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});
afterAll(() => library.destroy());

const within = (tag: TagNode): TagNode[] => [tag, ...tag.children.flatMap(within)];
const squeezed = (text: string) => text.normalize('NFC').replaceAll(/[\s\u200b-\u200f\u202a-\u202e]/gu, '');
const isRtl = (text: string) => /[\u0590-\u08ff]/u.test(text);
/** Only the words; those from right to left are reversed if a program returns their letters in visual order. */
const spoken = (text: string, isSeen = false) =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((word) => (isSeen && isRtl(word) ? [...word].toReversed().join('') : word))
    .join('')
    .normalize('NFC');

/** All rotated objects, at any depth. */
function obliqueObjects({ root, layers }: Scene): SceneObject[] {
  const walk = ({ object, children }: SceneNode, turned: number): SceneObject[] => {
    const angle = turned + object.rotation;
    return [...(angle % 90 === 0 ? [] : [object]), ...children.flatMap((child) => walk(child, angle))];
  };
  return [root, ...layers.flatMap(({ nodes }) => nodes)].flatMap((node) => walk(node, 0));
}

// Every other deck in the test suite; all of them in a soak.
const exported = listedDecks.filter((_, index) => process.env['SOAK'] || index % 2 === 1);

describe.each(exported.map(({ name, load }) => ({ name, load })))('$name', ({ load }) => {
  let made: TestPdf;
  beforeAll(async () => {
    made = await pdfOf(sceneFrom((await load()).document));
  });

  test.skipIf(!hasPrograms)(
    '[PDF-13] is a valid file with the overview and a page per step, with all fonts embedded as subsets',
    async () => {
      expect(await ask('qpdf', ['--check', 'file'], made.bytes)).toContain('No syntax or stream encoding errors found');
      expect(await ask('pdfinfo', ['file'], made.bytes)).toMatch(
        new RegExp(`Tagged: +yes[^]*Pages: +${made.scene.presentation.path.length + 1}\\n`),
      );
      // Embedded, a subset, and with a mapping back to text.
      const [, , ...fonts] = (await ask('pdffonts', ['file'], made.bytes)).trim().split('\n');
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter((font) => !/ yes yes yes /.test(font))).toEqual([]);
    },
  );

  test.skipIf(!hasPrograms)('[PDF-13] all its words can be copied', async () => {
    const read = squeezed(await ask('pdftotext', ['file', '-'], made.bytes));
    const document = await library.loadDocument(made.bytes);
    const readInBrowsers = squeezed([...document.pages()].map((page) => page.getText()).join('\n'));
    document.destroy();
    const words = wordsOf(textsOf(made.scene));
    expect(words.length).toBeGreaterThan(20);
    // pdftotext cannot read rotated right-to-left text, and pdfium cannot read a mark before a full stop: each reads what the other
    // cannot.
    const oblique = wordsOf(obliqueObjects(made.scene).flatMap(textsIn));
    expect(words.filter((word) => !read.includes(word) && !(isRtl(word) && oblique.includes(word)))).toEqual([]);
    expect(words.filter((word) => !readInBrowsers.includes(word) && !(isRtl(word) && /\p{M}$/u.test(word)))).toEqual([]);
    expect(words.filter((word) => !read.includes(word) && !readInBrowsers.includes(word))).toEqual([]);
  });

  test.skipIf(!hasPrograms)('[PDF-13] is read in the order of its plan, with alternative texts for pictures', async () => {
    // A page that shows nothing new has nothing to read.
    const elements = made.plan.pages.flatMap(({ tags }) => (tags.children.length > 0 ? within(tags) : []));
    const told = await ask('pdfinfo', ['-struct-text', 'file'], made.bytes);
    const roles = told
      .split('\n')
      .flatMap((line) => /^ *(Sect|H\d|P|L|LI|Lbl|LBody|Table|TR|TH|TD|Figure|Link|Code)\b/.exec(line)?.[1] ?? []);
    expect(roles.filter((role) => role !== 'Link')).toEqual(elements.map(({ role }) => role as string).filter((role) => role !== 'Link'));
    const chunks = [...told.matchAll(/^ *"([^]*?)"$/gm)].map(([, text = '']) => spoken(text, true)).join('');
    const oblique = obliqueObjects(made.scene);
    let from = 0;
    for (const { content = '' } of elements) {
      const paragraph = /^(.*)#p(\d+)$/.exec(content);
      const object = made.scene.nodes.get(paragraph?.[1] ?? '')?.object;
      if (object?.kind !== 'text') continue;
      const text = spoken(object.paragraphs[Number(paragraph?.[2])]?.runs.map((run) => run.text).join('') ?? '');
      // Rotated right-to-left lines come in visual order too: word by word, browsers would mix them up.
      if (text === '' || (isRtl(text) && oblique.includes(object))) continue;
      expect(chunks.slice(from)).toContain(text);
      from = chunks.indexOf(text, from) + text.length;
    }
    const read = await structureOf(made.bytes);
    expect(read.flatMap(({ alt }) => alt ?? [])).toEqual(elements.flatMap(({ alt }) => alt ?? []));
    expect(
      read.filter(
        ({ role, box: [left = 0, low = 0, right = 0, high = 0] = [] }) =>
          (role === 'Figure' || role === 'Table') && !(left < right && low < high),
      ),
    ).toEqual([]);
  });
});

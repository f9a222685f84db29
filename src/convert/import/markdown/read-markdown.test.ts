import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Presentation, SceneObject, Topic } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { tableMeasure } from '#model/text/test-layout.ts';
import { memoryBytes } from '../archive/memory-bytes.ts';
import type { Imported } from '../imported.ts';
import { collectWarnings, type ImportWarning } from '../warnings.ts';
import { readMarkdown } from './read-markdown.ts';

const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function read(
  text: string,
  { siblings = {}, includesHidden = false }: { siblings?: Record<string, string | Uint8Array>; includesHidden?: boolean } = {},
): Promise<Imported & { warnings: ImportWarning[] }> {
  const { warn, warnings } = collectWarnings();
  const beside = new Map(
    Object.entries(siblings).map(([name, content]) => [name, memoryBytes(typeof content === 'string' ? Buffer.from(content) : content)]),
  );
  const imported = await readMarkdown(
    { name: 'talk.md', bytes: memoryBytes(Buffer.from(text)) },
    { options: { arrangement: 'grid', includesHidden }, measure: tableMeasure, progress() {}, warn },
    beside,
  );
  return { ...imported, warnings: warnings() };
}

const everything = (objects: readonly SceneObject[]): SceneObject[] =>
  objects.flatMap((object) => [object, ...('children' in object ? everything(object.children) : [])]);
const slidesOf = ({ root, path }: Presentation): Topic[] => {
  const all = new Map(everything(root.children).map((object) => [object.id, object]));
  return path.flatMap(({ to }) => {
    const topic = all.get(to ?? '');
    return topic?.kind === 'topic' ? [topic] : [];
  });
};
const wordsOf = (topic: Topic | undefined): string[] =>
  everything(topic?.children ?? []).flatMap((object) =>
    object.kind === 'text' ? object.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [],
  );
const kindsOf = (topic: Topic | undefined): string[] => (topic?.children ?? []).map(({ kind }) => kind).filter((kind) => kind !== 'shape');

/** Objects that are outside their slide or overlap something they must not cover. */
function misplaced(topic: Topic): string[] {
  const boxes = topic.children
    .filter(({ kind, width, height }) => kind !== 'shape' && !(kind === 'image' && width >= topic.width * 0.3 && height >= topic.height))
    .map(({ id, x, y, width, height }) => ({ id, left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }));
  const outside = boxes.filter(
    ({ left, top, right, bottom }) => left < -1 || top < -1 || right > topic.width + 1 || bottom > topic.height + 1,
  );
  const over = boxes.filter((one, index) =>
    boxes.some(
      (other, at) =>
        at < index && one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2,
    ),
  );
  return [...outside, ...over].map(({ id }) => id);
}

describe('slides', () => {
  test('Marp: splits at rules, but not at dashes under text, nor within code or comments', async () => {
    const { presentation, slides } = await read(
      '---\nmarp: true\n---\n# One\n\n---\n\nTwo\n---\n\n```yaml\n---\na: 1\n---\n```\n\n<!--\n---\n-->\n\n***\n\n# Three\n',
    );
    expect(slides).toBe(3);
    expect(slidesOf(presentation).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(kindsOf(slidesOf(presentation)[1])).toEqual(['text', 'code']);
  });

  test('Marp: comments are notes or directives, for this slide or from here on', async () => {
    const { presentation } = await read(
      '---\nmarp: true\ntitle: A talk\nlang: de\n---\n<!-- backgroundColor: "#102030" -->\n# One\n<!-- Say hello -->\n\n---\n<!-- _backgroundColor: white -->\n# Two\n\n---\n# Three',
    );
    const fills = slidesOf(presentation).map(({ frame }) => frame?.fill);
    expect(fills).toMatchObject([{ color: '#102030' }, { color: '#ffffff' }, { color: '#102030' }]);
    expect(presentation).toMatchObject({ title: 'A talk', language: 'de', path: [{ notes: 'Say hello' }, { notes: '' }, { notes: '' }] });
  });

  test('Slidev: slides may have properties; the last comment is the speaker note', async () => {
    const { presentation, slides } = await read(
      '---\ntheme: seriph\ntitle: T\n---\n\n# One\n\n<!-- no -->\n\n<!-- yes -->\n\n---\nlayout: two-cols\n---\n\n# Two\n\nleft\n\n::right::\n\nright\n\n---\n\n# Three\n',
    );
    expect(slides).toBe(3);
    expect(presentation.path[0]?.notes).toBe('yes');
    const texts = (slidesOf(presentation)[1]?.children ?? []).filter(({ kind }) => kind === 'text');
    expect(texts[1]?.x).toBeLessThan(960);
    expect(texts[2]?.x).toBeGreaterThan(960);
    expect(wordsOf(slidesOf(presentation)[1])).toEqual(['Two', 'left', 'right']);
  });

  test('Slidev: includes slides from other files, or reports them missing; leaves hidden ones out', async () => {
    const deck = '---\ntheme: x\ntransition: fade\n---\n# One\n\n---\nsrc: ./pages/more.md\n---\n\n---\nhide: true\n---\n\n# Secret\n';
    expect((await read(deck)).warnings.map(({ code }) => code)).toEqual(['hidden', 'missing-file']);
    const { presentation } = await read(deck, { siblings: { 'pages/more.md': '# Two\n\n---\n\n# Three' }, includesHidden: true });
    expect(slidesOf(presentation).map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Secret']);
  });

  test('reveal: vertical slides, notes, fragments, backgrounds', async () => {
    const { presentation } = await read(
      '# Top\n\nNote: hello\n\n---\n\n## Right\n\n----\n\n<!-- .slide: data-background="#00f" -->\n## Below\n\n- a <!-- .element: class="fragment" -->\n- b <!-- .element: class="fragment" -->\n\n---\n\n# Next\n\n----\n\n## Last',
    );
    expect(presentation.path.map(({ to, reveal }) => (to ? to : reveal.length))).toEqual([
      'slide-1',
      'slide-2',
      'slide-3',
      1,
      1,
      'slide-4',
      'slide-5',
    ]);
    expect(presentation.path[0]?.notes).toBe('hello');
    expect(slidesOf(presentation)[2]?.frame?.fill).toMatchObject({ color: '#0000ff' });
    expect(
      presentation.root.children.filter(({ id }) => id.startsWith('part-')).map((part) => part.kind === 'topic' && part.title),
    ).toEqual(['Right', 'Next']);
  });

  test('notes in a text without marks end at the next heading; a note in code is code', async () => {
    const { presentation } = await read(
      '# One\n\nshown\n\nNote: say this\n\n```sh\n# no heading\n```\n\n### Below\n\nalso shown\n\n## Two\n\n```\nNote: kept\n```\n\n## Three',
    );
    expect(slidesOf(presentation).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(wordsOf(slidesOf(presentation)[0])).toEqual(['One', 'shown', 'Below', 'also shown']);
    expect(presentation.path[0]?.notes).toBe('say this\n\n```sh\n# no heading\n```');
    expect(kindsOf(slidesOf(presentation)[1])).toEqual(['text', 'code']);
  });

  test('reveal: custom separators', async () => {
    expect(
      (await read('---\nseparator: <!--s-->\nverticalSeparator: <!--v-->\n---\n# One\n<!--s-->\n# Two\n<!--v-->\n# Three')).slides,
    ).toBe(3);
  });

  test('remark: properties, layouts, templates, increments, notes and classes', async () => {
    const { presentation, slides } = await read(
      'class: center, middle\n# One\n???\nspeak\n---\nlayout: true\n.footer[Us]\n---\nname: base\n# Two\n.pull-left[\nleft\n]\n.pull-right[\nright\n]\n---\n# Three\n- a\n--\n\n- b\n---\ntemplate: base\nmore\n---\nexclude: true\n# Never\n---\nlayout: false\n# Four [two](#base)',
    );
    expect(slides).toBe(5);
    expect(slidesOf(presentation).map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Two', 'Four two']);
    expect(presentation.path[0]?.notes).toBe('speak');
    expect(wordsOf(slidesOf(presentation)[1])).toEqual(['Two', 'left', 'right', 'Us']);
    expect(presentation.path.map(({ reveal }) => reveal.length)).toEqual([0, 0, 0, 1, 0, 0]);
    const heading = slidesOf(presentation)[4]?.children.find(({ kind }) => kind === 'text');
    expect(heading?.kind === 'text' && heading.paragraphs[0]?.runs[1]).toMatchObject({
      text: 'two',
      link: { kind: 'object', id: 'slide-2' },
    });
  });

  test('splits a text without slides at its headings, and again where a section is too long', async () => {
    const long = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} ${'word '.repeat(30)}`).join('\n\n');
    const { presentation } = await read(`# Title\n\nIntro\n\n## Install\n\nText\n\n---\n\nMore\n\n### Detail\n\n## Long\n\n${long}`);
    const titles = slidesOf(presentation).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Title', 'Install', 'Long']);
    expect(titles.length).toBeGreaterThan(4);
    expect(new Set(titles.slice(2))).toEqual(new Set(['Long']));
  });

  test('underlined headings are headings', async () => {
    const { presentation } = await read('First\n=====\n\nText\n\nSecond\n------\n\n- item\n---\n\nThird\n---\nMore');
    expect(slidesOf(presentation).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
    const marked = await read('---\nmarp: true\nheadingDivider: 1\n---\n\nOne\n===\n\nText\n\nTwo\n===\n');
    expect(slidesOf(marked.presentation)).toHaveLength(2);
  });

  test('sections begin with first-level headings', async () => {
    const { presentation } = await read('# Deck\n\n---\n# A\n\n---\n## A1\n\n---\n# B\n\n---\n## B1\n\n---\n## B2');
    expect(presentation.root.children.map((child) => (child.kind === 'topic' ? `${child.id} ${child.title}` : child.kind))).toEqual([
      'slide-1 Deck',
      'part-1 A',
      'part-2 B',
    ]);
    expect(presentation.path).toHaveLength(6);
  });

  test('fifty thousand slides are rejected immediately', async () => {
    await expect(read('# x\n\n---\n\n'.repeat(50_000))).rejects.toMatchObject({ code: 'too-many-slides' });
    await expect(read(' \n\n')).rejects.toMatchObject({ code: 'empty' });
    await expect(read('---\nmarp: true\n---\n')).rejects.toMatchObject({ code: 'nothing-inside' });
  });
});

describe('content', () => {
  const first = async (markdown: string) => slidesOf((await read(markdown)).presentation)[0];

  test('lists keep their levels, numbers and checkboxes', async () => {
    const topic = await first('# T\n\n3. three\n4. four\n   - deep\n\n     more\n\n- [x] done\n- [ ] not');
    const text = topic?.children.filter(({ kind }) => kind === 'text').at(-1);
    expect(text?.kind === 'text' && text.paragraphs).toMatchObject([
      { listType: 'NUMBER', start: 3, level: 0 },
      { listType: 'NUMBER', start: 4 },
      { listType: 'BULLET', level: 1, runs: [{ text: 'deep' }, { text: '\n' }, { text: 'more' }] },
      { marker: '☑' },
      { marker: '☐' },
    ]);
  });

  test('code keeps its language and highlighted lines', async () => {
    const topic = await first('# T\n\n```ts {2,4-5|all} [a.ts]\na\nb\nc\nd\ne\n```');
    expect(topic?.children.find(({ kind }) => kind === 'code')).toMatchObject({
      codeLanguage: 'ts',
      highlightedLines: [2, 4, 5],
      code: 'a\nb\nc\nd\ne',
    });
  });

  test('tables keep their columns; an empty header is dropped', async () => {
    const topic = await first('# T\n\n| a | b |\n|--:|:-:|\n| 1 | **2** |\n\ntext\n\n| | |\n|-|-|\n| x | y |');
    const tables = topic?.children.filter(({ kind }) => kind === 'table');
    expect(tables).toMatchObject([
      {
        hasHeader: true,
        rows: [
          { cells: [{ paragraphs: [{ align: 'end' }] }, { paragraphs: [{ align: 'center' }] }] },
          { cells: [{}, { paragraphs: [{ runs: [{ text: '2', weight: 700 }] }] }] },
        ],
      },
      { hasHeader: false, rows: [{}] },
    ]);
  });

  test('converts formulas to text, and leaves money alone', async () => {
    const words = wordsOf(await first('# T\n\nCosts $5 and $6. Area $\\pi r^2$.\n\n$$\n\\frac{a}{b}\n$$'));
    expect(words.slice(1)).toEqual(['Costs $5 and $6. Area πr2.', 'a\u2009/\u2009b']);
  });

  test('emoji, footnotes, quotes', async () => {
    const topic = await first('# T :tada:\n\nWord[^1] :unheard:\n\n> Said\n\n[^1]: Below');
    expect(wordsOf(topic)).toEqual(['T 🎉', 'Word1 :unheard:', 'Said', '1 Below']);
    expect(kindsOf(topic)).toEqual(['text', 'text', 'group', 'text']);
  });

  test('attributes in braces style words and are not shown; other braces are', async () => {
    const topic = await first(
      '## T {#name .class}\n\n[Red]{style="color:#c00"} and [plain] {x} f{a} ![](' + pixel + '){width=50%} [set]{1, 2}',
    );
    expect(wordsOf(topic)[0]).toBe('T');
    const text = wordsOf(topic).slice(1).join(' ');
    expect(text).toContain('Red and [plain] {x} f{a}');
    expect(text).toContain('[set]{1, 2}');
    expect(text).not.toContain('width');
    expect(JSON.stringify(topic)).toContain('"color":"#cc0000"');
  });

  test('interprets HTML by its meaning; leaves out scripts and reports them', async () => {
    const { presentation, warnings } = await read(
      '# T\n\n<ul><li>one <b>two</b></li></ul>\n\n<script>alert(1)</script>\n\nH<sub>2</sub>O<br>next &amp; <a href="javascript:x()">bad</a> <span style="color:#c00">red</span>\n\n<table><tr><th>h</th></tr><tr><td>c</td></tr></table>',
    );
    const [topic] = slidesOf(presentation);
    expect(wordsOf(topic)).toEqual(['T', 'one two', 'H2O\nnext & bad red']);
    expect(JSON.stringify(presentation)).not.toContain('alert');
    expect(warnings.map(({ code }) => code)).toEqual(['unsafe-link', 'html']);
    const runs = topic?.children.flatMap((object) =>
      object.kind === 'text' ? object.paragraphs.flatMap((paragraph) => paragraph.runs) : [],
    );
    expect(runs).toEqual(
      expect.arrayContaining([
        { text: '2', position: 'sub' },
        { text: 'red', color: '#cc0000' },
      ]),
    );
  });

  test('all kinds of columns are placed side by side', async () => {
    for (const columns of [
      '<div class="grid grid-cols-2">\n<div>\n\nleft\n\n</div>\n<div>\n\nright\n\n</div>\n</div>',
      '<div class="columns"><div>\n\nleft\n\n</div><div>\n\nright\n\n</div></div>',
      '<div class="grid grid-cols-[160px_minmax(0,_1fr)]">\n<p>left</p>\n<p>right</p>\n</div>',
      '<div grid="~ cols-[1fr,35%] gap-4">\n<p>left</p>\n<p>right</p>\n</div>',
      '<div style="display: grid; grid-template-columns: repeat(2, minmax(0, 1fr))">\n<p>left</p>\n<p>right</p>\n</div>',
      '<ul class="left-column"><li>left</li></ul>\n<ul class="right-column"><li>right</li></ul>',
      '<h2 class="col-6">left</h2>\n<h2 class="col-6">right</h2>',
    ]) {
      const [, left, right] = (await first(`# T\n\n${columns}`))?.children.filter(({ kind }) => kind === 'text') ?? [];
      expect(left && right && left.x + left.width / 2 <= right.x - right.width / 2).toBe(true);
      expect(left?.y).toBe(right?.y);
    }
  });

  test('a picture in a column class is a picture; an offset makes no column, except in remark', async () => {
    const texts = async (markdown: string) => (await first(markdown))?.children.filter(({ kind }) => kind === 'text') ?? [];
    const topic = await first(`# T\n\n<img class="right-0 col-6" src="${pixel}">\n\n<a class="col-6" href="#x"><img src="${pixel}"></a>`);
    expect(everything(topic?.children ?? []).filter(({ kind }) => kind === 'image')).toHaveLength(2);
    const offset = await texts('# T\n\n<div class="absolute left-40">one</div>\n<div class="absolute right-40">two</div>');
    expect(offset).toHaveLength(2);
    const [, left, right] = await texts('# T\n\n.left-40[one]\n.right-60[two]\n\n???\nnote');
    expect(left?.y).toBe(right?.y);
  });

  test('clicks reveal one item after another', async () => {
    const { presentation } = await read(
      '---\ntransition: fade\n---\n# T\n\n<v-clicks>\n\n- a\n- b\n\n</v-clicks>\n\n<div v-click>c</div>\n<p v-after>d</p>',
    );
    expect(presentation.path.map(({ reveal }) => reveal.length)).toEqual([0, 1, 1, 1]);
    expect(wordsOf(slidesOf(presentation)[0])).toEqual(['T', 'a', 'b', 'c', 'd']);
  });

  test('diagrams stay code, with a warning', async () => {
    const { presentation, warnings } = await read('# T\n\n```mermaid\ngraph TD\n```');
    expect(kindsOf(slidesOf(presentation)[0])).toEqual(['text', 'code']);
    expect(warnings).toMatchObject([{ code: 'diagram', slides: [1] }]);
  });
});

describe('pictures', () => {
  const png = Buffer.from(pixel.slice(pixel.indexOf(',') + 1), 'base64');

  test('come from the deck or from files next to it, never from elsewhere', async () => {
    const { presentation, pictures, warnings } = await read(
      `# T\n\n![in](${pixel})\n\ntext\n\n![beside](./Img/a%20b.png?x)\n\ntext\n\n![gone](lost.png)\n\ntext\n\n![far](https://example.org/far.png)`,
      { siblings: { 'img/a b.png': png } },
    );
    const objects = everything(slidesOf(presentation));
    expect(objects.filter(({ kind }) => kind === 'image').map(({ alt }) => alt)).toEqual(['in', 'beside']);
    expect(pictures.size).toBe(1);
    expect(warnings.map(({ code, details }) => [code, ...details])).toEqual([
      ['external', 'https://example.org/far.png'],
      ['missing-file', 'lost.png'],
    ]);
    expect(wordsOf(slidesOf(presentation)[0])).toEqual(expect.arrayContaining(['gone', 'far']));
  });

  test('keep SVG as drawings', async () => {
    const { presentation } = await read('# T\n\n![d](d.svg)', {
      siblings: { 'd.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>' },
    });
    expect(kindsOf(slidesOf(presentation)[0])).toContain('drawing');
  });

  test('backgrounds are behind everything, or leave room for the text', async () => {
    const { presentation } = await read(`---\nmarp: true\n---\n![bg](${pixel})\n# One\n\n---\n![bg right:40%](${pixel})\n# Two\n\nwords`);
    const [one, two] = slidesOf(presentation);
    expect(one?.children[0]).toMatchObject({ kind: 'image', width: 1920, height: 1080 });
    expect(two?.children[0]).toMatchObject({ kind: 'image', width: 768, x: 1536 });
    expect(
      Math.max(...(two?.children ?? []).filter(({ kind }) => kind === 'text').map(({ x, width }) => x + width / 2)),
    ).toBeLessThanOrEqual(1152);
  });
});

test('everything fits on its slide, and nothing overlaps', async () => {
  const code = `\`\`\`js\n${'const answer = 42;\n'.repeat(60)}\`\`\``;
  const list = Array.from({ length: 40 }, (_, index) => `- item ${index} ${'with words '.repeat(8)}`).join('\n');
  const table = `| a | b |\n|---|---|\n${'| some words | and others that are longer |\n'.repeat(25)}`;
  const decks = [
    code,
    list,
    table,
    `${list}\n\n${code}\n\n${table}\n\n![x](x.png)`,
    `${'# Long heading '.repeat(30)}\n\n> ${'quote '.repeat(200)}`,
    `![](a.png)\n\n![](b.png)\n\n![](c.png)\n\nwords\n\n![](d.png)`,
    `Word[^1]\n\n[^1]: ${'note '.repeat(300)}`,
  ];
  const { presentation } = await read(
    `---\nmarp: true\npaginate: true\nfooter: Foot\n---\n${decks.map((deck) => `# T\n\n${deck}`).join('\n\n---\n\n')}`,
  );
  expect(slidesOf(presentation).flatMap(misplaced)).toEqual([]);
  expect(parsePresentation(structuredClone(writePresentation(presentation))).problems).toEqual([]);
});

test('broken, deeply nested and endless texts terminate', async () => {
  const hostile = [
    '<div>'.repeat(3000),
    '> '.repeat(500),
    '- '.repeat(300) + 'x',
    '['.repeat(3000),
    '<!-- '.repeat(2000),
    '.a['.repeat(2000),
    '---\nseparator: (a+)+$\n---\n# x',
    '---\na: &a [*a]\n---\n# x',
    '$'.repeat(3000),
    '`'.repeat(5001),
    '| '.repeat(3000),
  ];
  for (const text of hostile)
    await expect(
      read(text).then(
        ({ slides }) => slides,
        () => 0,
      ),
    ).resolves.toBeLessThan(10);
});

const corpus = process.env['LECTERN_CORPUS'];
describe.skipIf(!corpus)('real decks', () => {
  test.each(corpus ? readdirSync(join(corpus, 'md')) : [])('%s', async (name) => {
    const { presentation, slides } = await read(readFileSync(join(corpus ?? '', 'md', name), 'utf8'));
    expect(slides).toBeGreaterThan(2);
    expect(slidesOf(presentation).flatMap(misplaced)).toEqual([]);
    expect(parsePresentation(structuredClone(writePresentation(presentation))).problems).toEqual([]);
  });
});

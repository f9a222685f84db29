import { describe, expect, test } from 'vitest';
import { frameObject, overviewCamera } from '#model/camera/framing.ts';
import { recordingContext } from '#model/paint/test-context.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { paint } from '#model/paint/paint.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { generateDocument } from '#model/presentation/test-documents.ts';
import { transcriptOf, type TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import type { DocumentPlan } from './page-plan.ts';
import { PIXEL_RATIO } from './page-plan.ts';
import { planDocument } from './plan-document.ts';
import { allTags, contents, page, planOf, text, topic } from './test-plans.ts';

describe('pages', () => {
  test('[PDF-13] are the overview plus one per step, even if the path begins with the overview', () => {
    const children = [topic('one', 400, 300), topic('two', 1400, 300)];
    const { pages } = planOf(children, { path: ['root', 'one', { reveal: ['two'] }, 'two'] });
    expect(pages.map(({ view, title }) => [view.kind === 'step' ? view.index : view.kind, title])).toEqual([
      ['overview', 'All'],
      [0, 'All'],
      [1, 'one'],
      [2, 'one'],
      [3, 'two'],
    ]);
    expect(planOf([]).pages).toHaveLength(2);
  });

  test("[PDF-13] have the aspect ratio of what they show, within bounds, and the viewer's camera", () => {
    const document = {
      root: {
        id: 'root',
        width: 1920,
        height: 1080,
        children: [
          topic('wide', 400, 300, [], { rotation: 30 }),
          topic('tall', 900, 300, [], { width: 300, height: 900 }),
          topic('slim', 1500, 300, [], { width: 90, height: 900 }),
          { kind: 'line', id: 'flat', x: 900, y: 900, width: 500, height: 0, points: [] },
          { kind: 'group', id: 'group', x: 900, y: 900, width: 0, height: 0, children: [text('in', 0, 0, { width: 400, height: 400 })] },
        ],
      },
      path: ['wide', 'tall', 'slim', 'flat', 'group'],
    };
    const scene = indexScene(parsePresentation(document).presentation);
    const { pages } = planDocument(scene);
    expect(pages.map(({ viewport }) => [viewport.width, viewport.height])).toEqual([
      [1280, 720],
      [1280, 720],
      [427, 1280],
      [320, 1280],
      [1280, 320],
      [1280, 1280],
    ]);
    expect(pages[0]?.camera).toEqual(overviewCamera(scene, { width: 1280, height: 720 }));
    expect(pages[1]?.camera).toEqual(frameObject(scene, 'wide', { width: 1280, height: 720 }));
    expect(pages[1]?.camera.rotation).toBe(30);
  });

  test('hide what has not been revealed yet; the overview shows everything', () => {
    const { pages } = planOf([text('now', 300, 300), text('later', 300, 600)], { path: ['root', { reveal: ['later'] }] });
    expect(pages.map(({ opacities }) => [opacities.get('now'), opacities.get('later')])).toEqual([
      [undefined, undefined],
      [undefined, 0],
      [undefined, 1],
    ]);
  });

  test('are titled by their step, their topic, their text, or their number', () => {
    const children = [
      topic('named', 300, 300),
      topic('mute', 900, 300, [text('Written over it', 400, 100, { styleClass: 'title' })], { title: '' }),
      topic('blank', 1500, 300, [], { title: '' }),
    ];
    expect(
      planOf(children, { path: [{ to: 'named', title: 'A step' }, 'named', 'mute', 'blank'] }).pages.map(({ title, tags }) => [
        title,
        tags.title,
      ]),
    ).toEqual(['All', 'A step', 'named', 'Written over it', '5'].map((title) => [title, title]));
  });
});

describe('where content is read', () => {
  const inner = topic('inner', 600, 300, [text('deep', 400, 200)]);
  const outer = topic('outer', 400, 300, [text('near', 200, 100), inner]);

  test('[PDF-13] an object is read once: where the camera goes to it or to its container, otherwise on the overview', () => {
    const children = [text('canvas', 1500, 200), outer, topic('never', 1400, 800, [text('unvisited', 400, 200)])];
    expect(contents(planOf(children, { path: ['root', 'outer', 'inner', 'outer', 'near', 'root'] }))).toEqual([
      ['canvas#p0', 'unvisited#p0'],
      [],
      [],
      ['deep#p0'],
      [],
      ['near#p0'],
      [],
    ]);
    expect(contents(planOf(children, { path: ['outer'] }))).toEqual([
      ['canvas#p0', 'unvisited#p0'],
      ['near#p0', 'deep#p0'],
    ]);
  });

  test('[PDF-13] an object that appears later is read, with everything in it, on the page of the step that reveals it', () => {
    const group = { kind: 'group', id: 'group', x: 400, y: 300, width: 400, height: 200, children: [text('held', 200, 100)] };
    const children = [topic('one', 400, 300, [text('first', 200, 100), group, text('last', 200, 420)])];
    expect(contents(planOf(children, { path: ['one', { reveal: ['group'] }, { to: 'root' }, { to: 'root', reveal: ['last'] }] }))).toEqual([
      ['last#p0'],
      ['first#p0'],
      ['held#p0'],
      [],
      [],
    ]);
  });

  test('the content of a group is read where the camera goes to the group', () => {
    const group = { kind: 'group', id: 'group', x: 400, y: 200, width: 400, height: 200, children: [text('held', 200, 100)] };
    expect(contents(planOf([topic('one', 400, 300, [group, text('beside', 200, 400)])], { path: ['one', 'group'] }))).toEqual([
      [],
      ['beside#p0'],
      ['held#p0'],
    ]);
  });

  test("content outside its topic's page, or too small there, is read where it is visible; content on no page is left out", () => {
    const dot = { kind: 'shape', id: 'dot', alt: 'A dot', x: 400, y: 300, width: 60, height: 40 };
    const speck = topic('speck', 100, 100, [text('tiny', 400, 200), dot], { scale: 0.0008 });
    const children = [
      topic('one', 400, 300, [text('astray', 2000, 200), text('on the edge', 860, 400)]),
      topic('two', 1400, 300, [speck]),
      text('unseen', 300, 900, { opacity: 0 }),
    ];
    const path = ['one', 'two'];
    const seen = ['astray#p0', 'on the edge#p0'];
    expect(contents(planOf(children, { path }))).toEqual([seen, [], []]);
    expect(contents(planOf(children, { path: [...path, 'speck'] }))).toEqual([seen, [], [], ['tiny#p0', 'dot']]);
    const lens = { kind: 'frame', id: 'lens', x: 1250, y: 237.5, width: 0.4, height: 0.225 };
    expect(contents(planOf([...children, lens], { path: ['lens'] }))).toEqual([seen, ['tiny#p0', 'dot']]);
  });

  test("letters too small for the page's pixels are read on no page", () => {
    const fine = (id: string, pixels: number) => text(id, 900, 500, { style: { size: pixels / (planOf([]).pages[0]?.camera.zoom ?? 1) } });
    expect(contents(planOf([fine('lost', 0.49 / PIXEL_RATIO), fine('seen', 0.51 / PIXEL_RATIO)])).flat()).toEqual(['seen#p0']);
  });

  test('[PDF-13] a text with some letters too small is read where the others are drawn', () => {
    const size = (pixels: number) => pixels / PIXEL_RATIO / (planOf([]).pages[0]?.camera.zoom ?? 1);
    const runs = [
      { text: 'fine', size: size(0.49) },
      { text: 'print', size: size(0.51) },
    ];
    expect(contents(planOf([text('mixed', 900, 500, { paragraphs: [{ runs }] })])).flat()).toEqual(['mixed#p0']);
  });

  test('[PDF-13] on a flat canvas, the content of a frame is read where the camera goes to the frame', () => {
    const objects = [
      { kind: 'frame', id: 'frame', title: 'Framed', x: 500, y: 500, width: 600, height: 400 },
      text('within', 500, 450),
      text('without', 2000, 500),
    ];
    const { presentation } = parsePresentation({
      schemaVersion: 0,
      title: 'Flat',
      objects,
      path: [
        { kind: 'move', to: 'frame' },
        { kind: 'move', x: 2000, y: 500, width: 500, height: 300 },
      ],
    });
    const plan = planDocument(indexScene(presentation));
    expect(contents(plan)).toEqual([[], ['within#p0'], ['without#p0']]);
    expect(plan.bookmarks.map(({ title, page }) => [title, page])).toEqual([
      ['Flat', 0],
      ['Framed', 1],
      ['3', 2],
    ]);
  });

  test('[PDF-13] a page is read in transcript order, from right to left where the language is', () => {
    const children = [
      topic('one', 900, 500, [text('right', 600, 200), text('left', 150, 200), text('over all', 400, 400, { styleClass: 'title' })]),
    ];
    expect(contents(planOf(children, { path: ['one'] }))[1]).toEqual(['over all', 'left#p0', 'right#p0']);
    expect(contents(planOf(children, { path: ['one'], language: 'ar' }))[1]).toEqual(['over all', 'right#p0', 'left#p0']);
  });

  test('a link leads to the page of its step, or to where its object is shown or read', () => {
    const { pageOf } = planOf([outer, text('canvas', 1500, 200)], { path: ['root', 'inner', { id: 'stop', to: 'outer' }] });
    const pageTo = (id: string) => pageOf({ kind: 'object', id });
    expect([
      pageTo('root'),
      pageTo('canvas'),
      pageTo('near'),
      pageTo('inner'),
      pageTo('nowhere'),
      pageOf({ kind: 'step', id: 'stop' }),
      pageOf({ kind: 'address', href: 'https://example.org/' }),
    ]).toEqual([0, 0, 3, 2, undefined, 3, undefined]);
  });
});

describe('headings', () => {
  const title = (id: string) => text(id, 400, 60, { styleClass: 'title' });

  test('[PDF-13] are as deep as the topics they head', () => {
    const children = [
      title('All'),
      topic('one', 400, 300, [title('One'), topic('part', 400, 300, [title('Part')])]),
      topic('two', 1400, 300, [title('Two')]),
    ];
    expect([0, 1, 2, 3].flatMap((index) => page(planOf(children, { path: ['one', 'part', 'two'] }), index))).toEqual([
      'H1=All',
      'H2=One',
      'H3=Part',
      'H2=Two',
    ]);
  });

  test('[PDF-13] never skip a level, in whatever order the path visits their topics', () => {
    const nest = (level: number): ReturnType<typeof topic> =>
      topic(`t${level}`, 600, 300, [title(`T${level}`), ...(level < 9 ? [nest(level + 1)] : [])]);
    const deep = [nest(0), topic('side', 1400, 800, [title('Side')])];
    const levels = (path: string[]) => levelsOf(planOf(deep, { path }));
    expect(levels(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 'side'])).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 1]);
    for (const path of [
      ['t9', 't4', 'side', 't2', 't0', 't8'],
      ['side', 't5', 't4', 't3'],
      ['t0', 't1', 't2', 't3', 'side', 't4'],
    ]) {
      expect(gapIn(levels(path)), path.join(' ')).toBeUndefined();
    }
  });

  test('there is one per topic: the title with the most letters, or the first subtitle if there is no title', () => {
    const number = text('7 %', 100, 60, { styleClass: 'title' });
    const subtitle = (id: string, y: number) => text(id, 400, y, { styleClass: 'subtitle' });
    expect(page(planOf([number, title('What it says'), subtitle('below', 300)]), 0)).toEqual(['P=7 %#p0', 'H1=What it says', 'P=below#p0']);
    expect(page(planOf([subtitle('first', 100), subtitle('second', 300), text('body', 400, 500)]), 0)).toEqual([
      'H1=first',
      'P=second#p0',
      'P=body#p0',
    ]);
    expect(page(planOf([text('body', 400, 500)]), 0)).toEqual(['P=body#p0']);
  });
});

/** The parts the painter reports on each page, as the writer receives them. */
function toldOn(scene: Scene, { pages }: DocumentPlan): Set<string>[] {
  return pages.map(({ camera, viewport, opacities }) => {
    const told = new Set<string>();
    const begun: string[] = [];
    const { context, picture } = recordingContext();
    const hear = (part: string) => void told.add((begun.at(-1) ?? '') + part);
    paint(context, scene, {
      camera,
      viewport,
      pixelRatio: PIXEL_RATIO,
      imageOf: picture,
      rich: richForms,
      opacityOf: (id) => opacities.get(id) ?? 1,
      onBegin: ({ id }) => (begun.push(id), hear('')),
      onEnd: () => void begun.pop(),
      onPart: (part) => part !== null && hear(`#${part}`),
    });
    return told;
  });
}

test('[PDF-13] the painter reports everything that is read, on the page where it is read', () => {
  const paragraphs = ['plain', { runs: ['a'], listType: 'BULLET' }, { runs: ['b'], listType: 'NUMBER', level: 1 }];
  const everything = [
    text('title', 400, 60, { styleClass: 'title' }),
    text('list', 300, 150, { paragraphs, height: 200 }),
    {
      kind: 'table',
      id: 'table',
      x: 600,
      y: 150,
      width: 200,
      height: 100,
      rows: [['a', { paragraphs, rowSpan: 2 }], ['c']],
      columns: [1, 1],
    },
    { kind: 'code', id: 'code', x: 600, y: 350, width: 200, height: 100, code: 'let a;\n\nlet b;', hasLineNumbers: true },
    { kind: 'chart', id: 'chart', x: 200, y: 350, width: 200, height: 100, series: [{ values: [1, 2] }] },
    {
      kind: 'group',
      id: 'group',
      alt: 'A group',
      x: 400,
      y: 350,
      width: 100,
      height: 100,
      children: [{ kind: 'shape', id: 'shape', x: 50, y: 50, width: 50, height: 50, fill: '#000' }],
    },
  ];
  const scene = indexScene(
    parsePresentation({ root: { width: 1920, height: 1080, children: [topic('one', 900, 500, everything)] }, path: ['one'] }).presentation,
  );
  const plan = planDocument(scene);
  const [, told = new Set()] = toldOn(scene, plan);
  const [before, read = []] = contents(plan);
  expect(before).toEqual([]);
  expect(read).toHaveLength(16);
  expect(read.filter((key) => !told.has(key))).toEqual([]);
});

const count = Number(process.env['FUZZ_DOCUMENTS'] ?? 60);

test(
  `[PDF-13] in ${count} generated documents, every drawn text is read exactly once, in transcript order, under headings that skip no level`,
  { timeout: 60_000 + count * 100 },
  () => {
    for (let seed = 0; seed < count; seed += 1) {
      const scene = indexScene(parsePresentation(generateDocument(seed)).presentation);
      const plan = planDocument(scene);
      expect(plan.pages).toHaveLength(scene.presentation.path.length + 1);
      const order = new Map(textIds(transcriptOf(scene.presentation)).map((id, index) => [id, index]));
      const pages = contents(plan);
      for (const keys of pages) {
        const places = keys.flatMap((key) => order.get(key.replace(/#.*/, '')) ?? []);
        expect(places, `seed ${seed}`).toEqual(places.toSorted((one, other) => one - other));
      }
      const read = new Set(pages.flat());
      expect(read.size, `seed ${seed}`).toBe(pages.flat().length);
      const unread = toldOn(scene, plan)
        .flatMap((told) => [...told])
        .filter((key) => {
          const [id = '', paragraph] = key.split('#p');
          const object = scene.nodes.get(id)?.object;
          const said = object?.kind === 'text' && object.paragraphs[Number(paragraph)]?.runs.some((run) => run.text.trim() !== '');
          return said === true && !read.has(key) && !read.has(id);
        });
      expect(unread, `seed ${seed}`).toEqual([]);
      expect(gapIn(levelsOf(plan)), `seed ${seed}`).toBeUndefined();
    }
  },
);

const levelsOf = ({ pages }: DocumentPlan): number[] =>
  pages.flatMap(({ tags }) => allTags(tags)).flatMap(({ role }) => (/^H\d/.test(role) ? Number(role.slice(1)) : []));

/** The first level more than one below the heading before it. */
const gapIn = (levels: readonly number[]): number | undefined => levels.find((level, index) => level > (levels[index - 1] ?? 0) + 1);

const textIds = ({ texts, topics }: TranscriptTopic): string[] => [...texts.map(({ id }) => id), ...topics.flatMap(textIds)];

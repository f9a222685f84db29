import { describe, expect, test } from 'vitest';
import type { Draft } from '#model/change/draft/draft.ts';
import { apply, expectSound, objectOf, open, textsOf } from '#model/change/draft/test-drafts.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { isRecord } from '#model/presentation/reading/reader.ts';
import { generateDocument } from '#model/presentation/test-documents.ts';
import { matrixBetween, indexScene } from '#model/scene/scene.ts';
import { visualScenes } from '#model/scenes/visual-scenes.ts';
import { select } from '../selection/selection.ts';
import { copy } from './copy.ts';
import { cut } from './cut.ts';
import { duplicate, paste } from './paste/paste.ts';
import { draftOf, emptyDraft, pasteInto, read, target, textSelection, written } from './test-clips.ts';

/** Everything but names, which are new, places among siblings, where all of it is, and links to the canvas of another document. */
function content({ root }: Presentation): unknown {
  const [first] = root.children;
  const moved = root.children.map((object) => ({ ...object, x: object.x - (first?.x ?? 0), y: object.y - (first?.y ?? 0) }));
  const left = new Set(['id', 'order', 'asset', 'poster']);
  const isRoot = (value: unknown) => isRecord(value) && value['kind'] === 'object' && value['id'] === 'root';
  return JSON.parse(JSON.stringify(moved, (name, value: unknown) => (left.has(name) || isRoot(value) ? undefined : value)));
}

const everythingIn = (draft: Draft) =>
  select(
    draft,
    draft.presentation.root.children.map(({ id }) => id),
  );

describe('copied and pasted into another document', () => {
  const scenes = visualScenes.filter(({ document }) => draftOf(document).presentation.root.children.length > 0);

  test.each(scenes.map((scene) => [scene.id, scene.document] as const))('%s stays what it is', (_id, document) => {
    const from = draftOf(document);
    const to = emptyDraft();
    const { wanted } = pasteInto(to, read(written(from, copy(from, everythingIn(from), 'there')).json));
    expect(content(to.presentation)).toEqual(content(from.presentation));
    expectSound(to);
    for (const { asset, of } of wanted) expect([of, asset.source.startsWith('data:')]).toEqual(['there', false]);
  });

  const seeds = Array.from({ length: 40 }, (_, seed) => seed).filter(
    (seed) => draftOf(generateDocument(seed)).presentation.root.children.length > 0,
  );

  test.each(seeds)('random document %i: everything arrives, under other names', (seed) => {
    const [from, to] = [draftOf(generateDocument(seed)), draftOf(generateDocument(seed))];
    pasteInto(to, read(written(from, copy(from, everythingIn(from), 'there')).json));
    expect(to.presentation.root.children.length).toBe(from.presentation.root.children.length * 2);
    expectSound(to);
  });
});

describe('what is copied', () => {
  test('brings the steps that show nothing else, and no others', () => {
    const draft = open();
    const stepsOf = (...ids: string[]) => {
      const clip = copy(draft, select(draft, ids), 'here');
      return clip?.kind === 'objects' && clip.steps.map(({ id }) => id);
    };
    expect(stepsOf('t')).toEqual(['s']);
    expect(stepsOf('i')).toEqual([]);
    expect(stepsOf('b')).toEqual([]);
  });

  test('brings its assets, and no others', () => {
    const clip = copy(open(), select(open(), ['i']), 'here');
    expect(clip?.kind === 'objects' && Object.keys(clip.assets)).toEqual(['p']);
  });

  test('from several places keeps its arrangement', () => {
    const document = {
      root: {
        id: 'root',
        children: [
          { kind: 'shape', shape: 'star', id: 'outside', x: 700, y: 300 },
          {
            kind: 'topic',
            id: 'topic',
            x: 500,
            y: 400,
            scale: 0.5,
            rotation: 30,
            children: [{ kind: 'shape', shape: 'star', id: 'inside', x: 100, y: 200, rotation: 15, scale: 2 }],
          },
        ],
      },
    };
    const from = draftOf(document);
    const clip = copy(from, select(from, ['outside', 'inside']), 'there');
    const to = emptyDraft();
    if (clip) pasteInto(to, clip);
    const [before, after] = [indexScene(from.presentation), indexScene(to.presentation)];
    const matrices = [before.nodes.get('outside'), before.nodes.get('inside')].map((node) => node && matrixBetween(node, before.root));
    const [one, other] = after.root.children;
    if (!one || !other) throw new Error('Both should be there');
    for (const [index, node] of [one, other].entries())
      for (const [place, value] of (matrices[index] ?? []).entries()) expect(matrixBetween(node, after.root)[place]).toBeCloseTo(value, 8);
  });

  test('of a text is what is selected, in the formatting it has', () => {
    const draft = draftOf({
      root: {
        id: 'root',
        children: [
          { kind: 'text', id: 'text', paragraphs: [{ runs: ['One ', { text: 'bold', weight: 700 }], listType: 'BULLET' }, 'Two', 'Three'] },
        ],
      },
    });
    const clip = copy(draft, textSelection('text', 7, 15), 'here');
    expect(clip).toMatchObject({
      kind: 'text',
      paragraphs: [{ runs: [{ text: 'ld', weight: 700 }], listType: 'BULLET' }, { runs: [{ text: 'Two' }] }, { runs: [{ text: 'T' }] }],
    });
    expect(copy(draft, textSelection('text', 7, 7), 'here')).toBeUndefined();
    apply(draft, ...cut(draft, textSelection('text', 7, 15)));
    expect(textsOf(draft, 'text')).toEqual(['One bohree']);
  });

  test('is gone once it is cut, and comes back where it was', () => {
    const draft = open();
    const selection = select(draft, ['t']);
    const clip = copy(draft, selection, 'here');
    apply(draft, ...cut(draft, selection));
    expect(draft.entries.has('a')).toBe(false);
    if (clip) pasteInto(draft, clip);
    expect([...draft.entries.keys()].flatMap((id) => textsOf(draft, id))).toContain('Hello');
  });
});

describe('what is pasted', () => {
  const copied = (...ids: string[]) => {
    const draft = open();
    const clip = copy(draft, select(draft, ids), 'here');
    if (!clip) throw new Error('Nothing is selected');
    return { draft, clip: read(written(draft, clip).json) };
  };

  test('is in front of its siblings, selected, and beside what is there already', () => {
    const { draft, clip } = copied('a');
    const { selection } = pasteInto(draft, clip);
    const [id] = selection.kind === 'objects' ? selection.ids : [];
    const entry = draft.entries.get(id ?? '');
    expect(entry?.parent?.object.id).toBe('t');
    const holder = entry?.parent?.object;
    expect(holder && 'children' in holder && holder.children.at(-1)?.id).toBe(id);
    pasteInto(draft, clip);
    const places = holder && draft.entries.get('t')?.object;
    const xs = places && 'children' in places ? places.children.filter(({ kind }) => kind === 'text').map(({ x, y }) => `${x} ${y}`) : [];
    expect(new Set(xs).size).toBeGreaterThanOrEqual(3);
  });

  test('goes where the pointer is, as large as it should be', () => {
    const { draft, clip } = copied('a', 'b');
    const { selection } = pasteInto(draft, clip, { at: { x: 1000, y: 500, scale: 0.5 } });
    const objects = selection.kind === 'objects' ? selection.ids.map((id) => objectOf(draft, id)) : [];
    expect(objects.map((object) => [object?.x, object?.y, object?.scale])).toEqual([
      [1000, 500, 0.5],
      [1000, 500, 0.5],
    ]);
  });

  test('leads to the copies, also from one to the other and to steps', () => {
    const document = {
      root: {
        id: 'root',
        children: [
          { kind: 'shape', shape: 'star', id: 'one', link: { kind: 'object', id: 'two' } },
          {
            kind: 'text',
            id: 'two',
            paragraphs: [
              {
                runs: [
                  'to ',
                  { text: 'one', link: { kind: 'object', id: 'one' } },
                  ' or step',
                  { text: '!', link: { kind: 'step', id: 's' } },
                ],
              },
            ],
          },
          { kind: 'shape', shape: 'star', id: 'three', link: { kind: 'object', id: 'four' } },
          { kind: 'shape', shape: 'star', id: 'four' },
        ],
      },
      path: [
        { id: 'o', to: 'root' },
        { id: 's', to: 'one' },
        { id: 'last', to: 'four' },
      ],
    };
    const from = draftOf(document);
    const clip = copy(from, select(from, ['one', 'two', 'three']), 'here');
    if (!clip) throw new Error('Nothing is selected');
    pasteInto(from, clip);
    expect(from.presentation.path.map(({ id, to }) => [id, to])).toEqual([
      ['o', 'root'],
      ['s', 'one'],
      ['fresh-9', 'fresh-6'],
      ['last', 'four'],
    ]);
    expect(objectOf(from, 'fresh-6')?.link).toEqual({ kind: 'object', id: 'fresh-7' });
    expect(objectOf(from, 'fresh-8')?.link).toEqual({ kind: 'object', id: 'four' });
    const links = JSON.stringify(objectOf(from, 'fresh-7'));
    expect(links).toContain('"link":{"kind":"object","id":"fresh-6"}');
    expect(links).toContain('"link":{"kind":"step","id":"fresh-9"}');
    const other = draftOf(document);
    pasteInto(other, { ...clip, of: 'there' });
    expect(objectOf(other, 'fresh-8')).not.toHaveProperty('link');
    expectSound(from);
  });

  test('has new names for everything in it', () => {
    const { draft, clip } = copied('table', 'chart', 'a');
    pasteInto(draft, clip);
    const names = [...draft.entries.values()].flatMap(({ object }) =>
      object.kind === 'table'
        ? object.rows.flatMap(({ cells }) => cells.map(({ id }) => id))
        : object.kind === 'chart'
          ? object.series.map(({ id }) => id)
          : [],
    );
    expect(names.filter((name) => name?.startsWith('fresh-')).length).toBe(3);
    expect(new Set(names).size).toBeGreaterThanOrEqual(5);
  });

  test('uses assets that are there, and wants files of other documents', () => {
    const { draft, clip } = copied('i');
    expect(paste(draft, clip, target(draft)).wanted).toEqual([]);
    expect(paste(draft, clip, target(draft)).operations.map(({ kind }) => kind)).toEqual(['add']);
    const other = emptyDraft();
    const { wanted, operations } = paste(other, clip, target(other, { of: 'elsewhere' }));
    expect(wanted).toMatchObject([{ of: 'here', asset: { source: 'p.png' } }]);
    expect(operations).toMatchObject([{ kind: 'add', object: { asset: wanted[0]?.id } }]);
  });

  test('wants uploaded files of other documents, unless they are there', () => {
    const { clip } = copied('i');
    const source = '/files/media/a.webm';
    if (clip.kind !== 'objects') throw new Error('No objects');
    const assets = Object.fromEntries(Object.entries(clip.assets).map(([id, asset]) => [id, { ...asset, source }]));
    const uploaded = { ...clip, assets };
    const other = emptyDraft();
    expect(paste(other, uploaded, target(other, { of: 'elsewhere' })).wanted).toMatchObject([{ of: 'here', asset: { source } }]);
    apply(other, { kind: 'asset', id: 'there', asset: { kind: 'image', source } });
    expect(paste(other, uploaded, target(other, { of: 'elsewhere' }))).toMatchObject({
      wanted: [],
      operations: [{ object: { asset: 'there' } }],
    });
  });

  test('into the background brings no steps', () => {
    const { draft, clip } = copied('t');
    pasteInto(draft, clip, { selection: select(draft, [], { layer: 'l' }) });
    expect(draft.presentation.path.length).toBe(3);
    expect(draft.presentation.theme.background.layers[0]?.objects.length).toBe(2);
    expectSound(draft);
  });

  test('into a text goes where the caret is', () => {
    const { draft, clip } = copied('b', 'c');
    const { selection } = pasteInto(draft, clip, { selection: textSelection('a', 3, 5) });
    expect(textsOf(draft, 'a')).toEqual(['HeSee there\ngoo']);
    expect(selection).toEqual(textSelection('a', 15, 15));
    pasteInto(draft, clip, { selection: textSelection('table', 1, 4, '1') });
    expect(textsOf(draft, 'table')).toEqual(['See there\ngo', 'two']);
    pasteInto(draft, clip, { selection: textSelection('code', 1, 4) });
    expect(objectOf(draft, 'code')).toMatchObject({ code: 'See there\ngo x;' });
    expectSound(draft);
  });

  test('into an empty text brings its list along', () => {
    const draft = draftOf({ root: { id: 'root', children: [{ kind: 'text', id: 'empty', paragraphs: [''] }] } });
    const item = { runs: [{ text: 'Item' }], align: 'start', level: 1, listType: 'NUMBER' } as const;
    pasteInto(draft, { kind: 'text', of: '', paragraphs: [item, item] }, { selection: textSelection('empty', 1, 1) });
    expect(objectOf(draft, 'empty')).toMatchObject({
      paragraphs: [
        { listType: 'NUMBER', level: 1 },
        { listType: 'NUMBER', level: 1 },
      ],
    });
  });

  test('as text becomes an object where no caret is', () => {
    const draft = emptyDraft();
    const { selection } = pasteInto(draft, { kind: 'text', of: '', paragraphs: [{ runs: [{ text: 'Words' }], align: 'start', level: 0 }] });
    expect(selection.kind === 'objects' && textsOf(draft, selection.ids[0] ?? '')).toEqual(['Words']);
  });

  test('twice the same, without the clipboard', () => {
    const draft = open();
    const pasted = duplicate(draft, target(draft, { selection: select(draft, ['t']) }));
    apply(draft, ...(pasted?.operations ?? []));
    expect(draft.presentation.root.children.map(({ kind }) => kind).filter((kind) => kind === 'topic').length).toBe(2);
    expect(draft.presentation.path.length).toBe(4);
    expect(duplicate(draft, target(draft))).toBeUndefined();
  });
});

import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { describe, expect, test } from 'vitest';
import { differencesBetween } from './differences.ts';
import { editableOf, reef } from './test-versions.ts';

/** What is told of these changes. */
function told(...operations: Operation[]) {
  const before = editableOf(reef);
  const draft = openDraft(before);
  const outcome = applyAll(draft, operations);
  if ('refusal' in outcome) throw outcome.refusal;
  return differencesBetween(before, draft.presentation);
}
const text = (id: string, words: string) => ({ kind: 'text', id, order: `a9${id}`, x: 1, y: 1, width: 9, height: 9, paragraphs: [words] });
const add = (object: object, parent = 'root'): Operation => ({ kind: 'add', into: { parent }, object });
const set = (id: string, fields: object): Operation => ({ kind: 'set', id, fields: fields as Record<string, unknown> });

test('nothing is told of the same presentation, however it was written', () => {
  expect(differencesBetween(editableOf(reef), editableOf(structuredClone(reef)))).toEqual([]);
});

describe('objects', () => {
  test('that are new are named', () => {
    expect(told(add(text('new', 'Angler fish')))).toEqual([
      { sort: 'added', subject: { kind: 'object', of: 'text', name: 'Angler fish' }, aspects: [], ids: ['new'] },
    ]);
  });

  test('that came with what they are in are not told one by one', () => {
    const topic = {
      kind: 'topic',
      id: 'fresh',
      order: 'a9z',
      title: 'Vents',
      x: 0,
      y: 0,
      width: 9,
      height: 9,
      children: [text('in', 'Hot')],
    };
    expect(told(add(topic)).map(({ subject }) => subject)).toEqual([{ kind: 'object', of: 'topic', name: 'Vents' }]);
  });

  test('that are many of a kind are counted', () => {
    const pictures = ['a', 'b', 'c'].map((id) =>
      add({ kind: 'image', id, order: `a9${id}`, x: 0, y: 0, width: 9, height: 9, asset: 'fish' }),
    );
    expect(told(...pictures)).toEqual([
      { sort: 'added', subject: { kind: 'objects', of: 'image', count: 3 }, aspects: [], ids: ['a', 'b', 'c'] },
    ]);
  });

  test('that are gone are told, with the steps that led there and the links', () => {
    expect(told({ kind: 'remove', id: 'abyss' })).toMatchObject([
      { sort: 'changed', subject: { kind: 'object', of: 'text', name: 'Down' }, aspects: ['link'] },
      { sort: 'changed', subject: { kind: 'step', label: '1.2', name: 'Down' }, aspects: ['target'] },
      { sort: 'removed', subject: { kind: 'object', of: 'topic', name: 'The abyss' }, ids: ['abyss'] },
    ]);
  });

  test('that are called differently say how', () => {
    expect(told(set('abyss', { title: 'Black smokers', x: 900 }))).toEqual([
      {
        sort: 'changed',
        subject: { kind: 'object', of: 'topic', name: 'Black smokers' },
        aspects: ['position'],
        renamed: { from: 'The abyss', to: 'Black smokers' },
        ids: ['abyss'],
      },
    ]);
  });

  test.each<[string, Operation, string[]]>([
    ['where it is', set('words', { x: 70, rotation: 9 }), ['position', 'rotation']],
    ['its size', set('words', { width: 120, scale: 2 }), ['size']],
    ['its words', { kind: 'text', id: 'words', change: [{ keep: 5 }, { insert: 'er' }] }, ['words']],
    ['its paragraphs', { kind: 'text', id: 'words', change: [{ keep: 5 }, { remove: 1 }] }, ['words']],
    ['how its words look', { kind: 'text', id: 'words', change: [{ keep: 1 }, { keep: 2, letters: { weight: 700 } }] }, ['look']],
    ['what it is in', { kind: 'move', id: 'words', into: { parent: 'reef' }, order: 'a1' }, ['place']],
    ['what is before it', { kind: 'move', id: 'picture', into: { parent: 'root' }, order: 'a9z' }, ['order']],
    ['its picture', set('picture', { crop: { x: 0, y: 0, width: 0.5, height: 1 } }), ['picture']],
    ['its description', set('picture', { alt: 'A fish' }), ['alt']],
    ['its code', { kind: 'text', id: 'code', change: [{ keep: 1 }, { insert: '// ' }] }, ['words']],
    ['that it is seen through', set('reef', { opacity: 0.5 }), ['look']],
  ])('that have changed say what: %s', (_name, operation, aspects) => {
    expect(told(operation)).toMatchObject([{ sort: 'changed', aspects }]);
  });

  test('that changed alike are counted', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => text(id, `Text ${id}`));
    const before = openDraft(editableOf(reef));
    applyAll(
      before,
      many.map((object) => add(object)),
    );
    const from = before.presentation;
    applyAll(
      before,
      many.map(({ id }) => set(id, { x: 500 })),
    );
    expect(differencesBetween(from, before.presentation)).toEqual([
      { sort: 'changed', subject: { kind: 'objects', of: 'text', count: 4 }, aspects: ['position'], ids: ['a', 'b', 'c', 'd'] },
    ]);
  });

  test('with the same id and of another kind are others', () => {
    const other = structuredClone(reef);
    other.root.children[2] = { kind: 'text', id: 'picture', x: 1, y: 1, paragraphs: ['No fish'] } as never;
    expect(differencesBetween(editableOf(reef), editableOf(other)).map(({ sort, subject }) => [sort, subject])).toEqual([
      ['added', { kind: 'object', of: 'text', name: 'No fish' }],
      ['removed', { kind: 'object', of: 'image', name: undefined }],
    ]);
  });
});

describe('the path', () => {
  test('tells new steps and removed ones by the number they have where they are', () => {
    const step = { id: 'three', order: 'a9z', title: 'Reef', to: 'reef', reveal: [], notes: '' };
    expect(told({ kind: 'step', id: 'three', add: step }, { kind: 'step', id: 'two', remove: true })).toEqual([
      { sort: 'added', subject: { kind: 'step', label: '2', name: 'Reef' }, aspects: [], ids: ['reef'], step: 'three' },
      { sort: 'removed', subject: { kind: 'step', label: '2', name: 'Down' }, aspects: [], ids: ['abyss'], step: 'two' },
    ]);
  });

  test.each<[object, string[]]>([
    [{ notes: 'Fast' }, ['notes']],
    [{ duration: 900, hold: 9 }, ['travel', 'hold']],
    [{ curve: 'high' }, ['travel']],
    [{ title: 'Deep', caption: 'Deep' }, ['title', 'caption']],
    [{ to: 'reef', reveal: ['picture'] }, ['target', 'reveals']],
    [{ order: 'Zz' }, ['place']],
  ])('tells what changed about a step: %j', (fields, aspects) => {
    expect(told({ kind: 'step', id: 'two', set: fields as Record<string, unknown> })).toMatchObject([
      { sort: 'changed', subject: { kind: 'step' }, aspects, step: 'two' },
    ]);
  });
});

test('the presentation itself tells what changed about it', () => {
  const changes = told(
    { kind: 'set', fields: { title: 'Night', language: 'hu' } },
    { kind: 'theme', fields: { 'palette/accent1': '#ff0000', 'fonts/body': 'Lora' } },
    { kind: 'background', fill: { kind: 'color', color: '#000000' } },
  );
  expect(changes).toEqual([
    { sort: 'changed', subject: { kind: 'presentation' }, aspects: ['title', 'language', 'palette', 'fonts', 'background'], ids: [] },
  ]);
});

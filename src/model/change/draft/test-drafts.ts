import { expect } from 'vitest';
import { parsePresentation } from '../../presentation/parse.ts';
import type { Presentation, SceneObject } from '../../presentation/presentation.ts';
import { writePresentation } from '../../presentation/write.ts';
import { applyAll } from '../apply.ts';
import { makeEditable } from '../editable.ts';
import type { Operation } from '../operation.ts';
import { isSame } from '../text/text-change.ts';
import { type Draft, openDraft } from './draft.ts';

const document = {
  title: 'A deck',
  assets: { p: { source: 'p.png', width: 10, height: 10 }, unused: { source: 'u.png', width: 10, height: 10 } },
  theme: { background: { layers: [{ id: 'l', objects: [{ kind: 'shape', shape: 'star', id: 'far' }] }] } },
  root: {
    id: 'root',
    children: [
      {
        kind: 'topic',
        id: 't',
        title: 'Topic',
        children: [
          { kind: 'text', id: 'a', paragraphs: ['Hello'] },
          { kind: 'text', id: 'b', paragraphs: [{ runs: ['See ', { text: 'there', link: { kind: 'object', id: 'a' } }] }] },
        ],
      },
      { kind: 'image', id: 'i', asset: 'p', link: { kind: 'step', id: 's' } },
      { kind: 'table', id: 'table', rows: [['one', 'two']] },
      { kind: 'chart', id: 'chart', chart: 'line', series: [{ name: 'x', values: [1] }] },
      { kind: 'code', id: 'code', code: 'let x;' },
      { kind: 'hologram', id: 'h', depth: 3 },
      { kind: 'text', id: 'c', paragraphs: [{ runs: [{ text: 'go', link: { kind: 'object', id: 't' } }] }] },
    ],
  },
  path: [
    { id: 'o', to: 'root' },
    { id: 's', to: 'a' },
    { id: 'r', to: 'root', reveal: ['a', 'i'] },
  ],
};

export const open = (): Draft => openDraft(parsePresentation(document).presentation);
export const objectOf = (draft: Draft, id: string): SceneObject | undefined => draft.entries.get(id)?.object;

export function apply(draft: Draft, ...operations: Operation[]): readonly Operation[] {
  const outcome = applyAll(draft, operations);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.inverse;
}

/** As JSON, whatever the order of fields. */
export const expectSame = (one: Presentation, other: Presentation) => expect(plain(one)).toEqual(plain(other));
const plain = (presentation: Presentation): unknown => JSON.parse(JSON.stringify(presentation));

/** The index says what the document says, and the document is one that reading leaves as it is. */
export function expectSound(draft: Draft): void {
  const fresh = openDraft(draft.presentation);
  expectSame(fresh.presentation, draft.presentation);
  expect([...draft.entries.keys()].toSorted()).toEqual([...fresh.entries.keys()].toSorted());
  for (const [id, { object, parent, layer }] of draft.entries) {
    expect(fresh.entries.get(id)?.parent?.object.id).toBe(parent?.object.id);
    expect(fresh.entries.get(id)?.layer).toBe(layer);
    expect(isSame(fresh.entries.get(id)?.object, object)).toBe(true);
  }
  expect(draft.text).toBe(fresh.text);
  expect(draft.mentions).toEqual(fresh.mentions);
  expectSame(makeEditable(parsePresentation(writePresentation(draft.presentation)).presentation), draft.presentation);
}

export const rectangle = { kind: 'shape', shape: 'rectangle', id: 'n', order: 'a0' };

export const textsOf = (draft: Draft, id: string): string[] => {
  const object = objectOf(draft, id);
  const texts = object?.kind === 'table' ? object.rows.flatMap(({ cells }) => cells) : object?.kind === 'text' ? [object] : [];
  return texts.map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n'));
};

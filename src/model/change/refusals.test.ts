import { describe, expect, test } from 'vitest';
import { applyAll } from './apply.ts';
import { apply, expectSame, expectSound, open, rectangle } from './draft/test-drafts.ts';
import type { Operation, Rule } from './operation.ts';

const nested = (levels: number): object => ({
  kind: 'group',
  id: `g${levels}`,
  order: 'a0',
  children: levels > 1 ? [nested(levels - 1)] : [],
});

describe('an operation is refused by the name of the rule it breaks', () => {
  test.each<[Rule, Operation]>([
    ['unknown-object', { kind: 'set', id: 'nowhere', fields: { x: 1 } }],
    ['unknown-object', { kind: 'remove', id: 'nowhere' }],
    ['unknown-part', { kind: 'set', id: 'table', part: '9', fields: { verticalAlign: 'top' } }],
    ['unknown-part', { kind: 'text', id: 'i', change: [{ keep: 1 }, { insert: 'x' }] }],
    ['unknown-parent', { kind: 'add', into: { parent: 'a' }, object: rectangle }],
    ['unknown-step', { kind: 'step', id: 'nowhere', set: { title: 'x' } }],
    ['unknown-layer', { kind: 'add', into: { layer: 'nowhere' }, object: rectangle }],
    ['unknown-asset', { kind: 'asset', id: 'nowhere', asset: null }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { colour: 'red' } }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { id: 'other' } }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { 'style/__proto__/size': 3 } }],
    ['unknown-target', { kind: 'set', id: 'a', fields: { link: { kind: 'object', id: 'nowhere' } } }],
    ['unknown-target', { kind: 'set', id: 'a', fields: { link: { kind: 'object', id: 'far' } } }],
    ['unknown-target', { kind: 'step', id: 's', set: { to: 'nowhere' } }],
    ['invalid-value', { kind: 'step', id: 's', set: { curve: 'loop' } }],
    ['invalid-value', { kind: 'set', id: 'a', fields: { x: 1e300 } }],
    ['invalid-value', { kind: 'set', id: 'i', fields: { asset: null } }],
    ['invalid-value', { kind: 'set', id: 'a', fields: { link: { kind: 'address', href: 'javascript:alert(1)' } } }],
    ['invalid-value', { kind: 'set', id: 'a', fields: { style: { size: 1 }, 'style/size': 2 } }],
    ['invalid-value', { kind: 'add', into: { parent: 't' }, object: { ...rectangle, width: -1 } }],
    ['invalid-value', { kind: 'add', into: { parent: 't' }, object: { kind: 'shape', shape: 'star', order: 'a0' } }],
    ['invalid-value', { kind: 'text', id: 'a', change: [{ keep: 2, letters: { weight: 'bold' } }] }],
    ['invalid-value', { kind: 'text', id: 'code', change: [{ keep: 1 }, { begin: 'x' }] }],
    ['invalid-value', { kind: 'set', id: 'table', fields: { rows: [{ cells: ['no id'] }] } }],
    ['taken-id', { kind: 'set', id: 'table', fields: { rows: [{ cells: [{ id: '1' }, { id: '1' }] }] } }],
    ['invalid-value', { kind: 'theme', fields: { 'palette/accent1': 'red' } }],
    ['invalid-value', { kind: 'background', fill: 'red' }],
    ['invalid-value', { kind: 'asset', id: 'q', asset: { source: 'https://elsewhere.example/q.png' } }],
    ['invalid-order', { kind: 'move', id: 'a', into: { parent: 'root' }, order: '!' }],
    ['invalid-order', { kind: 'add', into: { parent: 't' }, object: { kind: 'shape', shape: 'star', id: 'n' } }],
    ['invalid-order', { kind: 'step', id: 'n', add: { id: 'n', to: 'a' } }],
    ['taken-id', { kind: 'add', into: { parent: 't' }, object: { ...rectangle, id: 'a' } }],
    ['taken-id', { kind: 'step', id: 's', add: { id: 's', order: 'a0' } }],
    ['fixed', { kind: 'remove', id: 'root' }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { paragraphs: [] } }],
    ['fixed', { kind: 'move', id: 'root', into: { parent: 't' }, order: 'a0' }],
    ['cycle', { kind: 'move', id: 't', into: { parent: 't' }, order: 'a0' }],
    ['in-use', { kind: 'asset', id: 'p', asset: null }],
    ['too-deep', { kind: 'add', into: { parent: 't' }, object: nested(63) }],
    ['too-much-text', { kind: 'text', id: 'a', change: [{ keep: 6 }, { insert: 'x'.repeat(199_999) }] }],
    ['beyond-the-end', { kind: 'text', id: 'a', change: [{ keep: 60 }] }],
    ['first-paragraph', { kind: 'text', id: 'a', change: [{ remove: 1 }] }],
  ])('%s: %j', (rule, operation) => {
    const draft = open();
    const before = draft.presentation;
    const outcome = applyAll(draft, [{ kind: 'set', id: 'a', fields: { x: 77 } }, operation]);
    expect('refusal' in outcome && outcome.refusal.rule).toBe(rule);
    expectSame(draft.presentation, before);
    expectSound(draft);
  });
});

test('an object nested too deep in ever smaller ones is refused', () => {
  const draft = open();
  const tiny = (name: string): object =>
    ['3', '2', '1'].reduce<object>((inner, level) => ({ kind: 'group', id: name + level, order: 'a0', scale: 1e-12, children: [inner] }), {
      ...rectangle,
      id: name,
    });
  apply(
    draft,
    { kind: 'add', into: { parent: 'root' }, object: tiny('one') },
    { kind: 'add', into: { parent: 'root' }, object: tiny('two') },
  );
  const outcome = applyAll(draft, [{ kind: 'move', id: 'two1', into: { parent: 'one3' }, order: 'a0' }]);
  expect('refusal' in outcome && outcome.refusal.rule).toBe('too-far');
});

test('more objects than a document may have are refused, at once or one after the other', () => {
  const draft = open();
  const before = draft.entries.size;
  const children = (name: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...rectangle, id: `${name}-${place}`, order: `f${String(place).padStart(6, '0')}` }));
  const group = (name: string, count: number): Operation => ({
    kind: 'add',
    into: { parent: 'root' },
    object: { kind: 'group', id: name, order: 'a9', children: children(name, count) },
  });
  const ruleOf = (operation: Operation) => {
    const outcome = applyAll(draft, [operation]);
    return 'refusal' in outcome ? outcome.refusal.rule : undefined;
  };
  expect(ruleOf(group('all', 100_001))).toBe('too-many-objects');
  expect(draft.entries.size).toBe(before);
  expect(ruleOf(group('many', 99_998 - before))).toBeUndefined();
  expect(ruleOf({ kind: 'add', into: { parent: 'root' }, object: { ...rectangle, id: 'one' } })).toBeUndefined();
  expect(ruleOf({ kind: 'add', into: { parent: 'root' }, object: { ...rectangle, id: 'two' } })).toBe('too-many-objects');
  expect(draft.entries.size).toBe(100_000);
});

test('the last step stays', () => {
  const draft = open();
  apply(draft, { kind: 'step', id: 'o', remove: true }, { kind: 'step', id: 'r', remove: true });
  const outcome = applyAll(draft, [{ kind: 'step', id: 's', remove: true }]);
  expect('refusal' in outcome && outcome.refusal.rule).toBe('fixed');
  apply(draft, { kind: 'remove', id: 't' });
  expect(draft.presentation.path.map(({ id, to }) => [id, to])).toEqual([['s', 'root']]);
  expectSound(draft);
});

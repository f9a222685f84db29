import { describe, expect, test } from 'vitest';
import type { Presentation } from '../presentation/presentation.ts';
import { applyAll } from './apply.ts';
import { cross, crossAll } from './cross.ts';
import type { Draft } from './draft/draft.ts';
import { apply, expectSound, objectOf, open, rectangle, textsOf } from './draft/test-drafts.ts';
import type { Operation, Rule } from './operation.ts';

/** One operation of each kind, in two versions, and how to see which of them took effect. */
const kinds: Record<
  Operation['kind'],
  { make: (version: 1 | 2) => Operation; see: (presentation: Presentation, draft: Draft) => unknown }
> = {
  add: {
    make: (version) => ({ kind: 'add', into: { parent: 't' }, object: { ...rectangle, x: version } }),
    see: (_, draft) => objectOf(draft, 'n')?.x,
  },
  set: { make: (version) => ({ kind: 'set', id: 'a', fields: { x: version } }), see: (_, draft) => objectOf(draft, 'a')?.x },
  move: {
    make: (version) => ({ kind: 'move', id: 'a', into: { parent: version === 1 ? 'root' : 't' }, order: `b0${version}` }),
    see: (_, draft) => Number(objectOf(draft, 'a')?.order?.slice(2)),
  },
  remove: { make: () => ({ kind: 'remove', id: 't' }), see: (_, draft) => (draft.entries.has('t') ? undefined : 'gone') },
  text: {
    make: (version) => ({ kind: 'text', id: 'a', change: [{ keep: 1 }, { insert: String(version) }] }),
    see: (_, draft) => textsOf(draft, 'a').map((text) => Number.parseInt(text, 10))[0],
  },
  step: {
    make: (version) => ({ kind: 'step', id: 's', set: { to: 'a', hold: version } }),
    see: ({ path }) => path.find(({ id }) => id === 's')?.hold,
  },
  theme: {
    make: (version) => ({ kind: 'theme', fields: { 'textStyles/body/size': version } }),
    see: ({ theme }) => theme.textStyles.body.size,
  },
  background: {
    make: (version) => ({ kind: 'background', layer: 'l', set: { depth: version / 10 } }),
    see: ({ theme }) => (theme.background.layers[0]?.depth ?? 0) * 10,
  },
  asset: {
    make: (version) => ({ kind: 'asset', id: 'p', asset: { source: 'p.png', width: version, height: 1 } }),
    see: ({ assets }) => assets['p']?.width,
  },
};

/** What becomes of the second of two operations made at the same time, if not simply both. */
const meetings: Partial<Record<`${Operation['kind']} ${Operation['kind']}`, Rule | 'later' | 'merged' | 'lost'>> = {
  'add add': 'taken-id',
  'set set': 'later',
  'move move': 'later',
  'text text': 'merged',
  'step step': 'later',
  'theme theme': 'later',
  'background background': 'later',
  'asset asset': 'later',
  // The second takes away what the first changed.
  'add remove': 'lost',
  'set remove': 'lost',
  'text remove': 'lost',
  'step remove': 'lost',
  'remove remove': 'unknown-object',
  'remove add': 'unknown-parent',
  'remove set': 'unknown-object',
  'remove move': 'unknown-object',
  'remove text': 'unknown-object',
  'remove step': 'unknown-step',
};

describe('two operations made at the same time', () => {
  const names = Object.keys(kinds) as Operation['kind'][];
  test.each(names.flatMap((first) => names.map((second) => [first, second] as const)))('%s, then %s', (first, second) => {
    const draft = open();
    const [one, two] = [kinds[first], kinds[second]];
    const earlier = one.make(1);
    const later = cross(two.make(2), earlier, true);
    if (!later) throw new Error('A later operation never yields');
    apply(draft, earlier);
    const outcome = applyAll(draft, [later]);
    expectSound(draft);
    const meeting = meetings[`${first} ${second}`] ?? 'both';
    const seen = [one.see(draft.presentation, draft), two.see(draft.presentation, draft)];
    const expected: Record<string, unknown[]> = {
      both: [valueOf(first, 1), valueOf(second, 2)],
      later: [2, 2],
      merged: [12, 12],
      lost: [undefined, 'gone'],
    };
    const rule = 'refusal' in outcome ? outcome.refusal.rule : undefined;
    expect(rule ?? seen).toEqual(expected[meeting] ?? meeting);
  });

  const valueOf = (kind: Operation['kind'], version: number) => (kind === 'remove' ? 'gone' : version);

  test('what was removed first stays removed, whatever is done to it later', () => {
    const removals: Operation[] = [
      { kind: 'remove', id: 'a' },
      { kind: 'step', id: 's', remove: true },
      { kind: 'background', layer: 'l', remove: true },
    ];
    const later = [kinds.text.make(1), kinds.step.make(1), kinds.background.make(1)];
    expect(crossAll(later, removals, true).others).toEqual(removals);
  });

  test('taking one’s own change back yields to what others have changed since', () => {
    for (const [name, { make }] of Object.entries(kinds)) {
      if (name === 'add' || name === 'text' || name === 'remove') continue;
      expect(cross(make(1), make(2), false), name).toBeUndefined();
    }
    const [mine, theirs]: Operation[] = [
      { kind: 'remove', id: 'a' },
      { kind: 'set', id: 'a', fields: { x: 3 } },
    ];
    expect(mine && theirs && cross(mine, theirs, false)).toBeUndefined();
  });
});

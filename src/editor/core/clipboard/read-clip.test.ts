import { describe, expect, test } from 'vitest';
import { expectSound, objectOf } from '#model/change/draft/test-drafts.ts';
import { Refusal } from '#model/change/operation.ts';
import { isRecord } from '#model/presentation/reading/reader.ts';
import { generateDocument } from '#model/presentation/test-documents.ts';
import { readClip } from './read-clip.ts';
import { draftOf, emptyDraft, pasteInto, read } from './test-clips.ts';

describe('what comes from outside', () => {
  const wire = (more: object) =>
    JSON.stringify({ format: 'lectern', version: 1, kind: 'objects', of: 'there', objects: [{ kind: 'shape', shape: 'star' }], ...more });

  test.each<[string, string, string]>([
    ['10,001 objects', wire({ objects: Array.from({ length: 10_001 }, () => ({ kind: 'shape', shape: 'star' })) }), 'too-many-objects'],
    [
      'as many within each other',
      wire({ objects: [{ kind: 'group', children: Array.from({ length: 10_000 }, () => ({ kind: 'group' })) }] }),
      'too-many-objects',
    ],
    ['too many steps', wire({ steps: Array.from({ length: 10_001 }, () => ({ to: 'x' })) }), 'too-many-steps'],
    ['too much of everything', `"${'x'.repeat(20_000_001)}"`, 'too-much-text'],
    ['another version', wire({ version: 2 }), 'invalid-value'],
    ['no objects', wire({ objects: [] }), 'invalid-value'],
    ['no JSON', '{', 'invalid-value'],
    ['nothing', '', 'invalid-value'],
  ])('%s is refused by name', (_name, json, rule) => {
    const clip = readClip(json);
    expect(clip instanceof Refusal && clip.rule).toBe(rule);
  });

  test('10,000 objects are not', () => {
    const draft = emptyDraft();
    pasteInto(draft, read(wire({ objects: Array.from({ length: 10_000 }, () => ({ kind: 'shape', shape: 'star' })) })));
    expect(draft.entries.size).toBe(10_001);
  });

  test('unknown kinds stay, under new names', () => {
    const draft = emptyDraft();
    pasteInto(draft, read(wire({ objects: [{ kind: 'hologram', id: 'h', depth: 3, link: { kind: 'object', id: 'root' } }, 5] })));
    expect(objectOf(draft, 'fresh-2')).toMatchObject({ kind: 'unreadable', source: { kind: 'hologram', depth: 3, id: 'fresh-2' } });
    expect(objectOf(draft, 'fresh-2')).not.toHaveProperty('link');
    expect(draft.entries.size).toBe(3);
    expectSound(draft);
  });

  test('hostile numbers, names and links are repaired or left out', () => {
    const draft = emptyDraft();
    const objects = [
      { kind: 'shape', shape: 'star', id: '__proto__', x: 1e300, scale: -5, link: 'javascript:alert(1)' },
      { kind: 'text', id: 'constructor', paragraphs: [{ runs: [{ text: 'x', link: { kind: 'address', href: 'data:text/html,x' } }] }] },
    ];
    pasteInto(draft, read(wire({ objects, assets: { a: 'https://evil.example/x.png' }, steps: [{ to: 'root', reveal: ['x'] }] })));
    expect(JSON.stringify(draft.presentation.root)).not.toMatch(/javascript|data:|__proto__|constructor|1e\+300/);
    expect(draft.presentation.path.length).toBe(1);
    expectSound(draft);
  });

  test.each(Array.from({ length: 60 }, (_, seed) => seed))('broken clip %i can be pasted, or is refused', (seed) => {
    const clip = readClip(brokenWire(seed));
    const draft = draftOf(generateDocument(seed));
    const before = draft.entries.size;
    if (!(clip instanceof Refusal)) pasteInto(draft, clip);
    expect(draft.entries.size > before).toBe(!(clip instanceof Refusal));
    expectSound(draft);
  });

  /** Some of what is made up is not even JSON. */
  function brokenWire(seed: number): string {
    try {
      const { root, path, assets } = (generateDocument(seed * 13) ?? {}) as Record<string, unknown>;
      const children = isRecord(root) ? root['children'] : root;
      return wire(seed % 2 === 0 ? { objects: children, steps: path, assets } : { kind: 'text', paragraphs: children });
    } catch {
      return '';
    }
  }
});

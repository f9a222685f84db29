import { describe, expect, it } from 'vitest';
import type { Topic } from '#model/presentation/presentation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { listedDecks } from './decks.ts';
import { people } from './people.ts';

const decks = await Promise.all(listedDecks.map(async ({ load, ...listed }) => ({ ...listed, deck: await load() })));

describe('the demonstration', () => {
  it('has at least eight presentations and fifteen templates, in English, Japanese, Hungarian and Arabic', () => {
    expect(decks.filter(({ isTemplate }) => !isTemplate).length).toBeGreaterThanOrEqual(8);
    expect(decks.filter(({ isTemplate }) => isTemplate).length).toBeGreaterThanOrEqual(15);
    expect(new Set(decks.map(({ deck }) => deck.document['language']))).toEqual(new Set(['en', 'ja', 'hu', 'ar']));
  });

  it('every oid is unique and has twelve characters, and every owner exists', () => {
    const oids = decks.map(({ deck }) => deck.oid);
    expect(new Set(oids).size).toBe(oids.length);
    for (const oid of oids) expect(oid).toMatch(/^demo[a-z\d]{8}$/);
    for (const { deck } of decks) expect(people.map(({ username }) => username)).toContain(deck.owner);
  });

  it.each(decks)('$name parses without problems, every target exists and every step has a caption and no notes', ({ deck }) => {
    const { presentation, problems } = parsePresentation(deck.document);
    expect(problems).toEqual([]);
    expect(presentation.path.length).toBeGreaterThanOrEqual(5);
    const ids = idsOf(presentation.root);
    expect(
      presentation.path.filter(({ to, caption, notes }) => (to !== undefined && !ids.includes(to)) || !caption || notes !== ''),
    ).toEqual([]);
    expect(presentation.description).not.toBe('');
  });
});

function idsOf(topic: Topic): string[] {
  return [topic.id, ...topic.children.flatMap((child) => ('children' in child ? idsOf(child as Topic) : [child.id]))];
}

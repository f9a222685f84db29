import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { parsePresentation } from './parse.ts';
import type { Presentation, SceneObject } from './presentation.ts';
import { describeProblem } from './problem.ts';
import { opacitiesAt, targetAt } from './steps.ts';
import { generateDocument } from './test-documents.ts';
import { plainText, transcriptOf } from './transcript/transcript.ts';
import { writePresentation } from './write.ts';

const count = Number(process.env['FUZZ_DOCUMENTS'] ?? 300);

/** Invariants of every parsed document, whatever the input. Each returns what violates it, or undefined. */
const promises: Record<string, (presentation: Presentation) => unknown> = {
  'all numbers are finite and all texts well-formed': (presentation) => findBroken(presentation),
  'ids are unique': (presentation) => firstTwin(objectsOf(presentation).map(({ id }) => id)),
  'step ids are unique': ({ path }) => firstTwin(path.map(({ id }) => id)),
  'boxes have a size and opacities are between 0 and 1': (presentation) =>
    objectsOf(presentation).find(
      ({ width, height, scale, opacity }) => !(width > 0 && height > 0 && scale > 0 && opacity >= 0 && opacity <= 1),
    ),
  'steps refer to existing objects': (presentation) => {
    const ids = new Set(withChildren(presentation.root).map(({ id }) => id));
    return presentation.path.find(({ to, reveal }) => [...reveal, ...(to === undefined ? [] : [to])].some((id) => !ids.has(id)));
  },
  'there is something to show at every step': (presentation) =>
    presentation.path.length > 0 && targetAt(presentation, 0) !== '' && opacitiesAt(presentation, 0).size >= 0 ? undefined : 'nothing',
  'it has a transcript': (presentation) => (typeof plainText(transcriptOf(presentation)) === 'string' ? undefined : 'none'),
  'parsing what was written gives the same presentation': (presentation) => {
    const again = parsePresentation(JSON.parse(JSON.stringify(writePresentation(presentation)))).presentation;
    return isDeepStrictEqual(again, JSON.parse(JSON.stringify(presentation))) ? undefined : again;
  },
};

test(`${count} generated documents keep every promise`, { timeout: 60_000 + count * 20 }, () => {
  for (let seed = 0; seed < count; seed++) {
    const { presentation, problems } = parsePresentation(generateDocument(seed));
    expect(problems.length, `problems of seed ${seed}`).toBeLessThanOrEqual(1001);
    for (const problem of problems) describeProblem(problem);
    for (const [promise, brokenBy] of Object.entries(promises)) expect(brokenBy(presentation), `${promise}: seed ${seed}`).toBeUndefined();
  }
});

const objectsOf = ({ root, theme }: Presentation): SceneObject[] =>
  [root, ...theme.background.layers.flatMap(({ objects }) => objects)].flatMap(withChildren);
const withChildren = (object: SceneObject): SceneObject[] => [
  object,
  ...('children' in object ? object.children.flatMap(withChildren) : []),
];

function firstTwin(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => seen.size === seen.add(id).size);
}

function findBroken(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : String(value);
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : value;
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map(findBroken)
      .find((found) => found !== undefined);
  return ['boolean', 'undefined'].includes(typeof value) || value === null ? undefined : typeof value;
}

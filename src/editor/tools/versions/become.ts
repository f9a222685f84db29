import { applyAll } from '#model/change/apply.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { assetsTo, backgroundTo, headTo, layersGone, stepsTo } from './become-whole.ts';
import { objectsGone, objectsThere, objectsTo } from './become-objects.ts';

/** Removing something can take links along, which are set again in the next round. */
const ROUNDS = 3;

type Phase = (draft: Draft, target: Presentation) => Operation[];
const phases: readonly Phase[] = [
  headTo,
  assetsTo,
  backgroundTo,
  // What is to stay has to be elsewhere before what it was in goes.
  objectsThere,
  objectsGone,
  objectsThere,
  objectsTo,
  stepsTo,
  layersGone,
];

/**
 * Operations that turn one presentation into the other; both have ids and keys of order. Undefined if there are none that do exactly
 * that. Pictures that are no longer used stay.
 */
export function operationsTo(source: Presentation, target: Presentation): readonly Operation[] | undefined {
  const draft = openDraft(source);
  const all: Operation[] = [];
  const isThere = () => isSame({ ...draft.presentation, assets: {} }, { ...target, assets: {} });
  for (let round = 0; round < ROUNDS && !isThere(); round += 1)
    for (const phase of phases) {
      const operations = phase(draft, target);
      if ('refusal' in applyAll(draft, operations)) return undefined;
      all.push(...operations);
    }
  return isThere() ? [...assetsTo(openDraft(source), target), ...all.filter(({ kind }) => kind !== 'asset')] : undefined;
}

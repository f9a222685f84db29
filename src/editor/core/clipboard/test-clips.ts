import { applyAll } from '#model/change/apply.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import { Refusal } from '#model/change/operation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { Chance } from '#model/presentation/test-documents.ts';
import { select, type Selection } from '../selection/selection.ts';
import type { Clip } from './clip.ts';
import { paste, type Pasted, type PasteTarget } from './paste/paste.ts';
import { readClip } from './read-clip.ts';
import { writeClip, type WrittenClip } from './write-clip.ts';

export const draftOf = (document: unknown): Draft => openDraft(parsePresentation(document).presentation);

export const emptyDraft = (): Draft => draftOf({ root: { id: 'root', width: 1920, height: 1080 } });

/** Where to paste: into this document, with ids that can be told from all others. */
export function target(draft: Draft, more: Partial<PasteTarget> = {}): PasteTarget {
  const chance = new Chance(1);
  let number = draft.entries.size;
  return { of: 'here', selection: select(draft, []), newId: () => `fresh-${++number}`, random: () => chance.next(), ...more };
}

export function pasteInto(draft: Draft, clip: Clip, more: Partial<PasteTarget> = {}): Pasted {
  const pasted = paste(draft, clip, target(draft, more));
  const outcome = applyAll(draft, pasted.operations);
  if ('refusal' in outcome) throw outcome.refusal;
  return pasted;
}

export function read(json: string): Clip {
  const clip = readClip(json);
  if (clip instanceof Refusal) throw clip;
  return clip;
}

export function written(draft: Draft, clip: Clip | undefined): WrittenClip {
  if (!clip) throw new Error('Nothing is selected');
  return writeClip(clip, draft.presentation);
}

export const textSelection = (id: string, anchor: number, focus: number, part?: string): Selection => ({
  kind: 'text',
  within: { parent: 'root' },
  id,
  ...(part !== undefined && { part }),
  anchor,
  focus,
});

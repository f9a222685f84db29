import type { BrokenRule } from '#contract/presentation/changes.ts';
import type { Replica } from '#model/change/draft/replica.ts';
import type { ReadAnswer } from '../wire/messages.ts';

/** What an answer means for the batch, after all changes up to it. Returns what could not be done. */
export function settle(replica: Replica, number: number, answer: ReadAnswer): readonly BrokenRule[] {
  if (answer.outcome === 'accepted') return [...answer.dropped, ...replica.answered(number)];
  const { rule, detail } = answer;
  // The number of a batch that was judged is used up.
  if (isLost(answer)) return replica.takeBack(number + 1);
  if (rule === 'missing-batch') return replica.takeBack(Number(detail) || 1);
  return [{ rule, detail }, ...replica.answered(number)];
}

/** The batch was not looked at, because the changes since its base are not known: the draft has to be read again. */
export const isLost = (answer: ReadAnswer): boolean =>
  answer.outcome === 'refused' && (answer.rule === 'forgotten-base' || answer.rule === 'unknown-base');

/** Somebody else has logged in. */
export const isForeign = (answer: ReadAnswer): boolean => answer.outcome === 'refused' && answer.rule === 'foreign-client';

/** The storage of the owner has no room now. The batch was not judged: it has to be sent again as it is. */
export const isFull = (answer: ReadAnswer): boolean => answer.outcome === 'refused' && answer.rule === 'no-room';

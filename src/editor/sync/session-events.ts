import type { BrokenRule } from '#contract/presentation/changes.ts';
import type { Operation } from '#model/change/operation.ts';

/**
 * How far what was changed here is saved. `refused`: the last of it was not accepted, and has been taken back. `full`: the storage of the
 * owner has no room, and it is tried again.
 */
export type Status = (
  | { readonly state: 'saved' | 'saving' | 'full' | 'offline' | 'signed-out' | 'gone' | 'outdated' }
  | ({ readonly state: 'refused' } & BrokenRule)
) & {
  /** Whether what is not saved outlives this tab. */
  readonly isKept: boolean;
};

export type SessionEvent =
  | { readonly kind: 'changed'; readonly by: 'own' | 'others'; readonly operations: readonly Operation[] }
  /** The draft is not the former one with changes: it was read again, or own changes were taken back. */
  | { readonly kind: 'replaced' }
  /** What others have done meanwhile left no room for some own operations. */
  | { readonly kind: 'dropped'; readonly rules: readonly BrokenRule[] }
  | { readonly kind: 'status'; readonly status: Status };

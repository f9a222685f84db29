import type { BrokenRule } from '#contract/presentation/changes.ts';
import type { Outcome } from '#model/change/apply.ts';
import type { Batch, Replica, Unsent } from '#model/change/draft/replica.ts';
import type { Operation } from '#model/change/operation.ts';
import { isForeign, isFull, isLost, settle } from './kept/answers.ts';
import { createKeeper } from './kept/keeper.ts';
import type { Link, SharedEvents } from './link/shared-link.ts';
import type { SessionEvent, Status } from './session-events.ts';
import type { Surroundings } from './surroundings.ts';
import type { DraftApi } from './wire/draft-api.ts';
import type { ReadAnswer, ReadChanges } from './wire/messages.ts';

/** Milliseconds between two batches. The server takes 1,200 a minute from one person. */
const PACE = 100;
/** Milliseconds after which a batch is sent although the browser's database has not answered. */
const PATIENCE = 1000;
/** Milliseconds until a draft that could not be read is read again. */
const AGAIN = 2000;
/** Milliseconds until a batch for which there was no room is sent again. */
const FULL_AGAIN = 30_000;

interface Parts {
  replica: Replica;
  api: DraftApi;
  openLink: (events: SharedEvents) => Link;
  /** Null if there is nothing to keep any more. `isUrgent`: it will not reach the server soon. */
  write: (unsent: Unsent | null, isUrgent: boolean) => Promise<void>;
  /** Sends what other tabs have left unsent. */
  sendLeft: () => Promise<readonly BrokenRule[]>;
  surroundings: Surroundings;
  emit: (event: SessionEvent) => void;
}

/** Keeps a draft in this tab and the server's together. */
export function syncDraft({ replica, api, openLink, write, sendLeft, surroundings, emit }: Parts) {
  /** The batch that the link has. */
  let given: Batch | undefined;
  let mustReopen = false;
  let isReopening = false;
  let isPaced = false;
  let isElsewhose = false;
  let hasNoRoom = false;
  let stopTrying = () => undefined as void;
  let isClosed = false;
  let isKept = true;
  let refused: BrokenRule | undefined;
  let told: string | undefined;

  const stateNow = () => {
    const state = isElsewhose ? 'signed-out' : link.state;
    if (state !== 'live' && state !== 'connecting') return { state };
    if (hasNoRoom) return { state: 'full' } as const;
    if (refused) return { state: 'refused', ...refused } as const;
    return { state: replica.isUpToDate ? 'saved' : 'saving' } as const;
  };
  // Where nothing can be kept, there may be nothing to keep.
  const statusNow = (): Status => ({ ...stateNow(), isKept: isKept || replica.isUpToDate });
  const tellStatus = () => {
    const status = statusNow();
    if (told === (told = JSON.stringify(status)) || isClosed) return;
    emit({ kind: 'status', status });
  };
  const tellDropped = (rules: readonly BrokenRule[]) => {
    if (rules.length > 0) emit({ kind: 'dropped', rules: rules.map(({ rule, detail }) => ({ rule, detail })) });
  };
  const keeper = createKeeper(
    (unsent) => write(unsent, link.state !== 'live'),
    (now) => {
      isKept = now;
      tellStatus();
    },
  );
  /** Between two batches changes wait for the next one: keeping each costs more than making it, 60 times a second in a drag. */
  let isUnkept = false;
  const keep = () => {
    isUnkept = false;
    return keeper.keep(replica.isUpToDate ? null : replica.unsent());
  };
  const after = (milliseconds: number) => new Promise<void>((resolve) => surroundings.after(milliseconds, resolve));

  /** Does whatever is next: reads the draft again, or sends a batch. Called whenever something has happened. */
  const goOn = () => {
    tellStatus();
    if (isClosed) return;
    if (mustReopen && !replica.sent) void reopen();
    else if (link.state === 'live' && !isElsewhose && !given && !isPaced && !isReopening) void sendNext();
  };
  const sendNext = async () => {
    const batch = replica.batch();
    if (!batch) return;
    given = batch;
    isPaced = true;
    surroundings.after(PACE, () => {
      isPaced = false;
      if (isUnkept) void keep();
      goOn();
    });
    tellStatus();
    // Otherwise it could be sent again with other operations under the same number.
    await Promise.race([keep(), after(PATIENCE)]);
    if (given === batch && !isClosed) link.send(batch);
  };
  const reopen = async () => {
    if (isReopening) return;
    isReopening = true;
    const found = await api.read();
    if ('failure' in found) await after(AGAIN);
    else {
      mustReopen = false;
      const dropped = replica.reopen(found.value.draft, found.value.number);
      emit({ kind: 'replaced' });
      tellDropped(dropped);
      void keep();
      link.follow();
    }
    isReopening = false;
    goOn();
  };

  /** Returns whether there is something between these and what is known. */
  const follow = ({ changes, number }: ReadChanges): boolean => {
    for (const change of changes) {
      if (change.number > replica.number + 1) return true;
      const { operations, dropped } = replica.receive(change);
      if (operations.length > 0) emit({ kind: 'changed', by: 'others', operations });
      tellDropped(dropped);
    }
    if (changes.length > 0) void keep();
    return changes.length === 0 && number > replica.number;
  };
  const catchUp = async () => {
    for (let hasMore = true; hasMore;) {
      const found = await api.changesAfter(replica.number);
      mustReopen ||= 'failure' in found && found.failure === 'forgotten';
      if ('failure' in found) break;
      follow(found.value);
      ({ hasMore } = found.value);
    }
    goOn();
  };
  const hearAnswer = async (batch: Batch, answer: ReadAnswer) => {
    isElsewhose = isForeign(answer);
    if (isElsewhose) return goOn();
    hasNoRoom = isFull(answer);
    if (hasNoRoom) {
      stopTrying();
      stopTrying = surroundings.after(FULL_AGAIN, resend);
      return goOn();
    }
    mustReopen ||= isLost(answer);
    if (!mustReopen && replica.number < answer.number) await catchUp();
    if (given !== batch) return;
    given = undefined;
    // Unless some changes are still missing: it is sent again, and answered again.
    if (mustReopen || replica.number >= answer.number) {
      const before = replica.draft.presentation;
      const broken = settle(replica, batch.number, answer);
      const isRefused = answer.outcome === 'refused' && !isLost(answer) && answer.rule !== 'missing-batch';
      refused = isRefused ? { rule: answer.rule, detail: answer.detail } : undefined;
      if (replica.draft.presentation !== before) emit({ kind: 'replaced' });
      tellDropped(isRefused ? broken.slice(1) : broken);
      void keep();
    }
    goOn();
  };
  const resend = () => {
    stopTrying();
    given = undefined;
    isElsewhose = false;
    goOn();
  };

  const link = openLink({
    state(state) {
      if (state === 'live') void sendLeft().then(tellDropped);
      if (isElsewhose) resend();
      else goOn();
    },
    changes(changes) {
      if (follow(changes)) void catchUp();
      else goOn();
    },
    answer(client, number, answer) {
      const isBehind = follow(answer);
      const batch = given;
      if (batch?.client === client && batch.number === number) void hearAnswer(batch, answer);
      else if (isBehind) void catchUp();
      else goOn();
    },
    forgotten() {
      mustReopen = true;
      goOn();
    },
    taken: resend,
    left: () => void sendLeft().then(tellDropped),
  });

  return {
    status: statusNow,
    change(operations: readonly Operation[]): Outcome {
      const outcome = replica.change(operations);
      if ('refusal' in outcome) return outcome;
      emit({ kind: 'changed', by: 'own', operations });
      isUnkept = true;
      goOn();
      if (!isPaced) void keep();
      return outcome;
    },
    /** Somebody looks at the page, or there is a network again. */
    wake() {
      link.wake();
      if (isElsewhose || hasNoRoom) resend();
    },
    sleep: () => link.sleep(),
    /** The page may be about to close: there is no time to wait for anything. */
    async flush() {
      const batch = replica.batch();
      const kept = keep();
      if (batch) void api.post(batch, true);
      await kept;
    },
    sayBye: () => link.sayBye(),
    close() {
      isClosed = true;
      stopTrying();
      link.close();
    },
  };
}

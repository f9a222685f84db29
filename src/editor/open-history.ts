import { History } from './core/history/history.ts';
import { leftHistory } from './core/history/left-history.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Session } from './sync/session.ts';

export interface OpenHistory {
  /** Another one after the draft was read again, or own changes were taken back. */
  readonly history: History;
  close(): void;
}

/** The history of this tab. It follows what others do, and after a reload it goes on with the one before. */
export async function openHistory(session: Session, { oid, personId }: { oid: string; personId: string }): Promise<OpenHistory> {
  const of = `${personId} ${oid}`;
  const key = `lectern-history ${of}`;
  let history = new History();
  let isReady = false;
  const early: (readonly Operation[])[] = [];
  const stop = session.subscribe((event) => {
    if (event.kind === 'replaced') history = new History();
    if (event.kind !== 'changed' || event.by !== 'others') return;
    if (isReady) history.receive(event.operations, session.draft);
    else early.push(event.operations);
  });
  const { number, draft } = session;
  const left = takeLeft(key);
  if (left !== undefined) {
    const changesAfter = async (after: number) => (await session.changesAfter(after))?.filter((change) => change.number <= number);
    // Without it, it begins anew.
    const resumed = await import('./core/history/resume-history.ts').then(
      ({ resumeHistory }) => resumeHistory(left, of, draft, changesAfter),
      () => undefined,
    );
    if (resumed && session.draft === draft) history = resumed;
  }
  for (const operations of early) history.receive(operations, session.draft);
  isReady = true;

  const leave = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(leftHistory(history, of, session.number, session.unsent())));
    } catch {
      // It is too long, or the browser keeps nothing: it begins anew after a reload.
    }
  };
  addEventListener('pagehide', leave);
  return {
    get history() {
      return history;
    },
    close() {
      removeEventListener('pagehide', leave);
      stop();
    },
  };
}

/** Only once: a tab that is duplicated has the same. */
function takeLeft(key: string): unknown {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left === null ? undefined : JSON.parse(left);
  } catch {
    return undefined;
  }
}

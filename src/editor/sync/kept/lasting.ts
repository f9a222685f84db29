import type { Surroundings } from '../surroundings.ts';

export interface Lasting<T> {
  /** Once more on a new connection if it fails on the one there was, which the browser may have dropped. */
  use<R>(run: (connection: T) => Promise<R>): Promise<R>;
  /** For good. */
  close(): void;
}

/** Milliseconds in which it should open. */
const PATIENCE = 3000;

/** A connection that is opened when it is needed, and again after it was lost. */
export function createLasting<T extends { close(): void }>(
  open: (onLost: () => void) => Promise<T>,
  { after }: Pick<Surroundings, 'after'>,
): Lasting<T> {
  let opened: Promise<T> | undefined;
  let isClosed = false;

  const forget = (which: Promise<T> | undefined) => {
    if (opened === which) opened = undefined;
    // Does nothing to one that is closed already.
    which?.then(
      (connection) => connection.close(),
      () => undefined,
    );
  };
  const inTime = (coming: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const stop = after(PATIENCE, () => {
        reject(new Error('It does not open'));
        coming.then(
          (late) => late.close(),
          () => undefined,
        );
      });
      coming.finally(stop).then(resolve, reject);
    });
  const connect = () => {
    if (isClosed) throw new Error('It is closed');
    if (opened) return opened;
    const opening = inTime(open(() => forget(opening)));
    opened = opening;
    opening.catch(() => forget(opening));
    return opening;
  };
  return {
    async use(run) {
      const using = connect();
      const connection = await using;
      try {
        return await run(connection);
      } catch {
        forget(using);
        return run(await connect());
      }
    },
    close() {
      isClosed = true;
      forget(opened);
    },
  };
}

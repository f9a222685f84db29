/** Milliseconds within which signals of one stop arrive: a terminal, npm and the launcher may each send theirs. */
const SAME_REQUEST = 1000;

/**
 * Calls `stop` once, however often and by whomever we are asked: Ctrl-C, SIGTERM to us or to the whole group, a closed terminal,
 * or a launcher that was killed. A second Ctrl-C, later, means that somebody is tired of waiting: it aborts the given signal.
 */
export function onStopRequest(stop: (hurry: AbortSignal) => Promise<void>): void {
  const hurry = new AbortController();
  let since: number | undefined;
  const request = (isCtrlC: boolean) => {
    if (since === undefined) {
      since = Date.now();
      void stop(hurry.signal);
    } else if (isCtrlC && Date.now() - since > SAME_REQUEST) hurry.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => request(signal === 'SIGINT'));
  // The launcher is gone, perhaps killed: nothing else would stop us later.
  if (process.send) process.on('disconnect', () => request(false));
  // A closed terminal takes our output with it. A failed write must not end us before PostgreSQL has stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

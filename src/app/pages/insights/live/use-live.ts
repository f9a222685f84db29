import { HttpFailure, send } from '#app/client/http/http.ts';
import { useEffect, useRef, useState } from 'react';
import { hasShapeOf } from './shape.ts';

const EVERY = 10_000;
const LONGEST = 320_000;
const PATIENCE = 20_000;

/** Ten seconds, doubled after every failure, up to a few minutes. */
export const pauseAfter = (failures: number): number => Math.min(EVERY * 2 ** failures, LONGEST);

/** Logged out, or no longer allowed: retrying would not help. */
const isFinal = (problem: unknown) => problem instanceof HttpFailure && [401, 403, 404, 410].includes(problem.status);

/** Keeps the props of a page up to date while it is visible. */
export function useLive<Props>(address: string, given: Props, isWanted: (props: Props) => boolean): { props: Props; isLive: boolean } {
  const [props, setProps] = useState(given);
  const [isLive, setLive] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (!isWanted(latest.current)) return;
    const leaves = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let askedAt = Date.now();
    const plan = (pause: number) => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && !leaves.signal.aborted) timer = setTimeout(() => void look(), pause);
    };
    async function look() {
      askedAt = Date.now();
      try {
        const answer: unknown = await (
          await send(address, { signal: AbortSignal.any([leaves.signal, AbortSignal.timeout(PATIENCE)]) })
        ).json();
        if (!hasShapeOf(answer, latest.current)) throw new Error('The response has an unexpected shape');
        failures = 0;
        setProps(answer);
        setLive(true);
      } catch (problem) {
        if (leaves.signal.aborted) return;
        setLive(false);
        if (isFinal(problem)) return leaves.abort();
        failures += 1;
      }
      plan(pauseAfter(failures));
    }
    // Visible again: fetch now if it is due, otherwise when it is.
    const onSight = () => plan(Math.max(0, pauseAfter(failures) - (Date.now() - askedAt)));
    document.addEventListener('visibilitychange', onSight);
    plan(EVERY);
    return () => {
      leaves.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
    // `isWanted` is evaluated once: a range that has ended does not start again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address]);
  return { props, isLive };
}

import { workerAddress } from '#viewer/load/worker-address.ts';
import type { SetterAnswer } from './formula-worker.ts';
import type { SetFormula } from './typeset.ts';

/** Milliseconds that one formula may take. Most need a hundredth of it. */
const LONGEST = 4000;
/** Milliseconds until it begins. */
const LOADING = 30_000;

/** Sets formulas in a worker, one after the other: some would hold up the page for minutes. */
export function createFormulaSetter(): (tex: string) => Promise<SetFormula> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const run = (tex: string) =>
    new Promise<SetFormula>((resolve) => {
      const own = (worker ??= new Worker(workerAddress(new URL('./formula-worker.ts', import.meta.url)), { type: 'module' }));
      const listening = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      /** One that is stuck, or could not load something, does not recover. */
      const giveUp = (kind: 'hard' | 'unavailable') => {
        own.terminate();
        worker = undefined;
        end({ problem: { kind } });
      };
      const end = (formula: SetFormula) => {
        clearTimeout(timer);
        listening.abort();
        resolve(formula);
      };
      const hear = ({ data }: MessageEvent<SetterAnswer>) => {
        clearTimeout(timer);
        if (data === 'working') timer = setTimeout(giveUp, LONGEST, 'hard');
        else if (data === 'loading') return;
        else if ('problem' in data && data.problem.kind === 'unavailable') giveUp('unavailable');
        else end(data);
      };
      own.addEventListener('message', hear, listening);
      own.addEventListener('error', () => giveUp('unavailable'), listening);
      // A script that does not come would hold up all others.
      timer = setTimeout(giveUp, LOADING, 'unavailable');
      own.postMessage(tex, []);
    });

  return (tex) => {
    const set = last.then(() => run(tex));
    last = set;
    return set;
  };
}

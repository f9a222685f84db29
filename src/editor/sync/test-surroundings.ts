import type { Surroundings } from './surroundings.ts';

/** Time that passes when a test says so. */
export class TestSurroundings implements Surroundings {
  chance = 1;
  #time = 0;
  #timers: { at: number; run: () => void }[] = [];

  now = () => this.#time;
  random = () => this.chance;
  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.#time + milliseconds, run };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  };

  /** Runs what is due meanwhile, each at its time, and whatever that sets off. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    for (;;) {
      await settled();
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#time = Math.max(this.#time, next.at);
      next.run();
    }
    this.#time = end;
  }
}

/** When everything that waits for nothing but promises has happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

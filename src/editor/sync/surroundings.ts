/** Time and chance, so that tests decide them. */
export interface Surroundings {
  now(): number;
  random(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const browserSurroundings: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** An id for a tab. `randomUUID` is only for pages over HTTPS. */
export const newClient = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

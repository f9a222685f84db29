const PATIENCE = 500;

export interface Navigation {
  /** How long the promise may hold the visitor up, in milliseconds. */
  patience?: number;
  go?: (address: string) => void;
}

/**
 * Waits for the promise, usually an event on its way out, but never longer than the patience; then leaves. A failure does not keep anyone.
 */
export async function navigateAfter(
  promise: Promise<unknown>,
  address: string,
  { patience = PATIENCE, go = assign }: Navigation = {},
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    promise.catch(() => undefined),
    new Promise((late) => {
      timer = setTimeout(late, patience);
    }),
  ]);
  clearTimeout(timer);
  go(address);
}

const assign = (address: string) => location.assign(address);

const PATIENCE = 500;

export interface Navigation {
  /** The longest wait for the promise, in milliseconds. */
  patience?: number;
  go?: (address: string) => void;
}

/** Waits for the promise, usually an event being sent, but never longer than `patience`; then navigates, even on failure. */
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

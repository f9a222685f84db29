import type { AsyncStatus } from '#contract/async-status.ts';

/** Tells how the work stands from its beginning to its end. A failure is told too, and then goes on to whoever waits. */
export async function track<Result>(work: () => Promise<Result>, tell: (status: AsyncStatus) => void): Promise<Result> {
  tell('loading');
  try {
    const result = await work();
    tell('success');
    return result;
  } catch (error) {
    tell('error');
    throw error;
  }
}

import type { AsyncStatus } from '#contract/async-status.ts';

/** Reports the status of the work from start to end. A failure is reported and rethrown. */
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

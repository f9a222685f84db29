/** Milliseconds since the epoch. */
export type Instant = number;

export interface Clock {
  now(): Instant;
  /** Rejects with the signal's reason if it is aborted first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export type ChunkFailure =
  /** The server answered, but the file does not exist or is not a script. */
  | 'missing'
  /** The network or the script failed. */
  | 'error'
  | 'timeout';

/** A script file failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** The requested address. */
  readonly request: string;

  constructor(chunk: string, type: ChunkFailure, request: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
    this.type = type;
    this.request = request;
  }
}

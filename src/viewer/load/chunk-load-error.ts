export type ChunkFailure =
  /** The server answered, and the file is not there or is no script. */
  | 'missing'
  /** The network failed, or the script did. */
  | 'error'
  | 'timeout';

/** A file of scripts did not come. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** The address that was asked for. */
  readonly request: string;

  constructor(chunk: string, type: ChunkFailure, request: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
    this.type = type;
    this.request = request;
  }
}

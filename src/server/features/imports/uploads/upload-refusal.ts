/** Why a file is not taken: told to its owner in words of `imports.refused.…`. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  readonly reason: 'large' | 'storage' | 'many' | 'metadata';
  /** Bytes that would be taken, or how many files. */
  readonly limit: number;
  constructor(reason: UploadRefusal['reason'], limit = 0) {
    super(reason);
    this.reason = reason;
    this.limit = limit;
  }
}

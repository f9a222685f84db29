/** Why a file is refused; the owner reads the catalogue text `imports.refused.…`. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  readonly reason: 'large' | 'storage' | 'many' | 'metadata';
  /** The limit in bytes, or in number of files. */
  readonly limit: number;
  constructor(reason: UploadRefusal['reason'], limit = 0) {
    super(reason);
    this.reason = reason;
    this.limit = limit;
  }
}

/**
 * An importer came to nothing, and no word of it says that the file is to blame. `crashed` may be the machine's fault; what `failed` would
 * fail again.
 */
export class ImporterFailure extends Error {
  override readonly name = 'ImporterFailure';
  readonly kind: 'crashed' | 'failed';
  constructor(kind: ImporterFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** An import failed, and not clearly because of the file. `crashed` may be the machine's fault; `failed` would fail again. */
export class ImporterFailure extends Error {
  override readonly name = 'ImporterFailure';
  readonly kind: 'crashed' | 'failed';
  constructor(kind: ImporterFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

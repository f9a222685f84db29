/** A picture could not be made. `tooSlow` and `crashed` end the painting process. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  readonly kind: 'tooSlow' | 'crashed' | 'failed';
  constructor(kind: PictureFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

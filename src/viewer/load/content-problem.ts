/** What there is to show cannot be shown: the server has no such thing, or nobody answers. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
  readonly kind: 'content' | 'offline';

  constructor(kind: ContentProblem['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

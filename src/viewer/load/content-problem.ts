/** The presentation cannot be shown: the server does not have it, or does not answer. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
  readonly kind: 'content' | 'offline';

  constructor(kind: ContentProblem['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** The presentation cannot be shown: the server does not have it, or does not answer. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
  readonly kind: 'content' | 'offline';
  /** The server does not have the file any more: the presentation may have been replaced since the page was made. */
  readonly isGone: boolean;

  constructor(kind: ContentProblem['kind'], message: string, { cause, isGone = false }: { cause?: unknown; isGone?: boolean } = {}) {
    super(message, { cause });
    this.kind = kind;
    this.isGone = isGone;
  }
}

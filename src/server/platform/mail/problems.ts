/** Permanent: this message will never be accepted, so do not retry. Temporary: a retry may succeed. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: 'permanent' | 'temporary';

  constructor(kind: 'permanent' | 'temporary', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Permanent: this message will never be taken, do not try again. Temporary: later it may. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: 'permanent' | 'temporary';

  constructor(kind: 'permanent' | 'temporary', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

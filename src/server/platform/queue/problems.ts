/** Thrown by a handler when a retry cannot help: the job becomes a dead letter immediately. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

export interface MailMessage {
  /** A single bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** The same at every attempt: a message that was delivered twice, because we were killed meanwhile, can be recognised. */
  id?: string;
}

export interface Mail {
  /** Resolves when the message has been accepted for delivery; rejects with a MailFailure. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

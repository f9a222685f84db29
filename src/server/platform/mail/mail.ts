export interface MailMessage {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mail {
  /** Resolves when the message is out of our hands; rejects with a MailFailure. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Tells a copy of the same letter from another one. */
  id: string;
}

/** A mail server on this machine that keeps all mail. */
export async function openMailSink() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          const { subject = '', text = '', messageId = '' } = await PostalMime.parse(raw);
          for (const { address } of session.envelope.rcptTo) letters.push({ to: address, subject, text, id: messageId });
        })
        .then(() => done(), done);
    },
  });
  // A worker that is killed breaks its connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    letters,
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    /** The address in the latest letter to somebody that leads to this path. */
    linkTo(to: string, path: string): URL | undefined {
      const found = letters.findLast((letter) => letter.to === to && letter.text.includes(path));
      const address = found?.text.split(/\s+/).find((word) => word.includes(path));
      return address === undefined ? undefined : new URL(address);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailSink = Awaited<ReturnType<typeof openMailSink>>;

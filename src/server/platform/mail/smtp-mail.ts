import { createTransport, type NodemailerError } from 'nodemailer';
import { isOnThisMachine, saysPlain, withoutTls } from '../network/plain-connections.ts';
import { composeMessage } from './compose-message.ts';
import type { Mail } from './mail.ts';
import { MailFailure } from './problems.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

// The operator can fix a rejected login or sender, and then the message can still be sent.
const isAboutThisMessage = ({ command }: NodemailerError) => command === 'RCPT TO' || command === 'DATA';

function failureOf(error: NodemailerError): MailFailure {
  const isPermanent = (error.responseCode ?? 0) >= 500 && isAboutThisMessage(error);
  return new MailFailure(isPermanent ? 'permanent' : 'temporary', `The mail server did not accept the message: ${error.message}`, error);
}

/**
 * `url` is `smtps://user:password@host:port`, or `smtp://…`, which has to become encrypted before anything is said, unless the server is on
 * this machine or the URL ends with `?tls=false`. `from` may carry a name: `Lectern <no-reply@example.org>`.
 */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const address = new URL(url);
  const requireTLS = !isOnThisMachine(address.hostname) && !saysPlain(address);
  const transport = createTransport({ url: withoutTls(url), requireTLS, ...timeouts });
  return {
    async send(message) {
      const composed = composeMessage(message, from);
      await transport.sendMail(composed).catch((error: NodemailerError) => {
        throw failureOf(error);
      });
    },
    async close() {
      transport.close();
    },
  };
}

import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';
import { MailFailure } from './problems.ts';

const address = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
const headerText = /^[^\p{Cc}]{0,900}$/u;
// Ours to set: the envelope, the structure of the message, and who it is from.
const reserved = /^(to|cc|bcc|from|sender|subject|date|message-id|mime-version|return-path|received|content-.*|resent-.*|dkim-.*)$/i;

const refuse = (what: string) => new MailFailure('permanent', `Not a message that can be sent: ${what}`);

/** What leaves as mail: nothing in it can add a header or a recipient, or name a file or a URL to be read. */
export function composeMessage({ to, subject, text, html, headers = {} }: MailMessage, from: string): SendMailOptions {
  if (!address.test(to)) throw refuse('the address of the recipient');
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || reserved.test(name) || !headerText.test(value)) throw refuse(`the header ${JSON.stringify(name)}`);
  }
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    text,
    html,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

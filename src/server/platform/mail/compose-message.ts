import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';
import { MailFailure } from './problems.ts';

const address = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
const messageId = /^[\w-]{1,100}$/;
const headerText = /^[^\p{Cc}]{0,900}$/u;
// Headers that only we set: envelope, message structure and sender.
const reserved = /^(to|cc|bcc|from|sender|subject|date|message-id|mime-version|return-path|received|content-.*|resent-.*|dkim-.*)$/i;

const refuse = (what: string) => new MailFailure('permanent', `This message cannot be sent: ${what}`);

/** Composes a mail so that its contents can neither add a header or recipient nor make us read a file or URL. */
export function composeMessage({ to, subject, text, html, headers = {}, id }: MailMessage, from: string): SendMailOptions {
  if (!address.test(to)) throw refuse('invalid recipient address');
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || reserved.test(name) || !headerText.test(value)) throw refuse(`invalid header ${JSON.stringify(name)}`);
  }
  if (id !== undefined && !messageId.test(id)) throw refuse('invalid id');
  return {
    from,
    ...(id !== undefined && { messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>` }),
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    text,
    html,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { isolate } from '#locale/isolate.ts';
import { defaultLanguage } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import type { MailMessage } from '../../../platform/mail/mail.ts';
import { cleanWords } from '../../../platform/mail/clean-words.ts';
import type { ContactMessage } from './contact.store.ts';

interface Site {
  to: string;
  brand: string;
  origin: string;
}

const LONGEST = 120;

/** A visitor's message as a mail to the operator: quoted, so it cannot pass for ours. */
export function composeContactMail(message: ContactMessage, { to, brand, origin }: Site): MailMessage {
  const text = translatorOf(defaultLanguage);
  const { name, email } = message;
  const facts: [string, string][] = [[text('product.contact.mail.from'), `${isolate(cleanWords(name, LONGEST))} <${email}>`]];
  if (message.kind === 'abuse') {
    const { title, address } = message.presentation;
    facts.unshift([text('product.contact.mail.reason'), text(`product.contact.reason.${message.reason}`)]);
    facts.unshift(
      [text('product.contact.mail.presentation'), isolate(cleanWords(title, LONGEST))],
      [text('product.contact.mail.address'), `${origin}${address}`],
    );
  }
  const intro = text(`product.contact.mail.${message.kind}.intro`, { brand });
  const words = message.message || text('product.contact.mail.noMessage');
  const answer = text('product.contact.mail.answer');
  return {
    to,
    // Nothing written by a visitor: a title or a name could say anything here.
    subject:
      message.kind === 'abuse'
        ? text('product.contact.mail.abuse.subject', { brand, oid: message.presentation.oid })
        : text('product.contact.mail.billing.subject', { brand }),
    headers: { 'Reply-To': email },
    text: `${intro}\n\n${facts.map(([what, says]) => `${what}: ${says}`).join('\n')}\n\n${quote(words)}\n\n-- \n${answer}\n`,
    html: `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,sans-serif;color:#121613;background:#f6f7f5">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#fff;border-radius:14px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escape(brand)}</p>
<p>${escape(intro)}</p>
<table style="border-collapse:collapse;font-size:15px">${facts.map(([what, says]) => `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:600">${escape(what)}</th><td style="padding:4px 0;word-break:break-word">${escape(says)}</td></tr>`).join('')}</table>
<blockquote dir="auto" style="margin:24px 0;padding:0 0 0 16px;border-left:3px solid #cfd5cd;white-space:pre-wrap;word-break:break-word">${escape(words)}</blockquote>
<p style="font-size:13px;color:#626b64">${escape(answer)}</p>
</div></body></html>`,
  };
}

const quote = (words: string) => words.replaceAll(/^/gm, '> ');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

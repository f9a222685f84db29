import { formatDate } from '#locale/date.ts';
import { isolate } from '#locale/isolate.ts';
import type { Language } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import { cleanWords } from '../../platform/mail/clean-words.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';

interface PdfMail {
  to: string;
  language: Language;
  title: string;
  /** Addresses are absolute. */
  pdfLink: string;
  presentationLink: string;
  picture: { address: string; width: number; height: number } | null;
  /** The last day on which the link works, in ISO 8601. */
  lastDay: string;
}

interface Site {
  brand: string;
  origin: string;
}

const LONGEST_TITLE = 120;
const WIDTH = 416;

/** The mail with the link to a purchased PDF, readable without HTML and pictures. */
export function composePdfMail(
  { to, language, title: whole, pdfLink, presentationLink, picture, lastDay }: PdfMail,
  { brand, origin }: Site,
): MailMessage {
  const text = translatorOf(language);
  const title = cleanWords(whole, LONGEST_TITLE);
  const says = text('mail.pdf.text', { title: isolate(title), date: formatDate(lastDay, language) });
  const [hello, action, open, after] = [text('mail.hello'), text('mail.pdf.action'), text('mail.pdf.presentation'), text('mail.pdf.after')];
  const footer = text('mail.pdf.footer', { brand, origin });
  const image =
    picture &&
    `<img src="${escape(picture.address)}" alt="${escape(title)}" width="${WIDTH}" height="${Math.round((WIDTH * picture.height) / picture.width)}" style="display:block;width:100%;height:auto;border:0;border-radius:10px">`;
  return {
    to,
    subject: text('mail.pdf.subject', { title: isolate(title) }),
    text: `${hello}\n\n${says}\n\n${action}:\n${pdfLink}\n\n${open}:\n${presentationLink}\n\n${after}\n\n-- \n${footer}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,sans-serif;color:#121613;background:#f6f7f5">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:14px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escape(brand)}</p>
${image === null ? '' : `<p style="margin:0 0 24px"><a href="${escape(presentationLink)}">${image}</a></p>`}
<p>${escape(hello)}</p><p>${escape(says)}</p>
<p style="margin:28px 0"><a href="${escape(pdfLink)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6e4f;color:#fff;font-weight:600;text-decoration:none">${escape(action)}</a></p>
<p><a href="${escape(presentationLink)}" style="color:#0b6e4f">${escape(open)}</a></p>
<p style="font-size:13px;color:#626b64">${escape(after)}</p>
<p style="font-size:13px;color:#626b64">${escape(text('mail.link'))}<br><span style="word-break:break-all">${escape(pdfLink)}</span></p>
<hr style="border:0;border-top:1px solid #e2e6e0;margin:24px 0"><p style="font-size:13px;color:#626b64">${escape(footer)}</p>
</div></body></html>`,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

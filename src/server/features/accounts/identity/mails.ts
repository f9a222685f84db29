import { formatDate, formatTime } from '#locale/date.ts';
import { defaultLanguage, parseLanguage, type Language } from '#locale/language.ts';
import { isolate } from '#locale/isolate.ts';
import { translatorOf } from '#locale/translate.ts';
import type { Instant } from '../../../platform/clock/clock.ts';
import { cleanName } from '../../../platform/mail/clean-words.ts';
import { readDevice } from './device.ts';

/** What happened to an account, and roughly where. */
export interface Happening {
  at: Instant;
  userAgent: string;
}

const secondFactorNotices = [
  'authenticatorOn',
  'authenticatorOff',
  'passkeyAdded',
  'passkeyRemoved',
  'newRecoveryCodes',
  'recoveryCodeUsed',
] as const;
export type SecondFactorNotice = (typeof secondFactorNotices)[number];

const isAboutSecondFactor = (kind: AccountMail['kind']): kind is SecondFactorNotice =>
  (secondFactorNotices as readonly string[]).includes(kind);

/** `changed` goes to the old address, `changedHere` to the new one. */
type Notice = { kind: 'passwordChanged' | 'changed' | 'changedHere' | 'newDevice' | SecondFactorNotice; happened: Happening };
type Request = { kind: 'confirm' | 'exists' | 'reset' | 'change'; happened?: never };

interface Letter {
  to: string;
  /** Null if the address is not confirmed: then somebody else may have chosen the name. */
  name: string | null;
  language: string | null | undefined;
  link: string;
}

export type AccountMail = Letter & (Notice | Request);

interface Site {
  brand: string;
  origin: string;
}

/** A mail about an account in its owner's language: one text, one action, readable without HTML. */
export function composeAccountMail({ kind, happened, to, name, language: wish, link }: AccountMail, { brand, origin }: Site) {
  const language = parseLanguage(wish ?? undefined) ?? defaultLanguage;
  const text = translatorOf(language);
  const called = name === null ? undefined : cleanName(name);
  const greeting = called === undefined ? text('mail.hello') : text('mail.greeting', { name: isolate(called) });
  const body = text(`mail.${kind}.text`, { brand });
  const action = text(isAboutSecondFactor(kind) ? 'mail.passwordChanged.action' : `mail.${kind}.action`);
  const footer = text(happened ? 'mail.notice.footer' : 'mail.footer', { brand, origin });
  const facts = happened ? listFacts(happened, language) : [];
  return {
    to,
    subject: text(`mail.${kind}.subject`),
    text: `${greeting}\n\n${body}\n\n${facts.map((fact) => `${fact}\n`).join('')}${facts.length > 0 ? '\n' : ''}${action}:\n${link}\n\n-- \n${footer}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,sans-serif;color:#121613;background:#f6f7f5">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:14px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escape(brand)}</p>
<p>${escape(greeting)}</p><p>${escape(body)}</p>${facts.length > 0 ? `<p>${facts.map(escape).join('<br>')}</p>` : ''}
<p style="margin:28px 0"><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6e4f;color:#fff;font-weight:600;text-decoration:none">${escape(action)}</a></p>
<p style="font-size:13px;color:#626b64">${escape(text('mail.link'))}<br><span style="word-break:break-all">${escape(link)}</span></p>
<hr style="border:0;border-top:1px solid #e2e6e0;margin:24px 0"><p style="font-size:13px;color:#626b64">${escape(footer)}</p>
</div></body></html>`,
  };
}

function listFacts({ at, userAgent }: Happening, language: Language): string[] {
  const text = translatorOf(language);
  const [instant, device] = [new Date(at).toISOString(), readDevice(userAgent)];
  return [
    text('mail.when', { date: formatDate(instant, language), time: formatTime(instant, language) }),
    text('mail.device', { device: device ? text('settings.sessions.device', device) : text('settings.sessions.unknownDevice') }),
  ];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

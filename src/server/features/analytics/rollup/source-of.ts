import { routes } from '#contract/routes.ts';
import type { Source } from '#contract/analytics/insights.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';

const webMails = new Set([
  'mail.google.com',
  'com.google.android.gm',
  'outlook.live.com',
  'outlook.office.com',
  'outlook.office365.com',
  'outlook.com',
  'mail.yahoo.com',
  'mail.yahoo.co.jp',
  'mail.proton.me',
  'mail.aol.com',
  'e.mail.ru',
  'mail.yandex.ru',
  'mail.yandex.com',
  'app.fastmail.com',
  'mail.zoho.com',
  'mail.zoho.eu',
  'app.tuta.com',
  'icloud.com',
  'navigator.gmx.net',
  'navigator.web.de',
  'navigator-bs.gmx.com',
  'deref-gmx.net',
  'deref-gmx.com',
  'deref-web.de',
  'deref-mail.com',
  'mail.naver.com',
  'mail.daum.net',
  'roundcube.net',
]);
const socialNetworks = new Set([
  'facebook.com',
  'fb.me',
  'messenger.com',
  'instagram.com',
  'threads.net',
  'threads.com',
  'whatsapp.com',
  't.co',
  'twitter.com',
  'x.com',
  'linkedin.com',
  'lnkd.in',
  'reddit.com',
  'pinterest.com',
  'pin.it',
  'tumblr.com',
  'youtube.com',
  'tiktok.com',
  'snapchat.com',
  'bsky.app',
  'mastodon.social',
  'mastodon.online',
  'vk.com',
  'ok.ru',
  't.me',
  'telegram.org',
  'discord.com',
  'weibo.com',
  'weibo.cn',
  'line.me',
  'xing.com',
  'news.ycombinator.com',
  'com.facebook.katana',
  'com.linkedin.android',
  'com.twitter.android',
  'com.reddit.frontpage',
]);

/** Whether the host is one of these or a subdomain of one. */
const isOf = (hosts: ReadonlySet<string>, host: string): boolean =>
  hosts.has(host) || (host.includes('.') && isOf(hosts, host.slice(host.indexOf('.') + 1)));

interface Address {
  /** Without `www.`; empty if there is none. */
  host: string;
  /** Host with port. */
  site: string;
  path: string;
}

const MOST_REMEMBERED = 5000;
const remembered = new Map<string, Address>();

/** Cached, because most events name the same few addresses. */
function readAddress(address: string): Address {
  const known = remembered.get(address);
  if (known) return known;
  const url = URL.parse(address);
  const read = {
    host:
      url?.hostname
        .toLowerCase()
        .replace(/^www\./, '')
        .slice(0, 253) ?? '',
    site: url?.host ?? '',
    path: url?.pathname ?? '',
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(address, read);
  return read;
}

export interface Origin {
  source: Source;
  /** The site that led here, unless it is counted by its kind. */
  referrer: string;
  /** The site that embeds the viewer, if one does. */
  embedHost: string;
}

/** Where the visitor came from, according to one event. */
export function sourceOf({
  source,
  linkId,
  referer,
  url,
  body,
}: Pick<StoredEvent, 'source' | 'linkId' | 'referer' | 'url' | 'body'>): Origin {
  const { host, site, path } = readAddress(referer);
  if (source === 'embed') return { source: 'embed', referrer: '', embedHost: hostTold(body['embed_host']) || host };
  if (linkId !== null) return plain('link');
  if (host === '') return plain('direct');
  if (site === readAddress(url).site) return plain(path.startsWith(routes.search) ? 'search' : 'site');
  if (isOf(webMails, host)) return plain('email');
  if (isOf(socialNetworks, host)) return plain('social');
  return { source: 'referrer', referrer: host, embedHost: '' };
}

const plain = (source: Source): Origin => ({ source, referrer: '', embedHost: '' });
/** The host of an origin, or of a bare host name. */
const hostTold = (told: unknown): string =>
  typeof told === 'string' ? readAddress(told.includes('://') ? told : `https://${told}`).host : '';

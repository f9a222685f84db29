import type { LogManner } from '#contract/analytics/log-manner.ts';
import type { PageFrame } from '#contract/pages.ts';
import type { Announcement } from '../announce.ts';
import type { Visit } from '../visit/visit.ts';
import { createId } from './event-id.ts';
import { sendEvent } from './send-event.ts';
import { webEvent } from './web-event.ts';

/** The server takes nothing of a page that was opened more than a day ago. */
const LONGEST = 23 * 3_600_000;

/** The page around an embedded one, as far as the browser tells. */
export const embedderOf = (): string => location.ancestorOrigins?.[0] ?? document.referrer;

/** Shown by one of our own pages, to whoever is about to embed it: that is no embed, and nobody watches. */
export const isPreview = (): boolean => {
  try {
    return self !== top && parent.location.origin === location.origin;
  } catch {
    return false;
  }
};

interface Log {
  /** Whether it was logged; whatever fails is false, and never felt. */
  log(announcement: Announcement): Promise<boolean>;
  /** From here on it is another opening of the page. */
  reopen(): void;
}

export function createLog({ analytics: { host, version }, page, props, language, user }: PageFrame, manner: LogManner, visit: Visit): Log {
  const isEmbed = page === 'embed';
  const { oid, prezilink } = (isEmbed || page === 'view' ? props : {}) as Partial<PageFrame<'view'>['props']>;
  const subject = { ...(oid && { presentation_oid: oid }), ...(prezilink && { link_id: prezilink.link_id }) };
  // Cookies of people and of links are our own host's: they go nowhere else, and tell whose view it is.
  const to = user || prezilink ? '' : host;
  let opened = 0;
  let page_id = '';
  return {
    async log({ name, body, at }) {
      try {
        if (manner === 'nothing') return false;
        // Nor of one that is opened later, by a clock that was set back.
        if (at < opened || at - opened > LONGEST) {
          page_id = createId(at);
          opened = at;
        }
        const event = webEvent(name, body, at, {
          source: { name: isEmbed ? 'embed' : 'website', version, page, page_id, language },
          visit: visit(page_id),
          subject,
          url: location.href,
          referer: isEmbed ? embedderOf() : document.referrer,
        });
        if (manner === 'send') return await sendEvent(to, event);
        console.info('analytics', event);
        return true;
      } catch {
        return false;
      }
    },
    reopen() {
      opened = 0;
    },
  };
}

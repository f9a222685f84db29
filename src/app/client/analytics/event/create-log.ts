import type { LogManner } from '#contract/analytics/log-manner.ts';
import type { PageFrame } from '#contract/pages.ts';
import type { Announcement } from '../announce.ts';
import type { Visit } from '../visit/visit.ts';
import { createId } from './event-id.ts';
import { sendEvent } from './send-event.ts';
import { webEvent } from './web-event.ts';

/** The server rejects events of a page that was opened more than a day ago. */
const LONGEST = 23 * 3_600_000;

/** The page that embeds this one, as far as the browser reveals it. */
export const embedderOf = (): string => location.ancestorOrigins?.[0] ?? document.referrer;

/** True when one of our own pages shows the viewer to somebody about to embed it: that is neither an embed nor a view. */
export const isPreview = (): boolean => {
  try {
    return self !== top && parent.location.origin === location.origin;
  } catch {
    return false;
  }
};

interface Log {
  /** Resolves to whether the event was logged; never rejects. */
  log(announcement: Announcement): Promise<boolean>;
  /** Starts a new page view. */
  reopen(): void;
}

export function createLog({ analytics: { host, version }, page, props, language, user }: PageFrame, manner: LogManner, visit: Visit): Log {
  const isEmbed = page === 'embed';
  const { oid, prezilink, meeting } = (isEmbed || page === 'view' ? props : {}) as Partial<
    Pick<PageFrame<'view'>['props'], 'oid' | 'prezilink'> & Pick<PageFrame<'embed'>['props'], 'meeting'>
  >;
  const subject = { ...(oid && { presentation_oid: oid }), ...(prezilink && { link_id: prezilink.link_id }) };
  // The cookies that identify users and links are sent only to our own host, which needs them to attribute the view.
  const to = user || prezilink ? '' : host;
  let opened = 0;
  let page_id = '';
  return {
    async log({ name, body, at }) {
      try {
        if (manner === 'nothing') return false;
        // `at < opened`: the clock was set back, and an event must not belong to a page view that starts later.
        if (at < opened || at - opened > LONGEST) {
          page_id = createId(at);
          opened = at;
        }
        const event = webEvent(name, body, at, {
          source: { name: meeting ? 'meeting' : isEmbed ? 'embed' : 'website', version, page, page_id, language },
          visit: visit(page_id),
          subject,
          meeting,
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

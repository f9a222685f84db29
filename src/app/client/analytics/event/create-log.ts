import type { PageFrame } from '#contract/pages.ts';
import type { Announcement } from '../announce.ts';
import { createId } from './event-id.ts';
import type { Manner } from './manner.ts';
import { sendEvent } from './send-event.ts';
import { webEvent, type EventContext } from './web-event.ts';

/** The server takes nothing of a page that was opened more than a day ago. */
const LONGEST = 23 * 3_600_000;

/** The page around an embedded one, as far as the browser tells. */
export const embedderOf = (): string => location.ancestorOrigins?.[0] ?? document.referrer;

interface Log {
  /** Whether it was logged; whatever fails is false, and never felt. */
  log(announcement: Announcement): Promise<boolean>;
  /** From here on it is another opening of the page. */
  reopen(): void;
}

export function createLog({ analytics: { host, version }, page, props, language }: PageFrame, manner: Manner, visit: () => EventContext['visit']): Log {
  const isEmbed = page === 'embed';
  const { oid, prezilink } = (isEmbed || page === 'view' ? props : {}) as Partial<PageFrame<'view'>['props']>;
  const subject = { ...(oid && { presentation_oid: oid }), ...(prezilink && { link_id: prezilink.link_id }) };
  let opened = 0;
  let page_id = '';
  return {
    async log({ name, body, at }) {
      try {
        if (manner === 'nothing') return false;
        if (at - opened > LONGEST) {
          page_id = createId(at);
          opened = at;
        }
        const event = webEvent(name, body, at, {
          source: { name: isEmbed ? 'embed' : 'website', version, page, page_id, language },
          visit: visit(),
          subject,
          url: location.href,
          referer: isEmbed ? embedderOf() : document.referrer,
        });
        if (manner === 'send') return await sendEvent(host, event);
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

import { useState, useSyncExternalStore } from 'react';
import { sectionIds, type SectionId } from './section-ids.ts';

/** Long enough for the jump caused by a click, short enough to go unnoticed. */
const JUMP = 300;

/** The scroll position, from 0 at the top to 1 at the end. */
interface Scrolled {
  share: number;
  viewport: number;
}

/**
 * Finds the section being read. The deciding line moves from the top of the window to its bottom as the page scrolls, so that every section
 * gets its turn, including short ones at the end that never reach the top.
 */
export function findCurrent<Id>(sections: readonly { id: Id; top: number }[], { share, viewport }: Scrolled): Id | undefined {
  const line = share * viewport;
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
}

function readCurrent(): SectionId | undefined {
  const viewport = window.innerHeight;
  const room = document.documentElement.scrollHeight - viewport;
  const share = room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
  const sections = sectionIds.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  return findCurrent(sections, { share, viewport });
}

const readTarget = () => sectionIds.find((id) => `#${id}` === location.hash);

/** Follows the reader. A clicked section is current even if the page is too short to bring it to the top. */
function createFollower() {
  let current: SectionId | undefined;
  let chosenAt = -JUMP;
  return {
    read: () => current,
    subscribe(notify: () => void) {
      const set = (section: SectionId | undefined) => {
        current = section;
        notify();
      };
      const follow = (event: Event) => {
        if (event.timeStamp - chosenAt > JUMP) set(readCurrent());
      };
      const choose = (event: Event) => {
        chosenAt = event.timeStamp;
        set(readTarget() ?? current);
      };
      set(readTarget() ?? readCurrent());
      addEventListener('scroll', follow, { passive: true });
      addEventListener('resize', follow);
      addEventListener('hashchange', choose);
      return () => {
        removeEventListener('scroll', follow);
        removeEventListener('resize', follow);
        removeEventListener('hashchange', choose);
      };
    },
  };
}

/** Undefined before scripts run: the server does not know the scroll position. */
export function useCurrentSection(): SectionId | undefined {
  const [follower] = useState(createFollower);
  return useSyncExternalStore(follower.subscribe, follower.read, () => undefined);
}

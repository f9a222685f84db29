import type { UnsentTitle } from './title/unsent-title.ts';
import type { Status } from './session-events.ts';

/** Whether what is changed now is sent. */
export const isLive = ({ state }: Status): boolean => state === 'saved' || state === 'saving' || state === 'refused' || state === 'full';

/** How far everything is saved: the draft, the title, and files that wait in this tab and are nowhere else. */
export function wholeStatus(status: Status, { isUnsent, isKept }: Pick<UnsentTitle, 'isUnsent' | 'isKept'>, waiting: number): Status {
  const isAllKept = status.isKept && isKept && waiting === 0;
  const isSaved = status.state === 'saved' || status.state === 'refused';
  return isSaved && isUnsent ? { state: 'saving', isKept: isAllKept } : { ...status, isKept: isAllKept };
}

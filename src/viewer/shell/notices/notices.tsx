import type { ViewerText } from '#contract/viewer.ts';
import { Icon } from '../../overlay/icon/icon.tsx';
import type { Notice } from '../../viewer.ts';
import { useShell } from '../shell-context.ts';
import { action, dismiss, list, notice as noticeStyle, words } from './notices.css.ts';

/** What is missing, or was decided for the visitor. Notices stay until dismissed, so that there is time to read them. */
export function Notices() {
  const { viewer, state, player, text, openDialog } = useShell();
  return (
    <div className={list} role="log" aria-label={text('viewer.notices')}>
      {state.notices.map((notice) => (
        <div key={notice.kind} className={noticeStyle}>
          <span className={words}>{noticeInWords(notice, text)}</span>
          {notice.kind === 'resumed' && (
            <button
              type="button"
              className={action}
              onClick={() => {
                viewer.dismiss(notice);
                player.first();
              }}
            >
              {text('viewer.resumed.begin')}
            </button>
          )}
          {notice.kind === 'dialog' && (
            <button
              type="button"
              className={action}
              onClick={() => {
                viewer.dismiss(notice);
                openDialog(notice.dialog);
              }}
            >
              {text('viewer.retry')}
            </button>
          )}
          <button type="button" className={dismiss} aria-label={text('viewer.dismiss')} onClick={() => viewer.dismiss(notice)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}

function noticeInWords(notice: Notice, text: ViewerText): string {
  if (notice.kind === 'images') return text('viewer.problem.images', { count: notice.count });
  if (notice.kind === 'resumed') return text('viewer.resumed', { stop: notice.stop + 1 });
  return text(`viewer.problem.${notice.kind}`);
}

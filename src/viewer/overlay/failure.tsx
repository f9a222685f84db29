import type { ViewerText } from '#contract/viewer.ts';
import type { FailureKind } from './drive-overlay.ts';
import { Icon } from './icon/icon.tsx';
import { failureCard, failureIcon, failureTexts, failureTitle, failurePart, smallPrint } from './overlay.css.ts';
import { buttons } from './restart/restart.css.ts';

const kinds: readonly FailureKind[] = ['script', 'content', 'offline', 'browser'];

export interface FailureProps {
  detail: string | undefined;
  text: ViewerText;
  onRetry: (() => void) | undefined;
}

/** What happened, that nothing is lost, and what to do next. Contains the text for every kind; the overlay's `data-failure` selects one. */
export function Failure({ detail, text, onRetry }: FailureProps) {
  return (
    <div className={failurePart}>
      <div className={failureCard} role="alert">
        <span className={failureIcon}>
          <Icon name="problem" size={28} />
        </span>
        <strong className={failureTitle}>{text('viewer.problem.title')}</strong>
        {kinds.map((kind) => (
          <p key={kind} className={failureTexts[kind]}>
            {text(`viewer.problem.${kind}`)}
          </p>
        ))}
        <button type="button" className={buttons.strong} data-retry onClick={onRetry}>
          <Icon name="rotate" />
          {text('viewer.retry')}
        </button>
        <small className={smallPrint} data-detail>
          {detail ?? ''}
        </small>
      </div>
    </div>
  );
}

import { pencilIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { commentPath, editPath } from '#contract/presentation/presentation-address.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StillIcon } from '../about/still-icon.tsx';
import * as styles from './private-header.css.ts';

export type PrivateHeaderProps = Pick<
  ViewPageProps,
  'oid' | 'title' | 'schemaVersion' | 'viewerRights' | 'isUnpublished' | 'contentLanguage'
>;

/**
 * Shown above the viewer to people who may do more than watch. The editor includes comments, so one button is enough. Server-rendered only.
 */
export function PrivateHeader({ oid, title, schemaVersion, viewerRights, isUnpublished, contentLanguage }: PrivateHeaderProps) {
  const text = useText();
  const { edit, comment } = viewerRights;
  if (!isUnpublished && (schemaVersion !== 2 || !(edit || comment))) return null;
  return (
    <div className={styles.header} data-place="private-header">
      <p className={styles.title}>
        <bdi lang={contentLanguage}>{title}</bdi>
        {isUnpublished && <span className={styles.note}>{text('view.private.unpublished')}</span>}
      </p>
      {edit ? (
        <Button href={editPath({ oid, schemaVersion })} tone="outline" icon={pencilIcon} data-event="cta">
          {text('view.private.edit')}
        </Button>
      ) : (
        <Button href={commentPath({ oid, schemaVersion })} tone="outline" data-event="cta">
          <StillIcon name="comment" size={18} />
          {text('view.private.comment')}
        </Button>
      )}
    </div>
  );
}

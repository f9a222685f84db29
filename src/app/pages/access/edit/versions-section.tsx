import { undoIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm, type FormState } from '#contract/form.ts';
import type { VersionSummary } from '#contract/presentation/details.ts';
import { formatDate, formatTime } from '#locale/date.ts';
import { formatBytes } from '#locale/bytes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PresentationPicture } from '../presentation-picture.tsx';
import { EditSection } from './edit-section.tsx';
import * as styles from './versions-section.css.ts';

/** Earlier versions. Each can be restored, and the current one stays in the list. */
export function VersionsSection({
  editAddress,
  versions,
  state,
}: {
  editAddress: string;
  versions: VersionSummary[];
  state: FormState<string>;
}) {
  const text = useText();
  return (
    <EditSection id="versions" title={text('access.versions.title')} lead={text('access.versions.lead')} state={state}>
      <ol className={styles.list}>
        {versions.map((version) => (
          <Version key={version.number} version={version} editAddress={editAddress} />
        ))}
      </ol>
    </EditSection>
  );
}

function Version({
  version: { number, name, madeAt, madeBy, bytes, stopCount, thumbnail, isCurrent },
  editAddress,
}: {
  version: VersionSummary;
  editAddress: string;
}) {
  const text = useText();
  const { language } = useFrame();
  const facts = [
    name !== null && text('access.versions.number', { number }),
    text(`access.versions.by.${madeBy}`),
    stopCount !== null && text('access.versions.stops', { count: stopCount }),
    bytes > 0 && formatBytes(bytes, language),
  ].filter(Boolean);
  return (
    <li className={styles.version}>
      <div className={styles.picture}>
        <PresentationPicture thumbnail={thumbnail} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name ?? text('access.versions.number', { number })}
          {isCurrent && <span className={styles.current}>{text('access.versions.current')}</span>}
        </h3>
        <p className={styles.facts}>
          <time dateTime={madeAt}>
            {formatDate(madeAt, language)}, {formatTime(madeAt, language)}
          </time>
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {!isCurrent && (
        <PostForm action={`${editAddress}versions/${number}/restore/`} state={emptyForm}>
          {({ isSending }) => (
            <Button
              type="submit"
              tone="outline"
              icon={undoIcon}
              isBusy={isSending}
              aria-label={text('access.versions.restoreNumber', { number })}
            >
              {text('access.versions.restore')}
            </Button>
          )}
        </PostForm>
      )}
    </li>
  );
}

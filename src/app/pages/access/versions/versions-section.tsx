import { undoIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm, type FormState } from '#contract/form.ts';
import type { DetailsProps, VersionSummary } from '#contract/presentation/details.ts';
import { formatDate, formatTime } from '#locale/date.ts';
import { formatBytes } from '#locale/bytes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { single } from '../../settings/sections/settings-section.css.ts';
import { PresentationPicture } from '../presentation-picture.tsx';
import { EditSection } from '../details/edit-section.tsx';
import { Publishing } from './publishing.tsx';
import * as styles from './versions-section.css.ts';
import { summary } from '../../settings/security/security-section.css.ts';

/** All versions. Each can be named, and earlier ones restored; where the owner publishes, it is done here. */
export function VersionsSection({
  detailsAddress,
  versions,
  publishing,
  state,
}: Pick<DetailsProps, 'detailsAddress' | 'versions' | 'publishing'> & { state: FormState<string> }) {
  const text = useText();
  return (
    <EditSection id="versions" title={text('access.versions.title')} lead={text('access.versions.lead')} state={state}>
      {publishing && <Publishing detailsAddress={detailsAddress} publishing={publishing} />}
      <ol className={styles.list}>
        {versions.map((version) => (
          <Version key={version.number} version={version} detailsAddress={detailsAddress} isPublished={publishing !== null} />
        ))}
      </ol>
    </EditSection>
  );
}

function Version({
  version: { number, name, madeAt, madeBy, bytes, stopCount, thumbnail, isShown, isLatest },
  detailsAddress,
  isPublished,
}: {
  version: VersionSummary;
  detailsAddress: string;
  /** The owner chooses what visitors see. */
  isPublished: boolean;
}) {
  const text = useText();
  const marks = isPublished
    ? [isShown && text('access.versions.published'), isLatest && text('access.versions.newest')]
    : [isLatest && text('access.versions.current')];
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
          {marks.filter(Boolean).map((mark) => (
            <span key={String(mark)} className={styles.mark}>
              {mark}
            </span>
          ))}
        </h3>
        <p className={styles.facts}>
          <time dateTime={madeAt}>
            {formatDate(madeAt, language)}, {formatTime(madeAt, language)}
          </time>
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <NameForm number={number} name={name} detailsAddress={detailsAddress} />
      </div>
      {!isLatest && (
        <PostForm action={`${detailsAddress}versions/${number}/restore/`} state={emptyForm}>
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

function NameForm({ number, name, detailsAddress }: Pick<VersionSummary, 'number' | 'name'> & { detailsAddress: string }) {
  const text = useText();
  return (
    <details>
      <summary className={summary} aria-label={text('access.versions.nameNumber', { number })}>
        {text('access.versions.nameIt')}
      </summary>
      <PostForm action={`${detailsAddress}versions/${number}/name/`} state={emptyForm as FormState<'name'>} className={styles.naming}>
        {({ control, isSending }) => (
          <>
            <div className={single}>
              <TextField
                {...control('name')}
                label={text('access.versions.name')}
                hint={name === null ? undefined : text('access.versions.nameHint')}
                defaultValue={name ?? ''}
                dir="auto"
                autoComplete="off"
                maxLength={100}
              />
            </div>
            <div>
              <Button type="submit" tone="outline" size="sm" isBusy={isSending}>
                {text('access.versions.saveName')}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </details>
  );
}

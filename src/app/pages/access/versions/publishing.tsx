import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { DetailsProps } from '#contract/presentation/details.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as styles from './versions-section.css.ts';

/** What visitors see, where the owner chooses it, and the way to show them the rest. */
export function Publishing({
  detailsAddress,
  publishing: { isBehind, shownVersion },
}: {
  detailsAddress: string;
  publishing: NonNullable<DetailsProps['publishing']>;
}) {
  const text = useText();
  return (
    <div className={styles.publishing}>
      <p>{isBehind ? text('access.versions.behind', { number: shownVersion }) : text('access.versions.upToDate')}</p>
      {isBehind && (
        <PostForm action={`${detailsAddress}publish/`} state={emptyForm}>
          {({ isSending }) => (
            <Button type="submit" isBusy={isSending}>
              {text('access.versions.publish')}
            </Button>
          )}
        </PostForm>
      )}
    </div>
  );
}

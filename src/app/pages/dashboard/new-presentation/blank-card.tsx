import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './cards.css.ts';

// Only for this page: the shared table is loaded by every page.
const blankIcon =
  'M5 3h1M9 3h2M14 3h2M19 3a2 2 0 0 1 2 2M21 9v2M21 14v2M21 19a2 2 0 0 1-2 2M14 21h2M9 21h2M5 21a2 2 0 0 1-2-2M3 14v2M3 9v2M3 5a2 2 0 0 1 2-2';

/** An empty canvas, one click away. */
export function BlankCard({ folder }: { folder: string | null }) {
  const text = useText();
  return (
    <section className={styles.card} aria-labelledby="blank">
      <h2 id="blank" className={styles.title}>
        <Icon name={blankIcon} size={20} className={styles.icon} />
        {text('newPresentation.blank.title')}
      </h2>
      <p className={styles.text}>{text('newPresentation.blank.text')}</p>
      <PostForm action={routes.newPresentation} state={emptyForm} className={styles.blank}>
        {({ isSending }) => (
          <>
            {folder !== null && <input type="hidden" name="folder" value={folder} />}
            <svg className={styles.drawing} viewBox="0 0 236 96" aria-hidden="true">
              <path className={styles.drawnPath} d="M38 70C66 40 84 40 118 52S176 66 200 34" />
              <circle className={styles.drawnStop} cx="38" cy="70" r="13" />
              <circle className={styles.drawnStop} cx="118" cy="52" r="17" />
              <circle className={styles.drawnLamp} cx="200" cy="34" r="12" />
            </svg>
            <Button type="submit" tone="outline" isBusy={isSending} className={styles.start}>
              {text('newPresentation.blank.make')}
            </Button>
          </>
        )}
      </PostForm>
    </section>
  );
}

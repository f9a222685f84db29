import { eyeIcon, trashIcon, undoIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import { libraryPath } from '#contract/presentation/library.ts';
import { privacies } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { FormEvent } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { needsScript } from '../../../ui/type.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLibrary } from '../library-context.tsx';
import { selectionForm } from './select-box.tsx';
import * as styles from './selection-bar.css.ts';
import { useCardActions } from '../cards/use-card-actions.ts';
import type { Selection } from './use-selection.ts';
import { folderIcon } from '../../../ui/icon/library-icons.ts';

/** The actions for the selection. With scripts, it appears with the first selected card; without, it is always there as a plain form. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const text = useText();
  const { csrfToken } = useFrame();
  const { query, folders, ask } = useLibrary();
  const { trash, restore, setPrivacy } = useCardActions();
  const { oids } = selection;
  const { isTrash } = query;
  // Keeps the selection after a failure, to try again.
  const clearAfter = async (acting: Promise<boolean>) => (await acting) && selection.clear();
  const act = (action: string) => {
    if (action === 'trash') void clearAfter(trash(oids));
    if (action === 'restore') void clearAfter(restore(oids));
    if (action === 'delete') ask({ kind: 'delete', oids });
    if (action === 'move') ask({ kind: 'move', oids });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (submitter instanceof HTMLButtonElement) act(submitter.value);
  };
  return (
    <form
      id={selectionForm}
      method="post"
      action={routes.dashboardAction}
      className={styles.bar}
      data-any={oids.length > 0 || undefined}
      aria-label={text('library.selection')}
      onSubmit={onSubmit}
    >
      {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
      <input type="hidden" name="next" value={libraryPath(query)} />
      <span className={classNames(styles.count, needsScript)} role="status">
        {oids.length > 0 && text('library.selected', { count: oids.length })}
      </span>
      <div className={styles.actions}>
        {isTrash ? (
          <>
            <Button type="submit" name="action" value="restore" tone="ghost" size="sm" icon={undoIcon} className={styles.action}>
              {text('library.restore')}
            </Button>
            <Button type="submit" name="action" value="delete" tone="ghost" size="sm" icon={trashIcon} className={styles.action}>
              {text('library.delete')}
            </Button>
          </>
        ) : (
          <>
            <select name="folder" className={styles.choice} aria-label={text('library.moveTo')}>
              <option value="">{text('library.noFolder')}</option>
              {folders.map(({ oid, name }) => (
                <option key={oid} value={oid}>
                  {name}
                </option>
              ))}
            </select>
            <Button type="submit" name="action" value="move" tone="ghost" size="sm" icon={folderIcon} className={styles.action}>
              {text('library.moveTo')}
            </Button>
            <span className={classNames(styles.holder, needsScript)}>
              <Menu
                label={text('library.setPrivacy')}
                items={privacies.map((privacy) => ({
                  label: text(`library.privacy.${privacy}`),
                  onSelect: () => void clearAfter(setPrivacy(oids, privacy)),
                }))}
                trigger={(props) => (
                  <Button {...props} tone="ghost" size="sm" icon={eyeIcon} className={styles.action}>
                    {text('library.setPrivacy')}
                  </Button>
                )}
              />
            </span>
            <select name="privacy" className={styles.choice} aria-label={text('library.setPrivacy')}>
              {privacies.map((privacy) => (
                <option key={privacy} value={privacy}>
                  {text(`library.privacy.${privacy}`)}
                </option>
              ))}
            </select>
            <Button
              type="submit"
              name="action"
              value="privacy"
              tone="ghost"
              size="sm"
              icon={eyeIcon}
              className={classNames(styles.action, styles.plain)}
            >
              {text('library.setPrivacy')}
            </Button>
            <Button type="submit" name="action" value="trash" tone="ghost" size="sm" icon={trashIcon} className={styles.action}>
              {text('library.toTrash')}
            </Button>
          </>
        )}
      </div>
      <IconButton
        icon="close"
        size="sm"
        label={text('library.unselect')}
        className={classNames(styles.button, needsScript)}
        onClick={selection.clear}
      />
    </form>
  );
}

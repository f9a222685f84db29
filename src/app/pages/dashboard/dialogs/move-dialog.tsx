import { plusIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useLibrary } from '../library-context.tsx';
import { useCardActions } from '../cards/use-card-actions.ts';
import * as styles from './dialogs.css.ts';
import { folderIcon } from '../../../ui/icon/library-icons.ts';

/** Chooses a folder, or none. */
export function MoveDialog({ oids, onClose }: { oids: readonly string[]; onClose: () => void }) {
  const text = useText();
  const { folders, cards, ask } = useLibrary();
  const { move } = useCardActions();
  const [now] = cards.filter(({ oid }) => oids.includes(oid));
  const [chosen, setChosen] = useState(now?.folder ?? '');
  const [isBusy, setBusy] = useState(false);
  // Without folders there is nowhere to move to.
  const isNone = folders.length === 0;
  const onMove = async () => {
    setBusy(true);
    await move(oids, chosen);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('library.moveTo')}
      width="sm"
      footer={
        <>
          <Button
            tone={isNone ? 'primary' : 'outline'}
            icon={plusIcon}
            className={styles.first}
            {...(isNone && { 'data-autofocus': '' })}
            onClick={() => ask({ kind: 'make-folder', oids })}
          >
            {text('library.newFolder')}
          </Button>
          <Button tone={isNone ? 'outline' : 'primary'} isDisabled={isNone} isBusy={isBusy} onClick={() => void onMove()}>
            {text('library.move')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.folders}>
        <legend className={visuallyHidden}>{text('library.folders')}</legend>
        {[{ oid: '', name: text('library.noFolder') }, ...folders].map(({ oid, name }) => (
          <label key={oid} className={styles.folder}>
            <input
              type="radio"
              name="folder"
              className={visuallyHidden}
              checked={chosen === oid}
              onChange={() => setChosen(oid)}
              {...(chosen === oid && !isNone && { 'data-autofocus': '' })}
            />
            <Icon name={oid === '' ? 'dashboard' : folderIcon} />
            <bdi className={styles.folderName}>{name}</bdi>
            {chosen === oid && <Icon name="check" size={16} />}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

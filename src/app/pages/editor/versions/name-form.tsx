import { useText } from '#app/client/frame.tsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { bookmarkIcon } from './version-icons.ts';
import * as styles from './versions.css.ts';

/** As long as a name may be. */
const LONGEST = 100;

interface NameProps {
  isOpen: boolean;
  name: string;
  onClose: () => void;
  /** False if it was not saved. */
  onName: (name: string) => Promise<boolean>;
  /** Beside the button that saves. */
  beside?: ReactNode;
}

export function NameDialog({ isOpen, name, onClose, onName, beside }: NameProps) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorVersions.name')} width="sm">
      {isOpen && <NameForm name={name} onClose={onClose} onName={onName} beside={beside} />}
    </Dialog>
  );
}

function NameForm({ name, onClose, onName, beside }: Omit<NameProps, 'isOpen'>) {
  const text = useText();
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const words = typed.trim();
    if (words === '' || isBusy) return;
    setBusy(true);
    const isDone = await onName(words);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={text('editorVersions.nameLabel')}
        hint={text('editorVersions.nameHint')}
        value={typed}
        data-autofocus
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.namingButtons}>
        {beside}
        <Button type="submit" isBusy={isBusy} isDisabled={typed.trim() === ''}>
          {text('editorVersions.nameSave')}
        </Button>
      </div>
    </form>
  );
}

/** Gives what is there now a name, so that it is kept. */
export function NameNow({ onName }: { onName: (name: string) => Promise<boolean> }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" icon={bookmarkIcon} className={styles.nameNow} onClick={() => setOpen(true)}>
        <span className={styles.nameNowWord}>{text('editorVersions.nameNow')}</span>
      </Button>
      <NameDialog isOpen={isOpen} name="" onClose={() => setOpen(false)} onName={onName} />
    </>
  );
}

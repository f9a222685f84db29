import { useText } from '#app/client/frame.tsx';
import { isolate } from '#locale/isolate.ts';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Acted } from '../send-action.ts';
import * as styles from './dialogs.css.ts';

interface NameDialogProps {
  title: string;
  label: string;
  save: string;
  initial: string;
  maxLength: number;
  /** `revision` is the one the user has seen, if newer than the initial one. */
  onSave(name: string, revision?: number): Promise<Acted>;
  onClose(): void;
}

/** Asks for a name, shows problems with it and, if somebody else has renamed it meanwhile, offers both names. */
export function NameDialog({ title, label, save, initial, maxLength, onSave, onClose }: NameDialogProps) {
  const text = useText();
  const id = useId();
  const [name, setName] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Exclude<Acted, { outcome: 'done' }> | null>(null);
  const submit = async (revision?: number) => {
    setBusy(true);
    const acted = await onSave(name.trim(), revision);
    setBusy(false);
    if (acted.outcome === 'done') onClose();
    else setRefused(acted);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // On a conflict, only the two buttons decide, not the Enter key.
    if (!isBusy && refused?.outcome !== 'outdated') void submit();
  };
  const outdated = refused?.outcome === 'outdated' ? refused : null;
  const wrong =
    refused && !outdated ? (refused.problem ?? text(refused.outcome === 'signedOut' ? 'library.signedOut' : 'library.failed')) : undefined;
  return (
    <Dialog
      isOpen
      isGuarded
      onClose={onClose}
      title={title}
      width="sm"
      footer={
        outdated ? (
          <>
            <Button tone="outline" className={styles.choice} onClick={onClose}>
              {text('library.useTheirs', { name: isolate(outdated.current) })}
            </Button>
            <Button className={styles.choice} isBusy={isBusy} onClick={() => void submit(outdated.revision)}>
              {text('library.useYours', { name: isolate(name.trim()) })}
            </Button>
          </>
        ) : (
          <>
            <Button tone="outline" onClick={onClose}>
              {text('library.cancel')}
            </Button>
            <Button type="submit" form={id} isBusy={isBusy}>
              {save}
            </Button>
          </>
        )
      }
    >
      <form id={id} className={styles.form} onSubmit={onSubmit}>
        {outdated && <Banner tone="warning">{outdated.problem}</Banner>}
        <TextField
          label={label}
          name="name"
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          data-autofocus=""
          problem={wrong}
          dir="auto"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

import { useText } from '#app/client/frame.tsx';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: string;
  confirm: string;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="sm"
      footer={
        <>
          <Button tone="outline" onClick={onClose} data-autofocus="">
            {text('library.cancel')}
          </Button>
          <Button tone="danger" isBusy={isBusy} onClick={() => void onClick()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

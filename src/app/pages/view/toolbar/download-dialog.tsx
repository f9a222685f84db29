import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Says that there is no PDF yet, and whom to ask for one. */
export function DownloadDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('share.download.title')} width="sm" footer={<Button href={routes.contactBilling}>{text('share.download.ask')}</Button>}>
      <p>{text('share.download.text')}</p>
    </Dialog>
  );
}

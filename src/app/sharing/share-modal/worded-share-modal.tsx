import { useText } from '#app/client/frame.tsx';
import { ShareModal, type ShareModalProps } from './share-modal.tsx';

interface WordedShareModalProps extends Omit<ShareModalProps, 'text' | 'onShare' | 'onCopy'> {
  onEvent: (name: string, fields?: object) => void;
}

/** The share modal in the visitor's language. */
export function WordedShareModal({ onEvent, ...props }: WordedShareModalProps) {
  const text = useText();
  return (
    <ShareModal
      {...props}
      text={{
        modalTitle: text('share.modalTitle'),
        linkSubheading: text('share.linkSubheading'),
        tooltipFacebook: text('share.tooltipFacebook'),
        tooltipLinkedIn: text('share.tooltipLinkedIn'),
        tooltipTwitter: text('share.tooltipTwitter'),
        tooltipGoogleClassroom: text('share.tooltipGoogleClassroom'),
        copiedTooltip: text('share.copiedTooltip'),
        copyButtonDefault: text('share.copyButtonDefault'),
        copyButtonSuccess: text('share.copyButtonSuccess'),
      }}
      onShare={(network) => onEvent('share', { network })}
      onCopy={() => onEvent('copy-share-link')}
    />
  );
}

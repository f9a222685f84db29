import { useText } from '#app/client/frame.tsx';
import type { Announce } from '#contract/analytics/catalogue.ts';
import { useEffect, useEffectEvent } from 'react';
import { ShareModal, type ShareModalProps } from './share-modal.tsx';

interface WordedShareModalProps extends Omit<ShareModalProps, 'text' | 'onShare' | 'onCopy'> {
  onEvent: Announce;
}

/** The share modal in the visitor's language. */
export function WordedShareModal({ onEvent, ...props }: WordedShareModalProps) {
  const text = useText();
  const tellOpen = useEffectEvent(() => onEvent('open-share'));
  useEffect(() => {
    if (props.isOpen) tellOpen();
  }, [props.isOpen]);
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

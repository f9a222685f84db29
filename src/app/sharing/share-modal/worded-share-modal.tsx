import { useText } from '#app/client/frame.tsx';
import type { Announce } from '#contract/analytics/catalogue.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { shareByDevice } from './share-by-device.ts';
import { ShareModal, type ShareModalProps } from './share-modal.tsx';

interface WordedShareModalProps extends Omit<ShareModalProps, 'url' | 'text' | 'onShare' | 'onCopy'> {
  url: string;
  isMobile?: boolean;
  onEvent: Announce;
}

/** The share sheet of a phone that has one, or else the share modal, in the visitor's language. */
export function WordedShareModal({ isOpen, isMobile = false, onEvent, ...props }: WordedShareModalProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const share = useEffectEvent(() =>
    shareByDevice(props, {
      isMobile: isMobile || matchMedia('(pointer: coarse)').matches,
      device: navigator,
      onShared: () => onEvent('share-by-device'),
    }),
  );
  const finish = useEffectEvent((hasSheet: boolean) => {
    if (hasSheet) props.onClose();
    else onEvent('open-share');
  });
  useEffect(() => {
    if (!isOpen) return;
    void share().then((hasSheet) => {
      setShown(!hasSheet);
      finish(hasSheet);
    });
    return () => setShown(false);
  }, [isOpen]);
  return (
    <ShareModal
      {...props}
      isOpen={isShown}
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

import { linkIcon } from '#app/ui/icon/page-icons.ts';
import { wait } from '#app/sharing/wait.ts';
import { useText } from '#app/client/frame.tsx';
import { useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import type { CopyStatus } from '../embed-code/copy-text.ts';
import { copyLink } from './copy-link.ts';
import { NetworkIcon } from './network-icon.tsx';
import { networks, shareAddress, type Network } from './share-address.ts';
import * as styles from './share-modal.css.ts';
import { shareOn } from './share-on.ts';

export interface ShareModalText {
  modalTitle: string;
  linkSubheading: string;
  tooltipFacebook: string;
  tooltipLinkedIn: string;
  tooltipTwitter: string;
  tooltipGoogleClassroom: string;
  copiedTooltip: string;
  copyButtonDefault: string;
  copyButtonSuccess: string;
}

export interface ShareModalProps {
  isOpen: boolean;
  onClose: () => void;
  oid: string;
  title: string;
  /** Comma-separated. */
  tags: string;
  /** Defaults to the page's address. */
  url?: string;
  text: ShareModalText;
  onShare?: (network: Network, oid: string) => void;
  onCopy?: (oid: string) => void;
}

const names: Record<Network, { label: string; tooltip: keyof ShareModalText }> = {
  FACEBOOK: { label: 'Facebook', tooltip: 'tooltipFacebook' },
  LINKEDIN: { label: 'LinkedIn', tooltip: 'tooltipLinkedIn' },
  TWITTER: { label: 'X (Twitter)', tooltip: 'tooltipTwitter' },
  GOOGLE_CLASSROOM: { label: 'Classroom', tooltip: 'tooltipGoogleClassroom' },
};

/** Shares on four networks, or through the link itself. */
export function ShareModal({ isOpen, onClose, oid, title, tags, url = location.href, text, onShare, onCopy }: ShareModalProps) {
  const translate = useText();
  const link = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<CopyStatus>('idle');
  const isCopied = status === 'copied';

  const share = (network: Network) => (event: MouseEvent<HTMLAnchorElement>) => {
    const hasOpened = shareOn(network, event.currentTarget.href, { from: window, onShare: () => onShare?.(network, oid) });
    // If popups are blocked, the link opens a tab.
    if (hasOpened) event.preventDefault();
  };
  const copy = () => {
    if (!isCopied)
      void copyLink(url, { field: link.current, clipboard: navigator.clipboard, wait, show: setStatus, onCopy: () => onCopy?.(oid) });
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.modalTitle}>
      <div className={styles.content}>
        <ul className={styles.networks}>
          {networks.map((network) => (
            <li key={network} className={styles.network}>
              <Tooltip text={text[names[network].tooltip]} side="bottom">
                <a
                  href={shareAddress(network, { url, title, tags })}
                  target="_blank"
                  rel="noopener"
                  className={styles.way}
                  aria-label={text[names[network].tooltip]}
                  onClick={share(network)}
                >
                  <span className={styles.disc}>
                    <NetworkIcon of={network} />
                  </span>
                  {names[network].label}
                </a>
              </Tooltip>
            </li>
          ))}
        </ul>
        <div className={styles.link}>
          <TextField
            ref={link}
            label={text.linkSubheading}
            icon={linkIcon}
            size="lg"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          {/* Not `disabled`, which would take the focus away from the button just pressed. */}
          <Button
            size="lg"
            icon={isCopied ? 'check' : 'copy'}
            className={styles.copy}
            aria-disabled={isCopied || undefined}
            onClick={copy}
            data-autofocus=""
          >
            {isCopied ? text.copyButtonSuccess : text.copyButtonDefault}
          </Button>
          <p role="status" className={styles.said[status]}>
            {isCopied ? text.copiedTooltip : status === 'failed' && translate('share.copyFailed')}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

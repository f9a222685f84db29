import { useFrame, useText } from '#app/client/frame.tsx';
import type { ImportWishes, UploadLimits } from '#contract/presentation/imports.ts';
import { formatBytes } from '#locale/bytes.ts';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { needsScript } from '../../../ui/type.css.ts';
import { ImportOptions } from '../options/import-options.tsx';
import * as styles from './drop-band.css.ts';
import { fileUpIcon } from '../../../ui/icon/library-icons.ts';

type Wishes = Omit<ImportWishes, 'folder'>;

interface DropBandProps {
  isBeginning: boolean;
  /** How many files are being dragged over the page. */
  held: number | null;
  limits: UploadLimits;
  wishes: Wishes;
  onWishes(wishes: Wishes): void;
  onChoose(): void;
}

/** Says which files are supported and how large they may be, before anything is sent. */
export function DropBand({ isBeginning, held, limits, wishes, onWishes, onChoose }: DropBandProps) {
  const text = useText();
  const { language } = useFrame();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Otherwise Escape would also clear the selection on the shelf.
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  const Title = isBeginning ? 'h2' : 'p';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from the controls in it
    <div onKeyDown={onKeyDown} className={classNames(styles.band, isBeginning && styles.large)} data-held={held !== null || undefined}>
      <span className={styles.tile}>
        <Icon name={fileUpIcon} size={isBeginning ? 32 : 26} />
      </span>
      <div className={styles.words}>
        <Title className={styles.title}>
          {held === null ? text(isBeginning ? 'library.empty.title' : 'library.drop.title') : text('library.drop.count', { count: held })}
        </Title>
        <p className={styles.text}>
          {text('library.drop.text')}{' '}
          <span className={styles.limit}>{text('library.drop.limit', { size: formatBytes(limits.fileBytes, language) })}</span>
        </p>
        <p className={styles.script}>{text('library.drop.script')}</p>
      </div>
      <div className={classNames(styles.actions, needsScript)}>
        <Button
          ref={opener}
          tone="ghost"
          icon="settings"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.options}
          onClick={() => setOpen(!isOpen)}
        >
          {text('library.drop.options')}
        </Button>
        <Button tone={isBeginning ? 'primary' : 'outline'} onClick={onChoose}>
          {text('library.drop.choose')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.more}>
        <ImportOptions wishes={wishes} onWishes={onWishes} />
      </div>
    </div>
  );
}

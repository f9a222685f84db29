import { useFrame, useText } from '#app/client/frame.tsx';
import type { Version } from '#editor/tools/versions/versions-api.ts';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { downloadIcon, rotateIcon } from '../../../ui/icon/page-icons.ts';
import { NameDialog } from './name-form.tsx';
import { bookmarkIcon, historyIcon } from './version-icons.ts';
import { momentOf } from './version-times.ts';
import * as styles from './version-bar.css.ts';

interface BarProps {
  version: Version;
  isReady: boolean;
  details: string;
  onRestore: () => Promise<void>;
  onName: (number: number, name: string | null) => Promise<boolean>;
  onBack: () => void;
}

/** What can be done with the version that is shown. */
export function VersionBar({ version: { number, name, madeAt }, isReady, details, onRestore, onName, onBack }: BarProps) {
  const text = useText();
  const { language } = useFrame();
  const [now] = useState(() => Date.now());
  const [isNaming, setNaming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  const forget = (
    <Button
      tone="outline"
      onClick={() => {
        setNaming(false);
        void onName(number, null);
      }}
    >
      {text('editorVersions.nameRemove')}
    </Button>
  );
  return (
    <footer className={styles.bar}>
      <IconButton icon="arrowLeft" label={text('editorVersions.list')} className={styles.toList} onClick={onBack} />
      <span className={styles.mark}>
        <Icon name={name === null ? historyIcon : bookmarkIcon} size={18} />
      </span>
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {name ?? momentOf(madeAt, now, language)}
        </p>
        <p className={styles.lead}>{text('editorVersions.restoreLead')}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="outline" icon={downloadIcon} href={`${details}#versions`} className={styles.copies}>
          {text('editorVersions.copies')}
        </Button>
        <Button tone="outline" icon={bookmarkIcon} onClick={() => setNaming(true)}>
          {text(name === null ? 'editorVersions.name' : 'editorVersions.rename')}
        </Button>
        <Button icon={rotateIcon} isBusy={isBusy} isDisabled={!isReady} onClick={restore}>
          {text('editorVersions.restore')}
        </Button>
      </div>
      <NameDialog
        isOpen={isNaming}
        name={name ?? ''}
        onClose={() => setNaming(false)}
        onName={(words) => onName(number, words)}
        beside={name !== null && forget}
      />
    </footer>
  );
}

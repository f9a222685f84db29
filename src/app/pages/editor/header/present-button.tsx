import { useText } from '#app/client/frame.tsx';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { useDesk } from '../editor-context.tsx';
import * as styles from './editor-header.css.ts';
import { makeSavedVersion } from './make-saved-version.ts';

/** Shows the presentation as it is now: with everything saved, in a version of its own. */
export function PresentButton({ view }: { view: string }) {
  const text = useText();
  const desk = useDesk();
  const [isBusy, setBusy] = useState(false);
  const present = async () => {
    setBusy(true);
    if (await makeSavedVersion(desk)) return location.assign(`${view}#present`);
    setBusy(false);
    showToast({ text: text('editor.present.failed'), tone: 'problem' });
  };
  return (
    <Button tone="lamp" icon="play" isBusy={isBusy} onClick={present} className={styles.present}>
      <span className={styles.presentWord}>{text('editor.present')}</span>
    </Button>
  );
}

import { useText } from '#app/client/frame.tsx';
import { LATEST } from '#contract/presentation/presentation-address.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { useEditor } from '../editor-context.tsx';
import * as styles from './editor-header.css.ts';
import { makeSavedVersion } from './make-saved-version.ts';

/** Shows the presentation as it is now: with everything saved, in a version of its own. */
export function PresentButton({ view }: { view: string }) {
  const text = useText();
  const { desk, path, onAsk } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const present = async (stop?: number) => {
    setBusy(true);
    if (await makeSavedVersion(desk)) return location.assign(`${view}?${LATEST}#present${stop === undefined ? '' : `=${stop}`}`);
    setBusy(false);
    showToast({ text: text('editor.present.failed'), tone: 'problem' });
  };
  const presentHere = useEffectEvent(() => {
    const { step } = desk.state();
    void present(step === undefined ? undefined : path.stopOf(step));
  });
  useEffect(() => onAsk((asked) => asked === 'presentFromHere' && presentHere()), [onAsk]);
  return (
    <Button tone="lamp" icon="play" isBusy={isBusy} onClick={() => present()} className={styles.present}>
      <span className={styles.presentWord}>{text('editor.present')}</span>
    </Button>
  );
}

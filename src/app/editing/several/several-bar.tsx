import { useText } from '#app/client/frame.tsx';
import { useDesk, useDeskState } from '../../pages/editor/editor-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as styles from './several-bar.css.ts';

/** Above the canvas, while each press adds to what is selected. */
export function SeveralBar() {
  const text = useText();
  const desk = useDesk();
  const isAdding = useDeskState(({ tool }) => tool.kind === 'select' && tool.isAdding === true);
  if (!isAdding) return null;
  return (
    <div className={styles.bar} role="group" aria-label={text('editorCommands.selectSeveral')}>
      <span>{text('editorCommands.addingHint')}</span>
      <Button size="sm" className={styles.button} onClick={() => desk.use({ kind: 'select' })}>
        {text('editorObjects.pen.done')}
      </Button>
    </div>
  );
}

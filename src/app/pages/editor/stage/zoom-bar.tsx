import { useFrame, useText } from '#app/client/frame.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { writePercent } from '../controls/numbers.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './stage.css.ts';

/** How close the view is to the canvas: 100 % is one unit of it in one pixel. */
export function ZoomBar() {
  const text = useText();
  const { language } = useFrame();
  const editor = useEditor();
  const zoom = useDeskState(() => editor.zoomOf());
  const run = (id: 'zoomOut' | 'zoomIn' | 'zoomAll') => () => editor.run(id);
  return (
    <div className={styles.zoom} role="group" aria-label={text('editorCommands.zoom')}>
      <span className={styles.notOnPhones}>
        <IconButton icon="M5 12h14" label={text('editorCommands.zoomOut')} onClick={run('zoomOut')} />
      </span>
      <span className={styles.percent}>{writePercent(zoom, language)}</span>
      <span className={styles.notOnPhones}>
        <IconButton icon="M5 12h14M12 5v14" label={text('editorCommands.zoomIn')} onClick={run('zoomIn')} />
      </span>
      <IconButton
        icon="M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3"
        label={text('editorCommands.zoomAll')}
        onClick={run('zoomAll')}
      />
    </div>
  );
}

import { useText } from '#app/client/frame.tsx';
import { useDesk, useEditor } from '../../pages/editor/editor-context.tsx';
import { toolIcons } from '../../pages/editor/stage/tool-icons.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { routeIcon } from '../../ui/icon/page-icons.ts';
import { FlightAdvice } from './flight-advice.tsx';
import { FlightMarks } from './flight-marks.tsx';
import * as styles from './on-path.css.ts';
import { PathTools } from './path-tools.tsx';

/** What is above the canvas while somebody works on the path. */
export function PathStage() {
  return (
    <>
      <FlightMarks />
      <FlightAdvice />
      <ModeSwitch />
      <PathTools />
    </>
  );
}

/** Back from the path to the canvas. */
function ModeSwitch() {
  const text = useText();
  const desk = useDesk();
  const { run } = useEditor();
  const modes: readonly { isOnPath: boolean; icon: IconName; label: string }[] = [
    { isOnPath: false, icon: toolIcons.shape, label: text('editorObjects.canvas') },
    { isOnPath: true, icon: routeIcon, label: text('editorPath.title') },
  ];
  const choose = (isOnPath: boolean) => {
    if (isOnPath === desk.state().isOnPath) return;
    // This switch goes away.
    document.querySelector<HTMLElement>('[data-canvas]')?.focus();
    run('editPath');
  };
  return (
    <div className={styles.modes} role="group" aria-label={text('editorPath.mode')}>
      {modes.map(({ isOnPath, icon, label }) => (
        <button
          key={label}
          type="button"
          className={styles.mode}
          aria-pressed={isOnPath}
          aria-label={label}
          title={label}
          onClick={() => choose(isOnPath)}
        >
          <Icon name={icon} size={20} />
          {label}
        </button>
      ))}
    </div>
  );
}

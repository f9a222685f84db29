import { useText } from '#app/client/frame.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { undoIcon } from '../../../ui/icon/page-icons.ts';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './editor-header.css.ts';

/** From Lucide (ISC licence). */
export const redoIcon = 'M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function UndoButton() {
  const isPossible = useDeskState((state) => state.canUndo);
  return <StepButton name="undo" icon={undoIcon} shift="" isPossible={isPossible} />;
}

export function RedoButton() {
  const isPossible = useDeskState((state) => state.canRedo);
  return <StepButton name="redo" icon={redoIcon} shift="Shift+" isPossible={isPossible} />;
}

interface StepButtonProps {
  name: 'undo' | 'redo';
  icon: IconName;
  shift: '' | 'Shift+';
  isPossible: boolean;
}

function StepButton({ name, icon, shift, isPossible }: StepButtonProps) {
  const text = useText();
  const { run } = useEditor();
  const label = text(`editor.${name}`);
  const keys = isMac() ? `${shift ? '⇧' : ''}⌘Z` : text(shift ? 'editor.keys.redo' : 'editor.keys.undo');
  return (
    <Tooltip text={`${label} (${keys})`} side="bottom-end">
      {/* Not `disabled`: a button that has just been pressed keeps the focus. */}
      <IconButton
        icon={icon}
        label={label}
        className={styles.step}
        aria-disabled={isPossible ? undefined : true}
        aria-keyshortcuts={isMac() ? `${shift}Meta+Z` : `Control+${shift}Z`}
        onClick={() => isPossible && run(name)}
      />
    </Tooltip>
  );
}

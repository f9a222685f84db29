import { useText } from '#app/client/frame.tsx';
import type { CommandId } from '#editor/commands/command.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { type ComponentPropsWithRef, type Ref, use } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { lockIcon, pencilIcon, trashIcon } from '../../ui/icon/page-icons.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { kindIcons } from '../../pages/editor/parts/kind-icons.ts';
import * as styles from './sheet-head.css.ts';

const layersIcon =
  'M12.830 2.180a2 2 0 0 0-1.660 0L2.600 6.080a1 1 0 0 0 0 1.830l8.580 3.910a2 2 0 0 0 1.660 0l8.580-3.900a1 1 0 0 0 0-1.830zM2 12l8.580 3.910a2 2 0 0 0 1.660 0L22 12M2 17l8.580 3.910a2 2 0 0 0 1.660 0L22 17';
const unlockIcon = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 9.900-1';

const orders = ['toFront', 'forward', 'backward', 'toBack'] as const satisfies readonly CommandId[];

interface QuickCommandsProps {
  ref: Ref<HTMLDivElement>;
  objects: readonly SceneObject[];
  onRename: () => void;
}

/** What is most often done with what is selected. */
export function QuickCommands({ ref, objects, onRename }: QuickCommandsProps) {
  const text = useText();
  const { load, outline } = useEditor();
  const commands = use(load.commands());
  const find = (id: CommandId) => commands.find((command) => command.id === id);
  const run = (id: CommandId) => () => void find(id)?.run('');
  const isPossible = (id: CommandId) => find(id)?.isPossible() ?? false;
  const [only, more] = objects;
  const isLocked = isPossible('unlock');
  const lock = isLocked ? 'unlock' : 'lock';
  const first: { label: string; icon: IconName; onClick: () => void } =
    more !== undefined
      ? { label: text('editorCommands.group'), icon: kindIcons.group, onClick: run('group') }
      : only && outline.writtenName(only.id) === undefined
        ? { label: text('editorOutline.write'), icon: pencilIcon, onClick: run('enter') }
        : { label: text('editorOutline.rename'), icon: pencilIcon, onClick: onRename };
  return (
    <div ref={ref} className={styles.commands} role="group" aria-label={text('editorCommands.menu')}>
      <QuickButton {...first} disabled={isLocked} />
      <QuickButton label={text('editorCommands.copy')} icon="copy" onClick={run('copy')} />
      <Menu
        label={text('editor.sheet.order')}
        align="start"
        items={orders.map((id) => ({ label: text(`editorCommands.${id}`), onSelect: run(id) }))}
        trigger={(props) => <QuickButton {...props} label={text('editor.sheet.order')} icon={layersIcon} disabled={isLocked} />}
      />
      <QuickButton label={text(`editorCommands.${lock}`)} icon={isLocked ? unlockIcon : lockIcon} onClick={run(lock)} />
      <QuickButton label={text('editorCommands.delete')} icon={trashIcon} isDanger disabled={isLocked} onClick={run('delete')} />
    </div>
  );
}

interface QuickButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  icon: IconName;
  isDanger?: boolean;
}

function QuickButton({ label, icon, isDanger, ...props }: QuickButtonProps) {
  return (
    <button type="button" {...props} className={classNames(styles.command, isDanger && styles.danger)}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}

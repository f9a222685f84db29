import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import type { Command, CommandId } from '#editor/commands/command.ts';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { compassIcon, eyeIcon } from '../../../ui/icon/page-icons.ts';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { KeyCaps } from '../commands/key-caps.tsx';
import { useDeskState, useEditor, useOpenEditor } from '../editor-context.tsx';
import { historyIcon } from '../versions/version-icons.ts';
import * as styles from './editor-header.css.ts';
import { redoIcon } from './undo-buttons.tsx';

const paletteIcon = 'M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3';
const keyboardIcon =
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10';

type MenuProps = Pick<PageProps['editor'], 'addresses' | 'isOwner'>;

function useWays({ addresses, isOwner }: MenuProps): MenuItem[] {
  const text = useText();
  const editor = useOpenEditor();
  const command = (id: CommandId, icon: IconName): MenuItem[] =>
    editor ? [{ label: text(`editorCommands.${id}`), icon, end: <Keys id={id} />, onSelect: () => editor.run(id) }] : [];
  const asking = (asked: 'details' | 'share') => (editor ? { onSelect: () => editor.ask(asked) } : {});
  return [
    ...command('versions', historyIcon),
    ...command('findWords', 'search'),
    ...command('palette', paletteIcon),
    ...command('shortcuts', keyboardIcon),
    ...command('tour', compassIcon),
    { label: text('editor.details'), icon: 'settings', href: addresses.details, ...asking('details') },
    ...(isOwner ? [{ label: text('editor.share'), icon: 'share', href: `${addresses.details}#links`, ...asking('share') } as const] : []),
    { label: text('editor.view'), icon: eyeIcon, href: addresses.view },
  ];
}

/** Its keys, once all commands are there. */
function Keys({ id }: { id: CommandId }) {
  const { load } = useEditor();
  const [command, setCommand] = useState<Command>();
  useEffect(() => {
    load.commands().then(
      (commands) => setCommand(commands.find((one) => one.id === id)),
      () => undefined,
    );
  }, [load, id]);
  return command ? <KeyCaps keys={command.keys[0]} onMac={command.keysOnMac} /> : null;
}

/** Beside the title: where the rest of the presentation is. */
export function TitleMenu(props: MenuProps) {
  const text = useText();
  return (
    <Menu
      label={text('editor.menu')}
      align="start"
      items={useWays(props)}
      trigger={(trigger) => (
        <IconButton {...trigger} icon="chevronDown" size="sm" label={text('editor.menu')} className={styles.titleMenu} />
      )}
    />
  );
}

/** The same on a phone, where there is no room for buttons. */
export function MoreMenu(props: MenuProps) {
  const text = useText();
  const { run } = useEditor();
  const canRedo = useDeskState((state) => state.canRedo);
  const ways = useWays(props);
  const redo: MenuItem = { label: text('editor.redo'), icon: redoIcon, onSelect: () => run('redo') };
  return (
    <Menu
      label={text('editor.menu')}
      items={[...(canRedo ? [redo] : []), ...ways, { label: text('editor.back'), icon: 'dashboard', href: props.addresses.dashboard }]}
      trigger={(trigger) => <IconButton {...trigger} icon="more" label={text('editor.menu')} />}
    />
  );
}

import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { compassIcon, eyeIcon } from '../../../ui/icon/page-icons.ts';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { useDeskState, useEditor, useOpenEditor } from '../editor-context.tsx';
import { historyIcon } from '../versions/version-icons.ts';
import * as styles from './editor-header.css.ts';
import { redoIcon } from './undo-buttons.tsx';

type MenuProps = Pick<PageProps['editor'], 'addresses' | 'isOwner'>;

function useWays({ addresses, isOwner }: MenuProps): MenuItem[] {
  const text = useText();
  const editor = useOpenEditor();
  const command = (id: 'versions' | 'findWords' | 'tour', icon: IconName): MenuItem => ({
    label: text(`editorCommands.${id}`),
    icon,
    onSelect: () => editor?.run(id),
  });
  const asking = (asked: 'details' | 'share') => (editor ? { onSelect: () => editor.ask(asked) } : {});
  return [
    ...(editor ? [command('versions', historyIcon), command('findWords', 'search'), command('tour', compassIcon)] : []),
    { label: text('editor.details'), icon: 'settings', href: addresses.details, ...asking('details') },
    ...(isOwner ? [{ label: text('editor.share'), icon: 'share', href: `${addresses.details}#links`, ...asking('share') } as const] : []),
    { label: text('editor.view'), icon: eyeIcon, href: addresses.view },
  ];
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

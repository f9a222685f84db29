import { useText } from '#app/client/frame.tsx';
import { type ReactNode, use } from 'react';
import { nativeKeys } from '../menus/menu-commands.ts';
import * as styles from '../../pages/editor/commands/commands.css.ts';
import { groupOrder } from '../../pages/editor/commands/group-order.ts';
import { KeyCaps } from '../../pages/editor/commands/key-caps.tsx';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { subheading } from '../../ui/type.css.ts';
import { keyLists } from './key-lists.ts';

/** All keys, by what they do and where. */
export function Shortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const { typing, load } = useEditor();
  const commands = use(load.commands());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorCommands.shortcuts')} width="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing else to focus */}
      <div className={styles.sheet} tabIndex={0} role="group" aria-label={text('editorCommands.shortcuts')}>
        {groupOrder.map((group) => (
          <List key={group} title={text(`editorCommands.group.${group}`)}>
            {commands.map(({ id, group: own, keys, keysOnMac }) => {
              const shown = keys[0] ?? nativeKeys[id];
              if (own !== group || !shown) return null;
              return <Row key={id} name={text(`editorCommands.${id}`)} keys={shown} onMac={keysOnMac} />;
            })}
          </List>
        ))}
        {keyLists(typing.keys).map(({ title, rows }) => (
          <List key={title} title={text(title)}>
            {rows.map(([keys, name]) => (
              <Row key={name} name={text(name)} keys={keys} />
            ))}
          </List>
        ))}
      </div>
    </Dialog>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={subheading}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function Row({ name, keys, onMac }: { name: string; keys: string; onMac?: string | undefined }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <KeyCaps keys={keys} onMac={onMac} />
    </li>
  );
}

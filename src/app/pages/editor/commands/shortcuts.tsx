import { use } from 'react';
import { useText } from '#app/client/frame.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { subheading } from '../../../ui/type.css.ts';
import { useEditor } from '../editor-context.tsx';
import { nativeKeys } from './command-menu.tsx';
import * as styles from './commands.css.ts';
import { groupOrder } from './group-order.ts';
import { KeyCaps } from './key-caps.tsx';

/** All keys, by what they do. */
export function Shortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const commands = use(useEditor().load.commands());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorCommands.shortcuts')} width="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing else to focus */}
      <div className={styles.sheet} tabIndex={0} role="group" aria-label={text('editorCommands.shortcuts')}>
        {groupOrder.map((group) => (
          <section key={group}>
            <h3 className={subheading}>{text(`editorCommands.group.${group}`)}</h3>
            <ul className={styles.list}>
              {commands.map(({ id, group: own, keys, keysOnMac }) => {
                const shown = keys[0] ?? nativeKeys[id];
                if (own !== group || !shown) return null;
                return (
                  <li key={id} className={styles.row}>
                    <span className={styles.name}>{text(`editorCommands.${id}`)}</span>
                    <KeyCaps keys={shown} onMac={keysOnMac} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

import { useText } from '#app/client/frame.tsx';
import type { CommandId } from '#editor/commands/command.ts';
import { use } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import type { PointEntry } from './point-menu.tsx';

const groups: readonly (readonly CommandId[])[] = [
  ['cut', 'copy', 'paste', 'pasteAsTopics', 'duplicate', 'delete'],
  ['copyStyle', 'pasteStyle'],
  ['enter', 'describe', 'crop', 'editFormula', 'editPoints', 'editData', 'tableToChart', 'chartToTable', 'group', 'ungroup'],
  ['collapse', 'expand', 'lock', 'unlock', 'hide', 'show'],
  ['toFront', 'forward', 'backward', 'toBack'],
  ['addStep', 'reveal', 'conceal', 'zoomSelection', 'zoomAll', 'selectSeveral', 'selectAll'],
];

/** The browser's own. */
export const nativeKeys: Partial<Record<CommandId, string>> = { cut: 'Ctrl+X', copy: 'Ctrl+C', paste: 'Ctrl+V' };

/** What is possible now of what menus have, in groups; without some of it. */
export function useMenuCommands(without: readonly CommandId[] = []): () => PointEntry[][] {
  const text = useText();
  const commands = use(useEditor().load.commands());
  return () =>
    groups.map((ids) =>
      ids.flatMap((id) => {
        const command = without.includes(id) ? undefined : commands.find((one) => one.id === id);
        if (!command?.isPossible()) return [];
        const { keys, keysOnMac } = command;
        return {
          id,
          label: text(`editorCommands.${id}`),
          keys: keys[0] ?? nativeKeys[id],
          onMac: keysOnMac,
          isDangerous: id === 'delete',
          onSelect: () => command.run(''),
        };
      }),
    );
}

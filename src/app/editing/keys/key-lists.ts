import type { Keys } from '#editor/commands/command.ts';
import type { Editor } from '#editor/open-editor.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { StepCommand } from '../../pages/editor/path/step-tile.tsx';
import { stepKeys } from './step-keys.ts';
import { type TreeKey, treeKeys } from './tree-keys.ts';

export interface KeyList {
  readonly title: TextKey;
  readonly rows: readonly (readonly [Keys, TextKey])[];
}

type TypingKeys = Editor['typing']['keys'];

/** What keys do elsewhere than on the canvas, and held while a pointer is used there. */
export const keyLists = (typing: TypingKeys): readonly KeyList[] => [
  { title: 'editorKeys.typing', rows: named(typing, nameInText) },
  { title: 'editorOutline.title', rows: named(treeKeys, nameInTree) },
  { title: 'editorKeys.stops', rows: named(stepKeys, nameOfStep) },
  { title: 'editorKeys.data', rows: cells.map(({ keys, name }) => [keys, name]) },
  { title: 'editorKeys.pointer', rows: pointer },
];

/** Each thing once, with the first of its keys. */
function named<T>(table: Readonly<Record<Keys, T>>, nameOf: (meaning: T) => TextKey): (readonly [Keys, TextKey])[] {
  const known = new Map<TextKey, Keys>();
  for (const [keys, meaning] of Object.entries(table)) {
    const name = nameOf(meaning);
    if (!known.has(name)) known.set(name, keys);
  }
  return [...known].map(([name, keys]) => [keys, name]);
}

function nameInText(command: TypingKeys[Keys]): TextKey {
  switch (command.kind) {
    case 'toggle':
      return `editorTyping.${command.name}`;
    case 'list':
      return command.listType === 'BULLET' ? 'editorTyping.bullets' : 'editorTyping.numbers';
    case 'break':
      return command.isLine ? 'editorKeys.typing.line' : 'editorKeys.typing.paragraph';
    case 'tab':
      return command.isBack ? 'editorKeys.typing.out' : 'editorKeys.typing.in';
    case 'link':
      return 'editorTyping.link';
    case 'all':
      return 'editorCommands.selectAll';
    case 'undo':
    case 'redo':
      return `editorCommands.${command.kind}`;
    default:
      return `editorKeys.typing.${command.kind}`;
  }
}

function nameInTree(meaning: TreeKey): TextKey {
  switch (meaning.kind) {
    case 'go':
      return meaning.takes === 'this' ? `editorKeys.tree.${meaning.to}` : `editorKeys.tree.${meaning.takes}`;
    case 'move':
      return `editorOutline.${meaning.way}`;
    case 'menu':
      return 'editorCommands.menu';
    case 'enter':
      return 'editorOutline.goTo';
    case 'rename':
    case 'remove':
      return `editorOutline.${meaning.kind}`;
    default:
      return `editorKeys.tree.${meaning.kind}`;
  }
}

const nameOfStep = (command: StepCommand): TextKey => (command === 'present' ? 'editorCommands.presentFromHere' : `editorPath.${command}`);

/** In the cells of tables and charts, with what the grid makes of them. */
export const cells = [
  { keys: 'F2', act: 'edit', name: 'editorKeys.cell.edit' },
  { keys: 'Delete', act: 'clear', name: 'editorKeys.cell.clear' },
  { keys: 'Enter', act: 'go', name: 'editorKeys.cell.below' },
  { keys: 'Tab', act: 'go', name: 'editorKeys.cell.beside' },
  { keys: 'Ctrl+ArrowDown', act: 'go', name: 'editorKeys.cell.edge' },
  { keys: 'Alt+Enter', act: 'break', name: 'editorKeys.typing.line' },
  { keys: 'Ctrl+A', act: 'all', name: 'editorCommands.selectAll' },
  { keys: 'Escape', act: 'close', name: 'editorData.close' },
] as const;

const pointer = [
  ['Shift', 'editorKeys.pointer.add'],
  ['Shift', 'editorKeys.pointer.straight'],
  ['Ctrl', 'editorKeys.pointer.free'],
  ['Shift', 'editorKeys.pointer.shape'],
  ['Alt', 'editorKeys.pointer.middle'],
  ['Shift', 'editorKeys.pointer.turn'],
  ['Shift', 'editorKeys.pointer.even'],
  ['Space', 'editorKeys.pointer.pan'],
  ['Ctrl', 'editorKeys.pointer.zoom'],
] as const satisfies KeyList['rows'];

import { useText } from '#app/client/frame.tsx';
import type { Keys } from '#editor/commands/command.ts';
import type { RowId } from '#editor/outline/branches.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import type { OutlineCommands } from '../../pages/editor/outline/use-outline-commands.ts';
import { useMenuCommands } from './menu-commands.ts';
import { type PointEntry, PointMenu } from './point-menu.tsx';

export interface RowAsked {
  readonly id: RowId;
  /** In CSS pixels of the window. */
  readonly at: Point;
}

interface RowMenuProps {
  asked: RowAsked;
  commands: OutlineCommands;
  /** Asks where an object goes. */
  onPlace: (id: ObjectId) => void;
}

const ways = [
  ['before', 'Alt+ArrowUp'],
  ['after', 'Alt+ArrowDown'],
  ['in', 'Alt+ArrowRight'],
  ['out', 'Alt+ArrowLeft'],
] as const;

/** What can be done with a row of the outline: all that can be done on the canvas, and what only the outline has. */
export function RowMenu({ asked, commands, onPlace }: RowMenuProps) {
  const text = useText();
  const { desk, outline } = useEditor();
  const canvasCommands = useMenuCommands(['enter', 'delete', 'zoomSelection', 'zoomAll']);
  const groupsOf = (id: RowId): PointEntry[][] => {
    const isObject = desk.draft.entries.has(id) && id !== desk.scene.root.object.id;
    const isWritten = outline.writtenName(id) === undefined;
    const own = (
      name: 'goTo' | 'write' | 'rename' | 'place' | 'remove' | (typeof ways)[number][0],
      keys: Keys | undefined,
      run: () => void,
    ) => ({ id: `outline-${name}`, label: text(`editorOutline.${name}`), keys, onSelect: run, isDangerous: name === 'remove' });
    const goTo = own('goTo', 'Enter', () => commands.goTo(id));
    const [edit = [], ...others] = canvasCommands();
    if (!isObject) return [[goTo], edit, ...others];
    return [
      [goTo, own(isWritten ? 'write' : 'rename', 'F2', () => commands.rename(id))],
      [...ways.map(([way, keys]) => own(way, keys, () => commands.move(id, way))), own('place', undefined, () => onPlace(id))],
      [...edit, own('remove', 'Delete', () => commands.remove(id))],
      ...others,
    ];
  };
  return <PointMenu at={asked.at} groups={() => groupsOf(asked.id)} />;
}

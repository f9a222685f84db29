import type { Point } from '#model/geometry/matrix.ts';
import { useMenuCommands } from '../../../editing/menus/menu-commands.ts';
import { PointMenu } from '../../../editing/menus/point-menu.tsx';
import { useEditor } from '../editor-context.tsx';

/** What can be done with what is selected. It opens whenever it is given another point of the stage. */
export function CommandMenu({ at }: { at: Point | undefined }) {
  const { clipboard } = useEditor();
  const commands = useMenuCommands();
  const groups = () =>
    commands().map((group) =>
      group.map((entry) => (entry.id === 'paste' ? { ...entry, onSelect: () => void clipboard.paste(at) } : entry)),
    );
  return <PointMenu at={at} groups={groups} home="[data-canvas]" />;
}

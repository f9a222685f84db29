import { useText } from '#app/client/frame.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { plusIcon } from '../../../ui/icon/page-icons.ts';
import { useDeskState, useDesk } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import { add } from './step-tile.css.ts';

/** Adds a step to what is selected. */
export function AddTile({ left, onAdd }: { left: number; onAdd: () => void }) {
  const text = useText();
  const desk = useDesk();
  const nameOf = useNameOf();
  const label = useDeskState(({ selection }) => {
    const ids = (selection.kind === 'text' ? [selection.id] : selection.ids).filter((id) => desk.scene.nodes.has(id));
    const [first] = ids;
    if (first === undefined) return text('editorPath.addOverview');
    return ids.length > 1 ? text('editorPath.addSeveral', { count: ids.length }) : text('editorPath.add', { name: nameOf(first) });
  });
  return (
    <button type="button" className={add} style={{ left }} aria-label={label} title={label} onClick={onAdd}>
      <Icon name={plusIcon} size={20} />
    </button>
  );
}

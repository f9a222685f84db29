import { useText } from '#app/client/frame.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useDeskState } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';

/** Says what is selected, and what would receive it while it is dragged, to people who do not see it. */
export function SelectionWords() {
  const text = useText();
  const nameOf = useNameOf();
  const selection = useDeskState((state) => state.selection);
  const collapsed = useDeskState((state) => state.collapsed);
  const receiver = useDeskState(({ marks }) => marks?.receiving?.into);
  const [id, more] = selection.kind === 'objects' ? selection.ids : [];
  const words = () => {
    if (receiver !== undefined) return text('editorCommands.into', { name: nameOf(receiver) });
    if (selection.kind === 'text' || id === undefined) return '';
    if (more !== undefined) return text('editorCommands.selectedMany', { count: selection.ids.length });
    return text(collapsed.has(id) ? 'editorCommands.selectedCollapsed' : 'editorCommands.selected', { name: nameOf(id) });
  };
  return (
    <p className={visuallyHidden} role="status">
      {words()}
    </p>
  );
}

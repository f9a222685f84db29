import { useText } from '#app/client/frame.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useDeskState } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';

/** Says what is selected to people who do not see it. */
export function SelectionWords() {
  const text = useText();
  const nameOf = useNameOf();
  const selection = useDeskState((state) => state.selection);
  const [id, more] = selection.kind === 'objects' ? selection.ids : [];
  const words = () => {
    if (selection.kind === 'text' || id === undefined) return '';
    if (more !== undefined) return text('editorCommands.selectedMany', { count: selection.ids.length });
    return text('editorCommands.selected', { name: nameOf(id) });
  };
  return (
    <p className={visuallyHidden} role="status">
      {words()}
    </p>
  );
}

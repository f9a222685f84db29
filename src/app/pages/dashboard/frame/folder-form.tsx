import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import { libraryPath } from '#contract/presentation/library.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useLibrary } from '../library-context.tsx';
import { withoutScript } from './side-bar.css.ts';

/** For use without scripts: creates a folder, and renames or removes the open one. */
export function FolderForm() {
  const text = useText();
  const { csrfToken } = useFrame();
  const { query, folders, form } = useLibrary();
  const open = folders.find(({ oid }) => oid === query.folder);
  return (
    <li className={withoutScript}>
      <form method="post" action={routes.dashboardAction}>
        {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
        <input type="hidden" name="next" value={libraryPath(query)} />
        {open && <input type="hidden" name="folder" value={open.oid} />}
        <TextField name="name" label={text('library.name')} defaultValue={form.values.name ?? open?.name} problem={form.problems.name} />
        <Button type="submit" name="action" value="make-folder" tone="outline" size="sm">
          {text('library.newFolder')}
        </Button>
        {open && (
          <>
            <Button type="submit" name="action" value="rename-folder" tone="outline" size="sm">
              {text('library.renameFolder')}
            </Button>
            <Button type="submit" name="action" value="remove-folder" tone="ghost" size="sm">
              {text('library.removeFolder')}
            </Button>
          </>
        )}
      </form>
    </li>
  );
}

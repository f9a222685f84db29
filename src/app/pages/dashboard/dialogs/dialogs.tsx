import { useText } from '#app/client/frame.tsx';
import { isolate } from '#locale/isolate.ts';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { useLibrary } from '../library-context.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

const [LONGEST_TITLE, LONGEST_FOLDER] = [200, 80];

/** The dialog for the current question; one at a time. */
export function Dialogs() {
  const text = useText();
  const { asking, ask, act, actAloud } = useLibrary();
  if (asking === null) return null;
  const close = () => ask(null);
  const tell = async (acting: ReturnType<typeof act>) => {
    const acted = await acting;
    if (acted.outcome === 'done') showToast({ text: acted.done });
    return acted;
  };
  switch (asking.kind) {
    case 'rename': {
      const { oid, title, revision: seen } = asking.card;
      return (
        <NameDialog
          title={text('library.rename')}
          label={text('library.column.title')}
          save={text('library.save')}
          initial={title}
          maxLength={LONGEST_TITLE}
          onSave={(name, revision = seen) => tell(act('rename', { oid: [oid], name, revision }))}
          onClose={close}
        />
      );
    }
    case 'make-folder':
      return (
        <NameDialog
          key="make-folder"
          title={text('library.newFolder')}
          label={text('library.name')}
          save={text('library.create')}
          initial=""
          maxLength={LONGEST_FOLDER}
          onSave={(name) => tell(act('make-folder', { name, ...(asking.oids.length > 0 && { oid: asking.oids }) }))}
          onClose={close}
        />
      );
    case 'rename-folder':
      return (
        <NameDialog
          title={text('library.renameFolder')}
          label={text('library.name')}
          save={text('library.save')}
          initial={asking.name}
          maxLength={LONGEST_FOLDER}
          onSave={(name) => tell(act('rename-folder', { folder: asking.oid, name }))}
          onClose={close}
        />
      );
    case 'move':
      return <MoveDialog oids={asking.oids} onClose={close} />;
    case 'remove-folder':
      return (
        <ConfirmDialog
          title={text('library.removeFolderTitle', { name: isolate(asking.name) })}
          confirm={text('library.remove')}
          onConfirm={() => actAloud('remove-folder', { folder: asking.oid })}
          onClose={close}
        >
          {text('library.removeFolderText')}
        </ConfirmDialog>
      );
    case 'delete':
      return (
        <ConfirmDialog
          title={text('library.deleteTitle', { count: asking.oids.length })}
          confirm={text('library.delete')}
          onConfirm={() => actAloud('delete', { oid: asking.oids })}
          onClose={close}
        >
          {text('library.deleteText')}
        </ConfirmDialog>
      );
    case 'empty-trash':
      return (
        <ConfirmDialog
          title={text('library.emptyTrashTitle')}
          confirm={text('library.emptyTrash')}
          onConfirm={() => actAloud('empty-trash', {})}
          onClose={close}
        >
          {text('library.deleteText')}
        </ConfirmDialog>
      );
    case 'templates':
      return <TemplatesDialog onClose={close} />;
  }
}

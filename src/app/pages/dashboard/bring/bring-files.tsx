import { useText } from '#app/client/frame.tsx';
import { useFileDrop } from '#app/client/uploads/use-file-drop.ts';
import { useImports } from '#app/client/uploads/use-imports.ts';
import { isRunning } from '#app/client/uploads/watch-imports.ts';
import { importEndings, type ImportWishes } from '#contract/presentation/imports.ts';
import { useMemo, useState, type RefObject } from 'react';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useLibrary } from '../library-context.tsx';
import { keepWishes, readWishes, usualWishes } from '../options/kept-wishes.ts';
import { Announcements } from './announcements.tsx';
import { DropBand } from './drop-band.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { ImportList } from './import-list.tsx';
import { RefusedFiles } from './refused-files.tsx';
import * as styles from './bring-files.css.ts';

interface BringFilesProps {
  /** The file input, which can be opened from elsewhere on the page. */
  chooser: RefObject<HTMLInputElement | null>;
  /** The library is still empty, so the drop area fills the page. */
  isBeginning: boolean;
  /** Hides the drop area; files can still be dropped, and are listed while in progress. */
  isHidden: boolean;
}

const accepted = importEndings.map((ending) => `.${ending}`).join();

/** Brings files in, through a button or dropped anywhere on the page, and lists those in progress. */
export function BringFiles({ chooser, isBeginning, isHidden }: BringFilesProps) {
  const text = useText();
  const { imports: initial, limits, query, folders, refresh } = useLibrary();
  const bringing = useImports({ initial, limits, onChanged: () => void refresh() });
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Omit<ImportWishes, 'folder'> | null>(null);
  const kept = useMemo(() => (isHydrated ? readWishes() : usualWishes), [isHydrated]);
  const wishes = chosen ?? kept;
  const folder = folders.find(({ oid }) => oid === query.folder);
  const add = (files: readonly File[]) => bringing.add(files, { ...wishes, folder: folder?.oid ?? null });
  const held = useFileDrop(isHydrated, add);

  const change = (next: typeof wishes) => {
    setChosen(next);
    keepWishes(next);
  };

  const isBusy = bringing.uploads.length > 0 || bringing.imports.some(isRunning);
  const isListed = isBusy || (!isHidden && bringing.imports.length + bringing.unfinished.length > 0);
  return (
    <div className={isHidden && !isListed && bringing.refused.length === 0 ? styles.unseen : styles.bring}>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={accepted}
        hidden
        aria-label={text('library.drop.choose')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      {(!isHidden || isListed) && (
        <div className={isListed && !isHidden ? styles.beside : styles.alone}>
          {!isHidden && (
            <DropBand
              isBeginning={isBeginning}
              held={held}
              limits={limits}
              wishes={wishes}
              onWishes={change}
              onChoose={() => chooser.current?.click()}
            />
          )}
          {isListed && <ImportList bringing={bringing} onChoose={() => chooser.current?.click()} />}
        </div>
      )}
      <RefusedFiles refused={bringing.refused} limits={limits} onDismiss={bringing.forgetRefused} />
      {held !== null && <DropOverlay count={held} folder={folder?.name ?? null} />}
      <Announcements uploads={bringing.uploads} imports={bringing.imports} />
    </div>
  );
}

import { useText } from '#app/client/frame.tsx';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import type { RowAsked } from '../../../editing/menus/row-menu.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { useAnnouncer } from '../parts/announcer.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { OutlineHead } from './outline-head.tsx';
import * as styles from './outline-panel.css.ts';
import { OutlineTree } from './outline-tree.tsx';
import { useOutlineCommands } from './use-outline-commands.ts';
import { useTree } from './use-tree.ts';

const FindingsCard = onDemand(async () => (await import('./findings-card.tsx')).FindingsCard);

const PlaceDialog = onDemand(async () => (await import('../parts/place-dialog.tsx')).PlaceDialog);

const RowMenu = onDemand(async () => (await import('../../../editing/menus/row-menu.tsx')).RowMenu);

/** Everything on the canvas, as a tree. */
export function OutlinePanel() {
  const text = useText();
  const tree = useTree();
  const { region, announce } = useAnnouncer();
  const commands = useOutlineCommands(tree, announce);
  const [isSearching, setSearching] = useState(false);
  const [asked, setAsked] = useState<RowAsked>();
  const [placing, setPlacing] = useState<ObjectId>();
  // A dialog that was open stays, so that it gives the focus back.
  const [hasPlaced, setPlaced] = useState(false);
  const place = (id: ObjectId) => {
    setPlacing(id);
    setPlaced(true);
  };
  const title = useId();
  const { query, rows } = tree;
  const search = (isOpen: boolean) => {
    setSearching(isOpen);
    if (!isOpen) tree.setQuery('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') search(false);
    tree.focusOn(tree.active);
  };
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <OutlineHead
        id={title}
        tree={tree}
        commands={commands}
        isSearching={isSearching}
        onSearch={() => search(!isSearching)}
        onMenu={setAsked}
      />
      {isSearching && (
        <div className={styles.search}>
          <SearchField
            label={text('editorOutline.search')}
            isLabelHidden
            placeholder={text('editorOutline.searchHint')}
            value={query}
            autoFocus
            onChange={(event) => tree.setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      {query.trim() !== '' && rows.length === 1 && (
        <p className={styles.nothing} role="status">
          {text('editorOutline.nothing')}
        </p>
      )}
      <OutlineTree tree={tree} commands={commands} onMenu={setAsked} />
      <Later isQuiet>
        <FindingsCard announce={announce} />
      </Later>
      {asked && (
        <Later isQuiet>
          <RowMenu asked={asked} commands={commands} onPlace={place} />
        </Later>
      )}
      {hasPlaced && (
        <Later>
          <PlaceDialog id={placing} onPlace={commands.sayPlace} onClose={() => setPlacing(undefined)} />
        </Later>
      )}
      {region}
    </section>
  );
}

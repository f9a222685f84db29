import { useText } from '#app/client/frame.tsx';
import type { ObjectState } from '#editor/core/selection/states.ts';
import type { Row } from '#editor/outline/rows.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { eyeIcon, eyeOffIcon, lockIcon, mapIcon } from '../../../ui/icon/page-icons.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { kindIcons, stateCommands } from '../parts/kind-icons.ts';
import { useObjectName } from '../parts/object-words.ts';
import * as styles from './outline-row.css.ts';
import { RenameField } from './rename-field.tsx';
import { indentOf } from './row-indent.ts';

const BADGES = 2;

interface OutlineRowProps {
  row: Row;
  top: number;
  height: number;
  isSelected: boolean;
  isActive: boolean;
  isRenaming: boolean;
  /** The steps that lead to it, as they are called. */
  labels: readonly string[];
  /** The label of the chosen step. */
  chosen: string | undefined;
  onPress: (event: MouseEvent) => void;
  /** At a point of the window, unless a key has asked for it. */
  onMenu: (point?: Point) => void;
  onGo: () => void;
  onFocus: () => void;
  onToggle: () => void;
  onRenamed: (name: string | undefined, byKey: boolean) => void;
  onSet: SetState;
}

type SetState = (state: ObjectState, value: boolean) => void;

/** An object in the tree. */
export function OutlineRow({ row, top, height, isSelected, isActive, isRenaming, labels, chosen, ...on }: OutlineRowProps) {
  const text = useText();
  const { outline } = useEditor();
  const isAdding = useDeskState(({ tool }) => tool.kind === 'select' && tool.isAdding === true);
  const { item } = row;
  const name = useObjectName()(item);
  const isCanvas = row.level === 1;
  const isBehind = item.kind === 'layer' || item.kind === 'backdrop';
  const called = labels.length > 0 ? text('editorOutline.named', { name, count: labels.length, labels: labels.join(', ') }) : name;
  const full = [
    called,
    item.kind === 'layer' && item.children.length === 0 && text('editorOutline.state.isEmpty'),
    row.isHidden && text('editorOutline.state.isHidden'),
    row.isLocked && text('editorOutline.state.isLocked'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys
    <div
      role="treeitem"
      className={styles.row}
      style={{ top, height, paddingInlineStart: indentOf(row.level) }}
      data-row={row.id}
      data-hidden={row.isHidden || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={full}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-expanded={row.isOpen}
      aria-selected={isBehind ? undefined : isSelected}
      onFocus={(event) => event.target === event.currentTarget && on.onFocus()}
      onClick={(event) => (isTouch(event) && !isAdding ? on.onGo() : on.onPress(event))}
      onDoubleClick={on.onGo}
      onContextMenu={(event) => {
        if (isRenaming) return;
        event.preventDefault();
        on.onMenu(event.button === 2 || isTouch(event) ? { x: event.clientX, y: event.clientY } : undefined);
      }}
    >
      {row.isOpen === undefined ? (
        <span className={styles.noChevron} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={styles.chevron}
          data-open={row.isOpen}
          onClick={(event) => {
            event.stopPropagation();
            on.onToggle();
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <Icon name="M9 6l6 6-6 6" size={16} />
        </button>
      )}
      <Icon name={isCanvas ? mapIcon : isBehind ? layersIcon : kindIcons[item.kind]} size={18} className={styles.icon} />
      {isRenaming && !isBehind ? (
        <RenameField
          label={text('editorOutline.nameOf', { name })}
          value={outline.writtenName(row.id) ?? ''}
          placeholder={text(`editorOutline.kind.${item.kind}`)}
          onEnd={on.onRenamed}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {!isCanvas && !isBehind && !isRenaming && <RowStates row={row} onSet={on.onSet} />}
      {labels.slice(0, BADGES).map((label) => (
        <span key={label} className={styles.badge} data-chosen={label === chosen || undefined}>
          {label}
        </span>
      ))}
      {labels.length > BADGES && <span className={styles.more}>…</span>}
    </div>
  );
}

const layersIcon = 'M12 2l10 5-10 5-10-5zM2 12l10 5 10-5M2 17l10 5 10-5';

const stateIcons = {
  isLocked: [lockIcon, 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2M7 11V7a5 5 0 0 1 9.900-1'],
  isHidden: [eyeOffIcon, eyeIcon],
} as const;

/** Toggles for the pointer; keys and the menu do the same. */
function RowStates({ row, onSet }: { row: Row; onSet: SetState }) {
  const text = useText();
  return (['isLocked', 'isHidden'] as const).map((state) => {
    const isSet = row[state];
    const label = text(`editorCommands.${stateCommands[state][isSet ? 1 : 0]}`);
    return (
      <button
        key={state}
        type="button"
        tabIndex={-1}
        aria-hidden
        title={label}
        className={styles.state}
        data-set={isSet || undefined}
        onClick={(event) => {
          event.stopPropagation();
          onSet(state, !isSet);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Icon name={stateIcons[state][isSet ? 0 : 1]} size={16} />
      </button>
    );
  });
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

import { useText } from '#app/client/frame.tsx';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { RowAsked } from '../../../editing/menus/row-menu.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { plusIcon } from '../../../ui/icon/page-icons.ts';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { useEditor } from '../editor-context.tsx';
import { kindIcons } from '../parts/kind-icons.ts';
import { useNameOf } from '../parts/object-words.ts';
import { toolIcons } from '../stage/tool-icons.ts';
import * as styles from './outline-panel.css.ts';
import type { OutlineCommands } from './use-outline-commands.ts';
import type { Tree } from './use-tree.ts';

interface OutlineHeadProps {
  id: string;
  tree: Tree;
  commands: OutlineCommands;
  isSearching: boolean;
  onSearch: () => void;
  onMenu: (asked: RowAsked) => void;
}

/** The title of the outline; searching, adding, and what can be done with what is selected. */
export function OutlineHead({ id, tree, commands, isSearching, onSearch, onMenu }: OutlineHeadProps) {
  const text = useText();
  const [selected] = tree.selected;
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.title}>
        {text('editorOutline.title')}
      </h2>
      <Tooltip text={text('editorOutline.search')} side="bottom-end">
        <IconButton icon="search" size="sm" label={text('editorOutline.search')} aria-expanded={isSearching} onClick={onSearch} />
      </Tooltip>
      {selected !== undefined && <ObjectMenu id={selected} onMenu={onMenu} />}
      <AddMenu selected={selected} tree={tree} commands={commands} />
    </div>
  );
}

function ObjectMenu({ id, onMenu }: { id: ObjectId; onMenu: (asked: RowAsked) => void }) {
  const text = useText();
  const { outline } = useEditor();
  const label = text('editorOutline.commands', { name: useNameOf()(id) });
  return (
    <IconButton
      icon="more"
      size="sm"
      label={label}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        // Not the letters of a text.
        outline.select(outline.meant(id));
        onMenu({ id, at: { x: left, y: bottom } });
      }}
    />
  );
}

interface AddMenuProps {
  selected: ObjectId | undefined;
  tree: Tree;
  commands: OutlineCommands;
}

/** Something new beside or in the topic that is selected, or around what is selected. */
function AddMenu({ selected, tree, commands }: AddMenuProps) {
  const text = useText();
  const { desk, outline } = useEditor();
  const nameOf = useNameOf();
  const isTopic = (id: ObjectId) => desk.scene.nodes.get(id)?.object.kind === 'topic';
  const around = selected === undefined ? [] : [selected, ...outline.above(selected)];
  const topic = around.find((id) => id !== tree.root && isTopic(id));
  const beside = (topic === undefined ? undefined : outline.above(topic).find(isTopic)) ?? tree.root;
  const items: MenuItem[] = [
    { label: text('editorOutline.newTopic'), icon: kindIcons.topic, onSelect: () => commands.add('topic', beside) },
    ...(topic === undefined
      ? []
      : [
          {
            label: text('editorOutline.newSubtopic', { name: nameOf(topic) }),
            icon: 'M15 10l5 5-5 5M4 4v7a4 4 0 0 0 4 4h12' as const,
            onSelect: () => commands.add('topic', topic),
          },
        ]),
    ...simple.map(([kind, label]) => ({
      label: text(label),
      icon: toolIcons[kind],
      onSelect: () => commands.add(kind, topic ?? tree.root),
    })),
    ...asking.map(([icon, asked, label], place) => ({
      label: text(label),
      icon: toolIcons[icon],
      isSeparated: place === 0,
      onSelect: () => commands.ask(asked, topic),
    })),
  ];
  const label = text('editorOutline.add');
  return <Menu label={label} items={items} trigger={(props) => <IconButton {...props} icon={plusIcon} size="sm" label={label} />} />;
}

/** What needs nothing but a place. */
const simple = [
  ['text', 'editorOutline.newText'],
  ['shape', 'editorOutline.newShape'],
  ['line', 'editorOutline.newLine'],
  ['arrow', 'editorOutline.newArrow'],
  ['table', 'editorOutline.newTable'],
  ['chart', 'editorOutline.newChart'],
  ['code', 'editorOutline.newCode'],
] as const;

/** What is chosen first. */
const asking = [
  ['picture', 'picture', 'editorCommands.addPicture'],
  ['media', 'media', 'editorCommands.addMedia'],
  ['icon', 'icons', 'editorCommands.addIcon'],
  ['formula', 'newFormula', 'editorCommands.addFormula'],
] as const;

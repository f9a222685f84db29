import { useText } from '#app/client/frame.tsx';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { eyeIcon, eyeOffIcon, lockIcon, pencilIcon, plusIcon, trashIcon } from '../../../ui/icon/page-icons.ts';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { useEditor } from '../editor-context.tsx';
import { kindIcons, stateCommands } from '../parts/kind-icons.ts';
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
  /** Asks where an object goes. */
  onPlace: (id: ObjectId) => void;
}

/** The title of the outline; searching, adding, and what can be done with what is selected. */
export function OutlineHead({ id, tree, commands, isSearching, onSearch, onPlace }: OutlineHeadProps) {
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
      {selected !== undefined && <ObjectMenu id={selected} commands={commands} onPlace={onPlace} />}
      <AddMenu selected={selected} tree={tree} commands={commands} />
    </div>
  );
}

function ObjectMenu({ id, commands, onPlace }: { id: ObjectId; commands: OutlineCommands; onPlace: (id: ObjectId) => void }) {
  const text = useText();
  const { outline } = useEditor();
  const nameOf = useNameOf();
  const isWritten = outline.writtenName(id) === undefined;
  const items: MenuItem[] = [
    { label: text('editorOutline.goTo'), icon: 'M3 11l19-9-9 19-2-8-8-2z', onSelect: () => outline.goTo(id) },
    { label: text(isWritten ? 'editorOutline.write' : 'editorOutline.rename'), icon: pencilIcon, onSelect: () => commands.rename(id) },
    { label: text('editorOutline.before'), icon: 'M12 19V5M5 12l7-7 7 7', isSeparated: true, onSelect: () => commands.move(id, 'before') },
    { label: text('editorOutline.after'), icon: 'M12 5v14M19 12l-7 7-7-7', onSelect: () => commands.move(id, 'after') },
    { label: text('editorOutline.in'), icon: 'arrowRight', onSelect: () => commands.move(id, 'in') },
    { label: text('editorOutline.out'), icon: 'arrowLeft', onSelect: () => commands.move(id, 'out') },
    { label: text('editorOutline.place'), icon: 'M3 3h8v8H3zM13 13h8v8h-8zM16 3v5M13.500 5.500h5', onSelect: () => onPlace(id) },
    ...(['isLocked', 'isHidden'] as const).map((state, place) => {
      const isSet = outline.is(id, state);
      const command = stateCommands[state][isSet ? 1 : 0];
      const icon: IconName = state === 'isLocked' ? lockIcon : isSet ? eyeIcon : eyeOffIcon;
      return { label: text(`editorCommands.${command}`), icon, isSeparated: place === 0, onSelect: () => commands.set(id, state, !isSet) };
    }),
    { label: text('editorOutline.remove'), icon: trashIcon, tone: 'danger', isSeparated: true, onSelect: () => commands.remove(id) },
  ];
  const label = text('editorOutline.commands', { name: nameOf(id) });
  return <Menu label={label} items={items} trigger={(props) => <IconButton {...props} icon="more" size="sm" label={label} />} />;
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

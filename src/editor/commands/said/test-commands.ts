import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createHands } from '../../hands/hands.ts';
import { createInspectTools } from '../../inspect/inspect-tools.ts';
import { createPathTools } from '../../path/path-tools.ts';
import { createLoader } from '../../tools/load-tools.ts';
import { createClipboard } from '../clipboard.ts';
import type { CommandId } from '../command.ts';
import { createCommands } from '../commands.ts';

export const box = (id: string, x: number, own: object = {}) => ({
  kind: 'shape',
  shape: 'ellipse',
  id,
  x,
  y: 100,
  width: 100,
  height: 50,
  ...own,
});

/** Something for every command. */
const everything = [
  box('a', 100, { fill: { kind: 'color', color: 'accent1' } }),
  box('b', 300),
  box('c', 500),
  { kind: 'topic', id: 'topic', x: 500, y: 400, width: 200, height: 200, title: 'Topic', children: [box('inner', 50)] },
  { kind: 'group', id: 'group', x: 200, y: 400, width: 200, height: 200, children: [box('grouped', 50)] },
  { kind: 'text', id: 'text', x: 700, y: 100, width: 100, height: 50, paragraphs: ['Words'] },
  { kind: 'image', id: 'image', x: 100, y: 700, width: 40, height: 30, asset: 'squid' },
  { kind: 'table', id: 'table', x: 300, y: 700, width: 100, height: 50, rows: [['1', '2']] },
  { kind: 'chart', id: 'chart', x: 500, y: 700, width: 100, height: 50, chart: 'column', series: [] },
  { kind: 'drawing', id: 'formula', x: 700, y: 700, drawing: { viewBox: '0 0 9 9', nodes: [] }, formula: { tex: 'x' } },
];

export const documentOf = (children: readonly object[] = everything) => ({
  schemaVersion: 2,
  assets: { squid: { kind: 'image', source: 'a.png', width: 40, height: 30 } },
  root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
  path: [
    { id: 'first', to: 'root' },
    { id: 'second', to: 'b' },
  ],
});

export function openTestCommands(children?: readonly object[]) {
  const { desk } = openTestDesk(documentOf(children));
  const asked: string[] = [];
  const commands = createCommands(desk, {
    clipboard: createClipboard(desk),
    hands: createHands(desk, { press: () => false, dragTo: () => undefined }),
    inspect: createInspectTools(desk),
    path: createPathTools(desk),
    ask: (what) => void asked.push(what),
    load: createLoader(desk, { oid: 'test', fontsVersion: 'test', labels: { missingImage: '', unreadable: '' } }),
  });
  const find = (id: CommandId) => commands.find((command) => command.id === id);
  const choose = (...ids: readonly string[]) => desk.select(select(desk.draft, ids));
  return { desk, asked, commands, find, choose };
}

/** What has to be done before, each with what is selected for it. */
export const before: Partial<Record<CommandId, readonly (readonly [CommandId, ...string[]])[]>> = {
  undo: [['lock', 'a']],
  redo: [['lock', 'a'], ['undo']],
  pasteStyle: [['copyStyle', 'a']],
  unlock: [['lock', 'a']],
  unlockAll: [['lock', 'a']],
  show: [['hide', 'b']],
  showAll: [['hide', 'b']],
  expand: [['collapse', 'topic']],
  expandAll: [['collapse', 'topic']],
  reveal: [['nextStep']],
  conceal: [['nextStep']],
  flyUsually: [['nextStep'], ['nextStep'], ['flyHigh']],
  flyDirectly: [['nextStep'], ['nextStep']],
  flyHigh: [['nextStep'], ['nextStep']],
};

/** What may be selected. */
export const places: readonly (readonly string[])[] = [[], ['a', 'b', 'c'], ...everything.map(({ id }) => [id])];

// @vitest-environment happy-dom
import type { CommandId } from '#editor/commands/command.ts';
import type { Editor } from '#editor/open-editor.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrame } from '../../site/in-frame.tsx';
import { EditorProvider } from '../../pages/editor/editor-context.tsx';
import { CanvasWords } from './canvas-words.tsx';

/** How long nothing else has to happen before something is said. */
const PAUSE = 300;

const topic = (id: string, title: string, x: number) => ({ kind: 'topic', id, title, x, y: 100, width: 100, height: 50 });

async function openEditor() {
  const { openTestDesk } = await import('#editor/desk/test-desk.ts');
  const { openCalm } = await import('#editor/desk/calm.ts');
  const { createClipboard } = await import('#editor/commands/clipboard.ts');
  const { createCommands } = await import('#editor/commands/commands.ts');
  const { createHands } = await import('#editor/hands/hands.ts');
  const { createInspectTools } = await import('#editor/inspect/inspect-tools.ts');
  const { createOutlineTools } = await import('#editor/outline/outline-tools.ts');
  const { createPathTools } = await import('#editor/path/path-tools.ts');
  const { createLoader } = await import('#editor/tools/load-tools.ts');
  const { select } = await import('#editor/core/selection/selection.ts');
  const { desk } = openTestDesk({
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [topic('a', 'Coral', 100), topic('b', 'Jellyfish', 300), topic('c', 'Squid', 500)],
    },
    path: [
      { id: 'first', to: 'root' },
      { id: 'second', to: 'b' },
    ],
  });
  const [outline, path] = [createOutlineTools(desk), createPathTools(desk)];
  const clipboard = createClipboard(desk);
  await clipboard.prepare();
  const commands = createCommands(desk, {
    clipboard,
    hands: createHands(desk, { press: () => false, dragTo: () => undefined }),
    inspect: createInspectTools(desk),
    path,
    ask: () => undefined,
    load: createLoader(desk, { oid: 'deck', fontsVersion: 'v1', labels: { missingImage: '', unreadable: '' } }),
  });
  const editor = { desk, calm: openCalm(desk), outline, path, commands } as unknown as Editor;
  const choose = (...ids: string[]) => act(async () => desk.select(select(desk.draft, ids)));
  const run = (id: CommandId, keys = '') => act(async () => commands.find((command) => command.id === id)?.run(keys));
  return { editor, desk, outline, choose, run };
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const opened = await openEditor();
  await act(async () =>
    root.render(
      inFrame(
        <EditorProvider editor={opened.editor}>
          <CanvasWords />
        </EditorProvider>,
      ),
    ),
  );
  const region = () => document.querySelector('[role=status]');
  const wait = (milliseconds = PAUSE) => act(async () => vi.advanceTimersByTime(milliseconds));
  const spoken = async () => (await wait(), region()?.textContent);
  return { ...opened, region, wait, spoken };
}

test.each<[CommandId, string[], string]>([
  ['moveRight', ['a'], 'Moved to 51, 75'],
  ['moveRight', [], 'View moved to the right'],
  ['moveUp', [], 'View moved up'],
  ['larger', ['a'], '110 by 55'],
  ['turnRight', ['a'], 'Turned to 15°'],
  ['toFront', ['a'], 'In front of everything'],
  ['forward', ['a'], 'In front of Jellyfish'],
  ['toBack', ['b'], 'Behind everything'],
  ['delete', ['a'], 'Deleted: Coral'],
  ['delete', ['a', 'b', 'c'], 'Deleted: 3 objects'],
  ['duplicate', ['a'], 'Duplicated, Coral selected'],
  ['lock', ['a'], 'Locked: Coral'],
  ['hide', ['a', 'b'], 'Hidden: 2 objects'],
  ['group', ['a', 'b', 'c'], 'Grouped, 3 objects'],
  ['alignTop', ['a', 'b'], 'Aligned: Top edges'],
  ['distributeAcross', ['a', 'b', 'c'], 'Same gaps from left to right'],
  ['selectAll', [], '3 objects selected'],
  ['enter', ['a'], 'In Coral, nothing selected'],
  ['leave', ['a'], 'Nothing selected'],
  ['nextStep', [], 'Stop 1, Whole canvas'],
  ['zoomIn', [], '125%'],
  ['panTool', [], 'Pan'],
])('[SITE-5] %s of %j says “%s”', async (id, ids, words) => {
  const { choose, run, spoken } = await open();
  await choose(...ids);
  await run(id);
  expect(await spoken()).toBe(words);
});

test('[SITE-5] what undo and redo bring back is said', async () => {
  const { choose, run, spoken } = await open();
  await choose('a');
  await run('delete');
  await run('undo');
  expect(await spoken()).toBe('Undone, Coral selected');
  await run('redo');
  expect(await spoken()).toBe('Redone');
});

test('[SITE-5] while a key is held down, only the last is said', async () => {
  const { choose, run, wait, region } = await open();
  await choose('a');
  await wait();
  for (let times = 0; times < 5; times += 1) {
    await run('moveRight', 'ArrowRight');
    await wait(30);
    expect(region()?.textContent).toBe('Coral selected');
  }
  await wait();
  expect(region()?.textContent).toBe('Moved to 55, 75');
});

test('the same words are said again, in another element', async () => {
  const { choose, run, spoken, region } = await open();
  await choose('a');
  await run('toFront');
  await spoken();
  const before = region()?.firstChild;
  await run('toFront');
  expect(await spoken()).toBe('In front of everything');
  expect(region()?.firstChild).not.toBe(before);
});

test('something else of the same name is said as well', async () => {
  const { desk, choose, spoken, region } = await open();
  desk.do([{ kind: 'set', id: 'b', fields: { title: 'Coral' } }]);
  await choose('a');
  expect(await spoken()).toBe('Coral selected');
  const before = region()?.firstChild;
  await choose('b');
  expect(await spoken()).toBe('Coral selected');
  expect(region()?.firstChild).not.toBe(before);
});

test('what is locked is not said to have moved', async () => {
  const { desk, choose, run, spoken } = await open();
  await choose('a');
  await run('lock');
  expect(await spoken()).toBe('Locked: Coral');
  await run('moveRight');
  expect(await spoken()).toBe('Locked: Coral');
  // For a message that is also seen.
  expect(desk.state().notice).toEqual({ kind: 'locked', ids: ['a'] });
});

test('what the outline does it says itself; what is selected then is said here', async () => {
  const { outline, choose, spoken, region } = await open();
  await choose('a');
  expect(await spoken()).toBe('Coral selected');
  await act(async () => outline.remove(['a']));
  expect(await spoken()).toBe('');
  await choose('b');
  expect(await spoken()).toBe('Jellyfish selected');
  const before = region()?.firstChild;
  await act(async () => outline.set(['b'], 'isLocked', true));
  await spoken();
  expect(region()?.firstChild).toBe(before);
});

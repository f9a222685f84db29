// @vitest-environment happy-dom
import type { Editor } from '#editor/open-editor.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorProvider } from '../../pages/editor/editor-context.tsx';
import { cells } from './key-lists.ts';
import { Shortcuts } from './shortcuts.tsx';
import { inFrame } from '../../site/in-frame.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The shortcut sheet on such a machine: each name, and the keys beside it. */
async function sheetOn(platform: string): Promise<Map<string, string>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', { platform });
  const { openTestDesk } = await import('#editor/desk/test-desk.ts');
  const { createClipboard } = await import('#editor/commands/clipboard.ts');
  const { createCommands } = await import('#editor/commands/commands.ts');
  const { createHands } = await import('#editor/hands/hands.ts');
  const { createInspectTools } = await import('#editor/inspect/inspect-tools.ts');
  const { createPathTools } = await import('#editor/path/path-tools.ts');
  const { createTyping } = await import('#editor/typing/typing.ts');
  const { createLoader } = await import('#editor/tools/load-tools.ts');
  const { desk } = openTestDesk({ root: { id: 'root', width: 1000, height: 800, children: [] } });
  const commands = createCommands(desk, {
    clipboard: createClipboard(desk),
    hands: createHands(desk, { press: () => false, dragTo: () => undefined }),
    inspect: createInspectTools(desk),
    path: createPathTools(desk),
    ask: () => undefined,
    load: createLoader(desk, { oid: 'deck', fontsVersion: 'v1', labels: { missingImage: '', unreadable: '' } }),
  });
  const typing = createTyping(desk, { isMac: platform === 'MacIntel' });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const sheet = <Shortcuts isOpen onClose={() => undefined} />;
  const loaded = Promise.resolve(commands);
  const editor = { typing, load: { commands: () => loaded } } as unknown as Editor;
  await act(async () => root.render(inFrame(<EditorProvider editor={editor}>{sheet}</EditorProvider>)));
  const rows = [...place.querySelectorAll('li')].map(({ children: [name, keys] }) => {
    const caps = [...(keys?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent);
    return [name?.textContent ?? '', caps.join(' ')] as const;
  });
  await act(async () => root.unmount());
  return new Map(rows);
}

test('[SITE-5] the shortcut sheet shows the keys that work on a Mac, where the usual ones belong to the system', async () => {
  const [mac, windows] = [await sheetOn('MacIntel'), await sheetOn('Win32')];
  const both = (name: string) => [windows.get(name), mac.get(name)];
  expect(both('Find and replace')).toEqual(['Ctrl H', '⌘ ⌥ F']);
  expect(both('Hide')).toEqual(['Ctrl Shift H', '⌥ H']);
  expect(both('Show again')).toEqual(['Ctrl Alt H', '⌥ ⇧ H']);
  expect(both('Turn clockwise')).toEqual(['Ctrl Alt →', 'R']);
  expect(both('Bring to front')).toEqual(['Ctrl Shift ]', ']']);
  expect(both('Undo')).toEqual(['Ctrl Z', '⌘ Z']);
  expect(both('Copy')).toEqual(['Ctrl C', '⌘ C']);
});

test('[SITE-5] the shortcut sheet has the keys for typing, the outline, stops and cells, and those held with the pointer', async () => {
  const sheet = await sheetOn('Win32');
  const shown = (...names: string[]) => names.map((name) => sheet.get(name));
  expect(shown('Bold', 'Strikethrough', 'Link', 'Go to text formatting', 'Finish typing')).toEqual([
    'Ctrl B',
    'Ctrl Shift X',
    'Ctrl K',
    'Alt F10',
    'Esc',
  ]);
  expect(shown('Rename', 'Move out', 'Select or deselect', 'Next row', 'Select the next row as well')).toEqual([
    'F2',
    'Alt ←',
    'Space',
    '↓',
    'Shift ↓',
  ]);
  expect(shown('Move earlier', 'Remove from the path', 'Cell below', 'Move in a straight line')).toEqual([
    'Alt ←',
    'Delete',
    'Enter',
    'Shift',
  ]);
});

test('keys in cells do what the sheet says', async () => {
  const { gridAct } = await import('#editor/tools/grid/grid-keys.ts');
  const size = { rows: 4, columns: 3, reachRows: 5, reachColumns: 4, page: 6 };
  for (const { keys, act } of cells) {
    const held = keys.split('+');
    const key = held.at(-1) ?? '';
    const pressed = { key, ctrlKey: held.includes('Ctrl'), altKey: held.includes('Alt'), metaKey: false, shiftKey: false };
    expect(gridAct(pressed, { row: 1, column: 1 }, size, 'still')?.kind, keys).toBe(act);
  }
});

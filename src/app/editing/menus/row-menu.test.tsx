import type { Editor } from '#editor/open-editor.ts';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { EditorProvider } from '../../pages/editor/editor-context.tsx';
import type { OutlineCommands } from '../../pages/editor/outline/use-outline-commands.ts';
import { inFrame } from '../../site/in-frame.tsx';
import { RowMenu } from './row-menu.tsx';

const box = { x: 500, y: 400, width: 200, height: 100 };
const shape = (id: string) => ({ kind: 'shape', shape: 'star', id, ...box });

async function entriesFor(id: string, ...selected: string[]): Promise<string[]> {
  const { openTestDesk } = await import('#editor/desk/test-desk.ts');
  const { createClipboard } = await import('#editor/commands/clipboard.ts');
  const { createCommands } = await import('#editor/commands/commands.ts');
  const { openCalm } = await import('#editor/desk/calm.ts');
  const { createHands } = await import('#editor/hands/hands.ts');
  const { createInspectTools } = await import('#editor/inspect/inspect-tools.ts');
  const { createOutlineTools } = await import('#editor/outline/outline-tools.ts');
  const { createPathTools } = await import('#editor/path/path-tools.ts');
  const { createLoader } = await import('#editor/tools/load-tools.ts');
  const { desk } = openTestDesk({
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        { kind: 'topic', id: 'topic', title: 'The abyss', ...box, children: [shape('within')] },
        { kind: 'chart', id: 'chart', chart: 'column', title: 'Tides', series: [], ...box },
        { kind: 'group', id: 'group', ...box, children: [shape('grouped')] },
        shape('shape'),
      ],
    },
  });
  const outline = createOutlineTools(desk);
  const commands = createCommands(desk, {
    clipboard: createClipboard(desk),
    hands: createHands(desk, { press: () => false, dragTo: () => undefined }),
    inspect: createInspectTools(desk),
    path: createPathTools(desk),
    ask: () => undefined,
    load: createLoader(desk, { oid: 'deck', fontsVersion: 'v1', labels: { missingImage: '', unreadable: '' } }),
  });
  outline.select(selected.length > 0 ? selected : [id]);
  const menu = <RowMenu asked={{ id, at: { x: 0, y: 0 } }} commands={{} as OutlineCommands} onPlace={() => undefined} />;
  const loaded = Promise.resolve(commands);
  const editor = { desk, calm: openCalm(desk), outline, load: { commands: () => loaded } } as unknown as Editor;
  const { prelude } = await prerender(inFrame(<EditorProvider editor={editor}>{menu}</EditorProvider>));
  const html = await new Response(prelude).text();
  desk.close();
  return [...html.matchAll(/role="menuitem"[^>]*><span[^>]*>([^<]+)</g)].map(([, name = '']) => name);
}

const everywhere = [
  'Cut',
  'Copy',
  'Paste',
  'Duplicate',
  'Copy style',
  'Lock',
  'Hide',
  'Bring to front',
  'Send to back',
  'Add a stop to the path',
];
const own = ['Show', 'Move up', 'Move down', 'Move into what is above', 'Move out', 'Place beside or in…', 'Delete'];

test.each([
  ['topic', ['Rename', 'Collapse the topic']],
  ['chart', ['Rename', 'Describe…', 'Edit data', 'Turn the chart into a table']],
  ['group', ['Rename', 'Describe…', 'Ungroup']],
  ['shape', ['Rename', 'Describe…', 'Edit points']],
])('[SITE-5] the menu of a row offers what can be done with a %s on the canvas, and in the outline', async (id, expected) => {
  const entries = await entriesFor(id);
  expect(entries).toEqual(expect.arrayContaining([...everywhere, ...own, ...expected]));
  // Nothing is there twice.
  expect(new Set(entries).size).toBe(entries.length);
});

test('[SITE-5] a topic is read by its own words, so there is nothing to describe', async () => {
  expect(await entriesFor('topic')).not.toContain('Describe…');
});

test('[SITE-5] the menu of several rows groups them', async () => {
  expect(await entriesFor('shape', 'shape', 'chart')).toContain('Group');
});

test('the whole canvas is neither renamed nor deleted', async () => {
  const entries = await entriesFor('root');
  expect(entries).toEqual(expect.arrayContaining(['Show', 'Paste', 'Select all']));
  for (const name of ['Rename', 'Delete', 'Cut', 'Move up']) expect(entries).not.toContain(name);
});

import type { Editor } from '#editor/open-editor.ts';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inFrame } from '../../../site/in-frame.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { PlaceDialog } from '../parts/place-dialog.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { meaningOf, type TreePress } from '../../../editing/keys/tree-keys.ts';

const box = { x: 500, y: 400, width: 200, height: 100 };
const shape = (id: string) => ({ kind: 'shape', shape: 'star', id, ...box });
const document = {
  schemaVersion: 2,
  path: [{ id: 'one', to: 'root' }],
  root: {
    id: 'root',
    width: 1000,
    height: 800,
    children: [
      { kind: 'topic', id: 'topic', title: 'The abyss', ...box, children: [shape('within')] },
      { kind: 'topic', id: 'other', title: 'Black smokers', ...box },
    ],
  },
  theme: {
    background: {
      layers: ['far', 'near', 'none'].map((id) => ({ id, depth: 0.5, objects: id === 'none' ? [] : [shape(`in-${id}`)] })),
    },
  },
};

let open: () => Editor;
afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { openTestDesk } = await import('#editor/desk/test-desk.ts');
  const { openCalm } = await import('#editor/desk/calm.ts');
  const { createOutlineTools } = await import('#editor/outline/outline-tools.ts');
  const { createLoader } = await import('#editor/tools/load-tools.ts');
  const { createPathTools } = await import('#editor/path/path-tools.ts');
  open = () => {
    const { desk } = openTestDesk(document);
    return {
      desk,
      calm: openCalm(desk),
      outline: createOutlineTools(desk),
      load: createLoader(desk, { oid: 'deck', fontsVersion: 'v1', labels: { missingImage: '', unreadable: '' } }),
      path: createPathTools(desk),
      close: () => desk.close(),
    } as Partial<Editor> as Editor;
  };
});

async function render(editor: Editor, content = <OutlinePanel />): Promise<string> {
  const { prelude } = await prerender(inFrame(<EditorProvider editor={editor}>{content}</EditorProvider>));
  return new Response(prelude).text();
}

const rowsIn = (html: string) => [...html.matchAll(/<div role="treeitem"[^>]*>/g)].map(([row]) => row);
const valueIn = (tag: string | undefined, name: string) => tag && new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
/** Of the menu that adds something. */
const entriesIn = (html: string) =>
  [...(/aria-label="Add">(.*?)<\/div>/s.exec(html)?.[1] ?? '').matchAll(/([^<>]+)<\/button>/g)].map(([, name]) => name);

describe('the outline', () => {
  test('[SITE-5] has the layers of the background after the objects of the canvas, closed, and says where each row is', async () => {
    const rows = rowsIn(await render(open()));
    const facts = rows.map((row) =>
      ['aria-label', 'aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => valueIn(row, name)),
    );
    expect(facts).toEqual([
      ['Whole canvas, stop 1', '1', '1', '1', 'true'],
      ['The abyss', '2', '1', '6', 'false'],
      ['Black smokers', '2', '2', '6', undefined],
      ['Background', '2', '3', '6', 'false'],
      ['Background, layer 2', '2', '4', '6', 'false'],
      ['Background, layer 3, Empty', '2', '5', '6', undefined],
      ['Behind everything: Plain', '2', '6', '6', undefined],
    ]);
    // There is nothing to select about a layer itself.
    expect(rows.map((row) => valueIn(row, 'aria-selected'))).toEqual([
      'false',
      'false',
      'false',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[SITE-5] makes objects of every kind, in the topic that is selected', async () => {
    const editor = open();
    const simple = ['New text', 'New shape', 'New line', 'New arrow', 'New table', 'New chart', 'New code'];
    const asking = ['Add a picture', 'Add video or sound', 'Add an icon', 'Add a formula'];
    expect(entriesIn(await render(editor))).toEqual(['New topic', ...simple, ...asking]);
    editor.outline.select(['within']);
    expect(entriesIn(await render(editor))).toEqual(expect.arrayContaining(['New topic in The abyss', 'New chart']));
    editor.outline.select(['in-far']);
    expect(entriesIn(await render(editor)).some((entry) => entry?.startsWith('New topic in'))).toBe(false);
  });
});

describe('placing an object', () => {
  const renderFor = (editor: Editor, id: string) =>
    render(editor, <PlaceDialog id={id} onPlace={() => undefined} onClose={() => undefined} />);
  const optionsIn = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name);

  test('[SITE-5] is offered beside its siblings, and into topics', async () => {
    const html = await renderFor(open(), 'topic');
    expect(optionsIn(html)).toEqual(['To the right of', 'To the left of', 'Above', 'Below', 'Inside', 'As large as', 'Black smokers']);
  });

  test('[SITE-5] is offered into a topic when nothing is beside it', async () => {
    const html = await renderFor(open(), 'within');
    expect(optionsIn(html)).toEqual(['Inside', 'As large as', 'The abyss', 'Black smokers']);
  });
});

describe('keys in the tree', () => {
  const press = (key: string, held: Partial<TreePress> = {}) =>
    meaningOf({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

  test('arrows go along the rows and select, extend the selection with Shift, and leave it alone with Control', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'go', to: 'next', takes: 'this' });
    expect(press('End', { shiftKey: true })).toEqual({ kind: 'go', to: 'last', takes: 'range' });
    expect(press('ArrowUp', { ctrlKey: true })).toEqual({ kind: 'go', to: 'previous', takes: 'nothing' });
    expect(press('ArrowUp', { metaKey: true })).toEqual({ kind: 'go', to: 'previous', takes: 'nothing' });
  });

  test('with Alt, arrows move objects', () => {
    expect(press('ArrowUp', { altKey: true })).toEqual({ kind: 'move', way: 'before' });
    expect(press('ArrowRight', { altKey: true })).toEqual({ kind: 'move', way: 'in' });
    expect(press('ArrowRight', { altKey: true, shiftKey: true })).toBeUndefined();
    expect(press('x', { altKey: true })).toBeUndefined();
  });

  test('letters find a row, but not those of a command', () => {
    expect(press('H')).toEqual({ kind: 'letters', key: 'H' });
    expect(press('h', { ctrlKey: true })).toBeUndefined();
    expect(press('a', { ctrlKey: true })).toEqual({ kind: 'all' });
    expect(press(' ', { ctrlKey: true })).toEqual({ kind: 'toggle' });
  });

  test('other keys open, close, rename and remove', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Enter', 'F2', 'Delete', 'Backspace'].map((key) => press(key)?.kind)).toEqual([
      'open',
      'close',
      'enter',
      'rename',
      'remove',
      'remove',
    ]);
    expect(press('toString')).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
  });
});

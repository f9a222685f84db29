import { describe, expect, test, vi } from 'vitest';
import { select, type TextSelection } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createClipboard } from '../../commands/clipboard.ts';

const text = (id: string, x: number) => ({ kind: 'text', id, x, y: 400, width: 200, height: 100, paragraphs: ['Rain falls'] });

/** What pasting takes is loaded once it is asked for: whatever is done before `await` comes before it. */
function open() {
  const group = { kind: 'group', id: 'group', x: 800, y: 600, width: 10, height: 10, children: [text('inner', 5)] };
  const { desk, others } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children: [text('one', 200), text('two', 600), group] },
  });
  const clipboard = createClipboard(desk);
  const paste = (plain: string) =>
    clipboard.onBring({ getData: (type: string) => (type === 'text/plain' ? plain : ''), files: [] } as unknown as DataTransfer);
  const caret = (id: string, at: number): TextSelection => ({ kind: 'text', id, within: { parent: 'root' }, anchor: at, focus: at });
  const type = (id: string, at: number, letters: string) =>
    desk.do([{ kind: 'text', id, change: [{ keep: at }, { insert: letters }] }], { select: () => caret(id, at + letters.length) });
  const written = (id: string) => {
    const object = desk.draft.entries.get(id)?.object;
    return object?.kind === 'text' ? object.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('') : undefined;
  };
  const { children } = desk.draft.presentation.root;
  return { desk, others, clipboard, paste, caret, type, written, before: children, children: () => desk.draft.presentation.root.children };
}

describe('what is pasted while its tools are still loading', () => {
  test('[SITE-5] goes to where the caret was, which stays where it is now', async () => {
    const { desk, paste, caret, written, before, children } = open();
    desk.select(caret('one', 5));
    const pasting = paste('water ');
    desk.select(caret('two', 3));
    await pasting;
    expect([written('one'), written('two')]).toEqual(['Rainwater  falls', 'Rain falls']);
    expect(desk.state().selection).toEqual(caret('two', 3));
    desk.select(caret('one', 5));
    const again = paste('x');
    desk.select(select(desk.draft, []));
    await again;
    expect(written('one')).toBe('Rainxwater  falls');
    expect(children()).toHaveLength(before.length);
  });

  test('[SITE-5] follows what is written there meanwhile, by anybody', async () => {
    const { desk, others, paste, caret, type, written } = open();
    desk.select(caret('one', 5));
    const pasting = paste('water');
    type('one', 5, ' and hail');
    others([{ kind: 'text', id: 'one', change: [{ keep: 1 }, { insert: 'The ' }] }]);
    await pasting;
    expect(written('one')).toBe('The Rainwater and hail falls');
  });

  test('has the caret behind it if nobody has moved that', async () => {
    const { desk, paste, caret } = open();
    desk.select(caret('one', 5));
    await paste('water');
    expect(desk.state().selection).toEqual(caret('one', 10));
  });

  test.each([
    ['text', 'one'],
    ['group', 'group'],
  ])('[SITE-5] is refused if the %s it was pasted into is gone', async (_kind, id) => {
    const { desk, others, paste, caret, children } = open();
    desk.select(id === 'one' ? caret('one', 5) : select(desk.draft, [], { parent: id }));
    const pasting = paste('water');
    others([{ kind: 'remove', id }]);
    const { length } = children();
    await pasting;
    expect(children()).toHaveLength(length);
    expect(desk.state().notice).toEqual({ kind: 'done', text: 'editor.pasteGone' });
    await paste('here');
    expect(children()).toHaveLength(length + 1);
  });

  test('comes to the middle of what was in view', async () => {
    const { desk, paste, children } = open();
    const pasting = paste('water');
    desk.look({ ...desk.state().camera, x: 5000 });
    await pasting;
    expect(children().at(-1)).toMatchObject({ kind: 'text', x: 500, y: 400 });
  });

  test('[SITE-5] is duplicated as it was selected', async () => {
    const { desk, clipboard, children } = open();
    desk.select(select(desk.draft, ['one']));
    const duplicating = clipboard.duplicate();
    desk.select(select(desk.draft, ['group']));
    await duplicating;
    expect(children().map(({ kind }) => kind)).toEqual(['text', 'text', 'group', 'text']);
    expect(desk.state().selection).toMatchObject({ ids: ['group'] });
  });
});

test('[SITE-5] whoever copies from a menu is told if the browser does not allow it, and a cut removes nothing then', async () => {
  const { desk, clipboard, before, children } = open();
  const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { write: refuse, writeText: refuse } });
  desk.select(select(desk.draft, ['one']));
  await clipboard.copy(true);
  vi.unstubAllGlobals();
  expect(desk.state().notice).toMatchObject({ kind: 'copy-closed', isCut: true });
  expect(children()).toHaveLength(before.length);
});

import { expect, test } from 'vitest';
import { enter, select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createClipboard } from './clipboard.ts';

function open() {
  const text = { kind: 'text', id: 'text', x: 500, y: 400, width: 300, height: 100, paragraphs: [{ runs: [{ text: 'A' }] }] };
  const { desk } = openTestDesk({ root: { id: 'root', width: 1000, height: 800, children: [text] }, path: [{ id: 'one', to: 'root' }] });
  const clipboard = createClipboard(desk);
  const bring = (plain: string) =>
    clipboard.onBring({ getData: (type: string) => (type === 'text/plain' ? plain : ''), files: [] } as unknown as DataTransfer);
  const kinds = () => desk.draft.presentation.root.children.map(({ kind }) => kind);
  return { desk, clipboard, bring, kinds };
}

test.each(['Rain\n  Roofs', '- Rain\n- Soil', '1. Rain\n2. Soil', '・雨\n・土'])(
  '[SITE-5] whoever pastes an outline can make topics of it: %j',
  async (plain) => {
    const { desk, clipboard, bring, kinds } = open();
    await bring(plain);
    expect(kinds()).toEqual(['text', 'text']);
    const { notice } = desk.state();
    expect(notice).toMatchObject({ kind: 'outline-pasted', text: plain });
    if (notice?.kind === 'outline-pasted') await clipboard.asTopics(notice.text, notice.ids);
    expect(kinds().filter((kind) => kind === 'text')).toHaveLength(1);
    expect(kinds()).toContain('topic');
    desk.undo();
    expect(kinds()).toEqual(['text', 'text']);
  },
);

test('a single line, plain lines, and what is pasted into a text are no outline', async () => {
  const { desk, bring } = open();
  await bring('- Rain');
  await bring('Rain\nSoil');
  desk.select(enter(desk.draft, select(desk.draft, ['text'])));
  await bring('- Rain\n- Soil');
  expect(desk.state().notice).toBeUndefined();
});

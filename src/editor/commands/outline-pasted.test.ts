import { describe, expect, test } from 'vitest';
import { enter, select } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
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

test.each(['https://example.org/tides?year=2027', ' mailto:harbour@example.org\n'])(
  '[SITE-5] an address that is copied elsewhere is pasted as a link: %j',
  async (plain) => {
    const { desk, bring } = open();
    await bring(plain);
    const href = plain.trim();
    const runs = [{ text: href, link: { kind: 'address', href } }];
    expect(desk.draft.presentation.root.children.at(-1)).toMatchObject({ kind: 'text', paragraphs: [{ runs }] });
  },
);

test('what only begins with an address is text, and so is what no link may have', async () => {
  for (const plain of ['https://example.org is a page', 'javascript:alert(1)', 'https://']) {
    const { desk, bring } = open();
    await bring(plain);
    expect(desk.draft.presentation.root.children.at(-1)).toMatchObject({ paragraphs: [{ runs: [{ text: plain }] }] });
    expect(JSON.stringify(desk.draft.presentation.root)).not.toContain('"link"');
  }
});

describe('[SITE-5] an SVG', () => {
  const svg = '<?xml version="1.0"?>\n<!-- a fish -->\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>\n';
  const drawing = { kind: 'drawing', drawing: { viewBox: '0 0 90 30', nodes: [] }, alt: 'A fish', width: 90, height: 30 } as const;
  function sending() {
    const { desk } = openTestDesk({ root: { id: 'root', width: 1000, height: 800 } });
    const sent: string[] = [];
    const storeFile = async (file: Blob | string) => {
      if (file instanceof Blob) sent.push(await file.text());
      return drawing;
    };
    const own: Desk = Object.create(desk, { storeFile: { value: storeFile } });
    return { desk, sent, clipboard: createClipboard(own) };
  }
  const transferOf = (plain: string, files: File[] = []) =>
    ({ getData: (type: string) => (type === 'text/plain' ? plain : ''), files }) as unknown as DataTransfer;

  test.each([
    ['that is copied as text', transferOf(svg)],
    ['that is dropped as a file', transferOf('', [new File([svg], 'fish.svg', { type: 'image/svg+xml' })])],
  ])('%s becomes a drawing, as large as a picture', async (_name, transfer) => {
    const { desk, sent, clipboard } = sending();
    await clipboard.onBring(transfer);
    expect(sent).toEqual([svg]);
    const [object] = desk.draft.presentation.root.children;
    expect(object).toMatchObject({ kind: 'drawing', alt: 'A fish' });
    expect((object?.width ?? 0) / (object?.height ?? 1)).toBeCloseTo(3);
  });

  test('is its source while somebody edits a text', async () => {
    const { desk, bring, kinds } = open();
    desk.select(enter(desk.draft, select(desk.draft, ['text'])));
    await bring(svg);
    expect(kinds()).toEqual(['text']);
    expect(JSON.stringify(desk.draft.presentation.root)).toContain('M0 0h9');
  });
});

test('[SITE-5] whoever pastes more than there may be at once is told, and what came is there', async () => {
  const { desk, bring, kinds } = open();
  await bring('- Rain\n'.repeat(10_001));
  expect(kinds()).toEqual(['text', 'text']);
  expect(desk.state().notice).toEqual({ kind: 'done', text: 'editor.pasteCut' });
  await bring(' '.repeat(20_000_001));
  expect(desk.state().notice).toMatchObject({ kind: 'refused', rule: 'too-much-to-paste' });
});

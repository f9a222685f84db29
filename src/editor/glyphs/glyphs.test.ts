import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import { startTestServer } from '#viewer/load/test-server.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openGlyphs } from './glyphs.ts';
import { showChanges } from './show-changes.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  server.reset();
});

const typed = (words: string): Operation => ({ kind: 'text', id: 'title', change: [{ keep: 1 }, { insert: words }] });

/** A draft with these words, the glyphs of its page, and what the page is told. */
function desk(words: string) {
  const children = [{ kind: 'text', id: 'title', width: 400, height: 40, paragraphs: [words] }];
  const draft = openDraft(parsePresentation({ schemaVersion: 2, root: { id: 'root', children } }).presentation);
  const added: string[] = [];
  let [slow, late] = [0, 0];
  let timers: { run(): void; milliseconds: number }[] = [];
  let goOnline = () => {};
  const glyphs = openGlyphs({
    platform: {
      fetch: (address, init) => fetch(address, init),
      async addFont(name, _bytes, { unicodeRange = '' } = {}) {
        const font = `${name} ${unicodeRange}`;
        added.push(font);
        return () => void added.splice(added.indexOf(font), 1);
      },
      after(milliseconds, run) {
        const timer = { milliseconds, run };
        timers.push(timer);
        return () => void (timers = timers.filter((each) => each !== timer));
      },
      onOnline(run) {
        goOnline = run;
        return () => void (goOnline = () => {});
      },
    },
    addressOf: (face, range) => `${server.origin}/${face}/${range}`,
    fontName: (face) => `draft-${face}`,
    labels: { missingImage: '', unreadable: '' },
    rich: richForms,
    onSlow: () => (slow += 1),
    onLate: () => (late += 1),
  });
  opened.push(glyphs);
  const type = (more: string): Promise<unknown> | undefined => {
    const former = draft.presentation;
    applyAll(draft, [typed(more)]);
    return glyphs.load(former, draft.presentation);
  };
  const pass = (milliseconds: number) => {
    const due = timers.filter((timer) => timer.milliseconds <= milliseconds);
    timers = timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
  };
  return { draft, glyphs, type, fonts: glyphs.fonts, added, pass, goOnline: () => goOnline(), slow: () => slow, late: () => late };
}

const serve = (...paths: string[]) => paths.forEach((path) => server.text(path, 'glyphs', 'font/woff2'));
const face = 'inter-400';

test('a letter that a text did not have is loaded with all letters of its face, once', async () => {
  serve(`/${face}/letters`);
  const { type, fonts, glyphs, draft } = desk('Deck');
  const waiting = type('Ж');
  expect(waiting).toBeDefined();
  await waiting;
  expect(fonts.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual([[`draft-${face}`, 6]]);
  for (const more of ['Ж', 'xyz', 'Ώ']) expect(type(more)).toBeUndefined();
  expect(glyphs.load(draft.presentation, draft.presentation)).toBeUndefined();
  expect(server.asked).toEqual([`/${face}/letters`]);
});

test('letters that the text has already, and changes to other things, load nothing', async () => {
  const { type, draft, glyphs } = desk('Deck');
  expect(type('ceDk')).toBeUndefined();
  const former = draft.presentation;
  applyAll(draft, [{ kind: 'set', id: 'title', fields: { x: 40 } }]);
  expect(glyphs.load(former, draft.presentation)).toBeUndefined();
  expect(server.asked).toEqual([]);
});

test('other words in another weight are those of another face', async () => {
  serve('/inter-700/letters');
  const { draft, glyphs } = desk('Deck');
  const former = draft.presentation;
  applyAll(draft, [{ kind: 'text', id: 'title', change: [{ keep: 5, letters: { weight: 700 } }] }]);
  await glyphs.load(former, draft.presentation);
  expect(server.asked).toEqual(['/inter-700/letters']);
});

test('ideographs come in blocks, from both fonts that may have them', async () => {
  serve('/noto-sans-jp-400/b67', '/noto-sans-kr-400/b67');
  const { type, added } = desk('Deck');
  await type('東');
  expect(server.asked.toSorted()).toEqual(['/noto-sans-jp-400/b67', '/noto-sans-kr-400/b67']);
  expect(added.toSorted()).toEqual(['draft-noto-sans-jp-400 U+6700-67ff', 'draft-noto-sans-kr-400 U+6700-67ff']);
  expect(type('果')).toBeUndefined();
});

test('an emoji comes with all that are there, so that they stay joined', async () => {
  const both = '/noto-color-emoji-400/e1f469-1f600';
  serve(both);
  const { type } = desk('Deck 👩');
  await type('😀');
  expect(server.asked.filter((path) => path.includes('emoji'))).toEqual([both]);
});

test('a new language or theme is another look: all texts are looked at again', async () => {
  serve('/lora-400/letters', `/${face}/letters`);
  const { draft, glyphs } = desk('Deck');
  const former = draft.presentation;
  applyAll(draft, [{ kind: 'theme', fields: { 'fonts/heading': 'Lora', 'fonts/body': 'Lora' } }]);
  await glyphs.load(former, draft.presentation);
  expect(server.asked).toContain('/lora-400/letters');
});

test('what a font does not have is not asked for again', async () => {
  const { type } = desk('Deck');
  await type('Ж');
  expect(type('Ы')).toBeUndefined();
  expect(server.asked).toEqual([`/${face}/letters`]);
});

test('letters that do not come are waited for until patience ends, once; when they come, everything is shown anew', async () => {
  let answer = () => {};
  server.answer(`/${face}/letters`, (_request, response) => void (answer = () => response.writeHead(200).end('glyphs')));
  const { type, pass, slow, late, fonts } = desk('Deck');
  const waiting = type('Ж');
  await expect.poll(() => server.asked.length).toBe(1);
  expect(slow()).toBe(0);
  pass(4000);
  await waiting;
  expect(slow()).toBe(1);
  expect(type('Ы')).toBeUndefined();
  // Others are not waited for either, as long as nothing has come.
  expect(type('東')).toBeUndefined();
  expect([slow(), late(), fonts]).toEqual([1, 0, []]);
  answer();
  await expect.poll(late).toBeGreaterThan(0);
  expect(fonts).toHaveLength(1);
  serve('/noto-sans-jp-400/b4e');
  expect(type('一')).toBeDefined();
});

test('without a network nobody waits, however many letters are missing; they are asked for again', async () => {
  server.answer(`/${face}/letters`, (_request, response) => response.destroy());
  const { type, goOnline, slow, late, fonts } = desk('Deck');
  await type('Ж');
  for (const more of ['東', '西', '南', '北']) expect(type(more)).toBeUndefined();
  expect([slow(), late(), fonts]).toEqual([1, 0, []]);
  serve(`/${face}/letters`);
  await expect
    .poll(() => {
      goOnline();
      return fonts.map(({ name }) => name);
    })
    .toContain(`draft-${face}`);
  expect(late()).toBeGreaterThan(0);
});

test('an emoji of which there is only talk is loaded when it is typed', async () => {
  const { type, draft } = desk('Deck');
  expect(applyAll(draft, [{ kind: 'set', id: 'root', fields: { title: '🎉' } }])).toHaveProperty('inverse');
  const path = '/noto-color-emoji-400/e1f389';
  serve(path);
  await type('🎉');
  expect(server.asked).toContain(path);
});

test('an emoji that comes late does not take the place of those that came meanwhile', async () => {
  const [first, both] = ['/noto-color-emoji-400/e1f469', '/noto-color-emoji-400/e1f469-1f680'];
  let answer = () => {};
  server.answer(first, (_request, response) => void (answer = () => response.writeHead(200).end('glyphs')));
  serve(both);
  const { type, pass, added } = desk('Deck');
  const waiting = type('👩');
  await expect.poll(() => server.asked.length).toBe(1);
  pass(4000);
  await waiting;
  type('🚀');
  await expect.poll(() => added).toEqual(['draft-noto-color-emoji-400 U+1f469,U+1f680']);
  answer();
  type('Ж');
  await expect.poll(() => server.asked).toContain(`/${face}/letters`);
  expect(added).toEqual(['draft-noto-color-emoji-400 U+1f469,U+1f680']);
});

test('a page that is closed has no fonts left, and asks for none', async () => {
  serve(`/${face}/letters`);
  const { type, glyphs, added, late } = desk('Deck');
  await type('Ж');
  expect(added).toHaveLength(1);
  glyphs.close();
  expect(added).toEqual([]);
  expect(late()).toBe(0);
});

test('a change is shown when its letters are there, with those that came after it', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.answer(`/${face}/letters`, (_request, response) => void held.then(() => response.writeHead(200).end('glyphs')));
  const { draft, glyphs } = desk('Deck');
  const scene = indexScene(draft.presentation);
  const shown: Presentation[] = [];
  const surface = { change: () => void shown.push(scene.presentation) };
  const changes = showChanges(scene, surface, glyphs, () => draft.presentation);
  const change = (operation: Operation) => {
    applyAll(draft, [operation]);
    changes.follow();
  };
  change({ kind: 'set', id: 'title', fields: { x: 10 } });
  expect(shown).toEqual([draft.presentation]);
  change(typed('Ж'));
  change({ kind: 'set', id: 'title', fields: { x: 20 } });
  expect(shown).toHaveLength(1);
  release();
  await expect.poll(() => shown.at(-1)).toBe(draft.presentation);
  expect(shown).toHaveLength(2);
  changes.showAnew();
  expect(shown).toHaveLength(3);
  changes.stop();
  changes.showAnew();
  change({ kind: 'set', id: 'title', fields: { x: 30 } });
  expect(shown).toHaveLength(3);
});

import type { Editor } from '#editor/open-editor.ts';
import { areas, type AreaName } from '#locale/catalogue.ts';
import { languages } from '#locale/language.ts';
import { compileTexts } from '#locale/translate.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { prerender } from 'react-dom/static';
import { inFrame } from '../../../site/in-frame.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { InspectorPanel } from './inspector-panel.tsx';

const box = { x: 100, y: 100, width: 200, height: 100 };
const points = [
  { x: 0, y: 0 },
  { x: 200, y: 100 },
];
const stroke = { paint: 'text', width: 3 };
const objects = [
  { kind: 'topic', id: 'topic', title: 'The abyss', frame: { shape: 'circle', fill: 'surface' } },
  { kind: 'topic', id: 'bare', title: 'Without a frame' },
  { kind: 'frame', id: 'frame', title: 'Slide' },
  { kind: 'text', id: 'text', paragraphs: ['Words'] },
  { kind: 'shape', id: 'shape', shape: 'rounded', fill: 'accent1', stroke },
  { kind: 'line', id: 'line', points, stroke },
  { kind: 'image', id: 'image', asset: 'squid', mask: { kind: 'rounded', radius: 10 }, crop: { width: 0.5 } },
  { kind: 'drawing', id: 'drawing', drawing: { width: 10, height: 10, nodes: [] } },
  { kind: 'group', id: 'group', children: [] },
  { kind: 'table', id: 'table', rows: [['a', 'b']] },
  { kind: 'chart', id: 'chart', chart: 'column', series: [] },
  { kind: 'code', id: 'code', code: 'let', codeLanguage: 'brainf' },
  { kind: 'video', id: 'video', asset: 'film' },
  { kind: 'link', id: 'link', link: { kind: 'step', id: 's1' } },
  { kind: 'from the future', id: 'unreadable' },
  { kind: 'text', id: 'on-picture', paragraphs: ['Words'] },
  { kind: 'text', id: 'large', y: 500, style: { color: '#808080', size: 80 }, paragraphs: ['Words'] },
  { kind: 'text', id: 'pale', y: 700, style: { color: '#dddddd' }, paragraphs: ['Words'] },
];
const document = {
  schemaVersion: 2,
  assets: {
    squid: { kind: 'image', source: 'a.png', width: 40, height: 30, alt: 'A squid' },
    film: { kind: 'video', source: 'a.mp4', width: 40, height: 30 },
  },
  path: [{ id: 's1', title: 'Down', to: 'root' }],
  root: { id: 'root', width: 1000, height: 800, children: objects.map((object) => ({ ...box, ...object })) },
};

let open: () => Editor;
beforeAll(async () => {
  const { openTestDesk } = await import('#editor/desk/test-desk.ts');
  const { openCalm } = await import('#editor/desk/calm.ts');
  const { asObjects } = await import('#editor/core/selection/selection.ts');
  const { createOutlineTools } = await import('#editor/outline/outline-tools.ts');
  const { createLoader } = await import('#editor/tools/load-tools.ts');
  open = () => {
    const { desk } = openTestDesk(document);
    const load = createLoader(desk, { oid: 'deck', fontsVersion: 'v1', labels: { missingImage: '', unreadable: '' } });
    return {
      desk,
      calm: openCalm(desk),
      outline: createOutlineTools(desk),
      chosen: () => asObjects(desk.state().selection).ids.flatMap((id) => desk.draft.entries.get(id)?.object ?? []),
      load,
      close: () => desk.close(),
    } as unknown as Editor;
  };
});

async function render(ids: readonly string[], frame: Parameters<typeof inFrame>[1] = {}, part?: string): Promise<string> {
  const editor = open();
  const within = { parent: 'root' };
  const [id = ''] = ids;
  editor.desk.select(part === undefined ? { kind: 'objects', within, ids } : { kind: 'text', within, id, part, anchor: 1, focus: 1 });
  const panel = (
    <EditorProvider editor={editor}>
      <InspectorPanel />
    </EditorProvider>
  );
  // Panels are loaded on demand.
  const { prelude } = await prerender(inFrame(panel, frame));
  return new Response(prelude).text();
}

const tabsIn = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name);
const headingsIn = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, name]) => name);
const fieldNamed = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([field]) => field).find((field) => field.includes(`aria-label="${name}"`));

describe('the inspector', () => {
  test('shows the canvas while nothing is selected: its background, how well text can be read on it, palette and fonts', async () => {
    const html = await render([]);
    expect(tabsIn(html)).toEqual(['Canvas', 'Look']);
    expect(headingsIn(html)).toEqual(['Background', 'Palette', 'Fonts']);
    expect(html).toContain('>16:1<');
    expect(html).toContain('AAA');
    expect(fieldNamed(html, 'Accent 1')).toContain('value="#3b54e0"');
  });

  test.each([
    ['topic', 'Topic', ['Frame', 'Position and size', 'Fill', 'Outline', 'Visibility', 'Link']],
    ['text', 'Text', ['Style', 'Typography', 'Colour', 'In its box', 'Text and box', 'Position and size', 'Visibility', 'Link']],
    ['shape', 'Shape', ['Shape', 'Position and size', 'Fill', 'Outline', 'Visibility', 'For screen readers', 'Link']],
    ['line', 'Line', ['Course', 'Position and size', 'Line', 'Visibility', 'For screen readers', 'Link']],
    ['image', 'Picture', ['Picture', 'Position and size', 'Visibility', 'For screen readers', 'Link']],
    ['table', 'Table', ['Table', 'Cell fill', 'Position and size', 'Outline', 'Visibility', 'For screen readers', 'Link']],
    ['unreadable', 'Unknown object', ['Position and size', 'Visibility', 'For screen readers', 'Link']],
  ])('of kind %s has its properties', async (id, tab, headings) => {
    const html = await render([id]);
    expect(tabsIn(html)).toEqual([tab, 'Canvas', 'Look']);
    expect(headingsIn(html)).toEqual(headings);
  });

  test('[SITE-5] of a text says how well it can be read on what is behind it, if that is known', async () => {
    const html = await render(['text']);
    expect(html).toContain('Contrast with what is behind');
    expect(html).toContain('>16.9:1<');
    expect(await render(['on-picture'])).not.toContain('Contrast with what is behind');
    const large = await render(['large']);
    expect(large).toContain('>3.7:1<');
    expect(large).not.toContain('Hard to read');
    expect(await render(['pale'])).toContain('Hard to read');
  });

  test('says where an object is, by its upper left corner', async () => {
    const html = await render(['shape']);
    expect(fieldNamed(html, 'X: from the left')).toContain('value="0"');
    expect(fieldNamed(html, 'Y: from the top')).toContain('value="50"');
    expect(fieldNamed(html, 'Width')).toMatch(/role="spinbutton".*value="200"/);
  });

  test('what is not seen itself has neither fill nor outline', async () => {
    expect(headingsIn(await render(['frame']))).toEqual(['Frame', 'Position and size', 'Fill', 'Outline', 'Visibility', 'Link']);
    expect(headingsIn(await render(['bare']))).toEqual(['Frame', 'Position and size', 'Visibility', 'Link']);
    expect(headingsIn(await render(['group']))).not.toContain('Fill');
  });

  test('a picture without words of its own offers those of its file', async () => {
    expect(await render(['image'])).toContain('placeholder="A squid"');
  });

  test('several objects can be lined up, and have in common what they have in common', async () => {
    const html = await render(['shape', 'topic', 'frame']);
    expect(tabsIn(html)).toEqual(['3 objects', 'Canvas', 'Look']);
    expect(headingsIn(html)).toEqual(['Align', 'Fill', 'Outline', 'Visibility']);
    expect(headingsIn(await render(['shape', 'text']))).toEqual(['Align', 'Visibility']);
  });

  test('[SITE-5] fills all cells of a table, or those around the one where somebody types, which can be joined and split', async () => {
    const all = await render(['table']);
    expect(all).toContain('role="radiogroup" aria-label="Cell fill"');
    expect(all).not.toContain('>This cell<');
    expect(all).not.toContain('>Split cell<');
    const cell = await render(['table'], {}, '1');
    for (const name of ['This cell', 'This row', 'This column', 'All cells', 'Join with the next cell', 'Split cell'])
      expect(cell).toContain(`>${name}<`);
    const buttonNamed = (name: string) => cell.match(/<button[^>]*>[^]*?<\/button>/g)?.find((button) => button.includes(name));
    expect(buttonNamed('Join with the next cell')).not.toContain('disabled');
    expect(buttonNamed('Join with the cell below')).toContain('disabled');
  });

  test.each(languages)('[BASE-1] has words for all of it in %s', async (language) => {
    const texts = compileTexts(Object.keys(areas) as AreaName[], language);
    for (const ids of [[], ...objects.map(({ id }) => [id]), objects.map(({ id }) => id)])
      expect(await render(ids, { language, texts })).not.toContain('editorObjects.');
    expect(await render(['table'], { language, texts }, '1')).not.toContain('editorObjects.');
  });
});

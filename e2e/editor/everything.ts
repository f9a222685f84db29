import type { Page } from '@playwright/test';
import { canvas } from './journey.ts';

const words = (text: string) => ({ paragraphs: [text] });
const outlineOfBox = { viewBox: '0 0 10 10', nodes: [{ kind: 'path', d: 'M0 0h10v10z', fill: 'accent1' }] };

/** One object of each kind, by its id, and what it has besides its place. */
export const objects: Readonly<Record<string, object>> = {
  topic: { kind: 'topic', title: 'A topic', frame: { shape: 'circle' }, children: [] },
  frame: { kind: 'frame', title: 'A frame', frame: { shape: 'bracket' } },
  group: { kind: 'group', children: [{ kind: 'shape', shape: 'star', id: 'star', x: 50, y: 50, width: 80, height: 80 }] },
  text: { kind: 'text', ...words('Low water at noon') },
  shape: { kind: 'shape', shape: 'ellipse', fill: 'accent1', link: { kind: 'address', href: 'https://example.org/' } },
  line: { kind: 'line', points: [{ x: 0, y: 0 }, { x: 200, y: 100 }], stroke: { color: 'text', width: 4 }, end: 'arrow' }, // oxfmt-ignore
  image: { kind: 'image', asset: 'squid', alt: 'A squid' },
  drawing: { kind: 'drawing', drawing: outlineOfBox },
  formula: { kind: 'drawing', drawing: outlineOfBox, formula: { tex: 'x' } },
  table: { kind: 'table', hasHeader: true, rows: [['Tide', 'Height'], ['High', '4']] }, // oxfmt-ignore
  chart: { kind: 'chart', chart: 'column', title: 'Tides', categories: ['May', 'June'], series: [{ name: 'Metres', values: [3, 4] }] },
  code: { kind: 'code', code: 'tide = moon + sun', language: 'python' },
  film: { kind: 'video', asset: 'film', alt: 'A film' },
  sound: { kind: 'video', asset: 'film', isSound: true, alt: 'A sound' },
};
export const everythingDocument = {
  schemaVersion: 2,
  title: 'Everything',
  assets: {
    squid: { kind: 'image', source: '/files/images/squid.png', width: 40, height: 30 },
    film: { kind: 'video', source: '/files/media/film.mp4', width: 16, height: 9 },
  },
  theme: {
    background: { layers: [{ id: 'far', depth: 0.5, objects: [{ kind: 'shape', shape: 'star', x: 0, y: 0, width: 9, height: 9 }] }] },
  },
  root: {
    id: 'root',
    width: 1600,
    height: 1200,
    children: Object.entries(objects).map(([id, own], place) => ({
      id,
      x: 200 + (place % 4) * 400,
      y: 150 + Math.floor(place / 4) * 300,
      width: 200,
      height: 100,
      ...own,
    })),
  },
  path: [
    { id: 'all', title: 'All', to: 'root' },
    { id: 'one', title: 'One', to: 'topic' },
  ],
};

/** Enter selects the first object, Tab the next. */
export async function select(page: Page, id: string): Promise<void> {
  await canvas(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  for (let next = 0; next < Object.keys(objects).indexOf(id); next++) await page.keyboard.press('Tab');
}

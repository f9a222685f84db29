/** What most pictures are made of: a title, a list, a picture and a chart. */
export const plainDocument = (source: string): unknown => ({
  schemaVersion: 2,
  title: 'The deep sea',
  language: 'en',
  assets: { reef: { kind: 'image', source, width: 1600, height: 1200 } },
  root: {
    id: 'root',
    title: 'The deep sea',
    width: 1920,
    height: 1080,
    children: [
      { kind: 'text', styleClass: 'title', x: 960, y: 140, width: 1680, height: 160, paragraphs: ['What lives where no light comes'] },
      { kind: 'text', id: 'list', styleClass: 'body', x: 500, y: 560, width: 800, height: 560, paragraphs: ['Cold, two to four degrees', 'Dark, below a thousand metres', 'Full of life that shines by itself', 'Hardly visited'].map((text) => ({ runs: [text], listType: 'BULLET' })) },
      { kind: 'image', id: 'reef', asset: 'reef', x: 1420, y: 460, width: 720, height: 480 },
      { kind: 'chart', id: 'chart', chart: 'column', x: 1420, y: 880, width: 800, height: 340, title: 'Dives', categories: ['2023', '2024', '2025', '2026'], series: [{ name: 'Dives', values: [12, 19, 27, 38] }] },
    ],
  },
  path: [{ to: 'root' }, { to: 'list' }, { to: 'reef' }, { to: 'chart' }],
});

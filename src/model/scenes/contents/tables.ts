import { box, scenesOf } from '../visual-scene.ts';

const scene = scenesOf('table');

const cell = (words: string, more: Record<string, unknown> = {}) => ({ paragraphs: [words], ...more });
const row = (...words: string[]) => ({ cells: words.map((each) => cell(each)) });
const zones = [
  row('Zone', 'Depth', 'Light'),
  row('Epipelagic', '0–200 m', 'Sun'),
  row('Mesopelagic', '200–1,000 m', 'Twilight'),
  row('Bathypelagic', '1,000–4,000 m', 'None but their own'),
];

export const tableScenes = [
  scene('header', 'A table with a header', [
    { kind: 'table', ...box(960, 540, 1600, 600), columns: [1, 1, 1], rows: zones, hasHeader: true, fontSize: 56 },
  ]),
  scene('plain', 'Without header and with lines of its own', [
    {
      kind: 'table',
      ...box(960, 540, 1600, 600),
      columns: [2, 1, 1],
      rows: zones,
      hasHeader: false,
      lines: { color: 'accent2', width: 6 },
      fontSize: 52,
    },
  ]),
  scene('spans', 'Cells that span columns and rows', [
    {
      kind: 'table',
      ...box(960, 540, 1600, 760),
      columns: [1, 1, 1, 1],
      fontSize: 52,
      hasHeader: true,
      rows: [
        { cells: [cell('Expedition', { columnSpan: 2 }), cell('2025'), cell('2026')] },
        { cells: [cell('North', { rowSpan: 2, fill: 'surface' }), cell('Spring'), cell('12'), cell('14')] },
        { cells: [cell('Autumn'), cell('9'), cell('11')] },
        { cells: [cell('Together', { columnSpan: 2, fill: 'accent4' }), cell('21'), cell('25')] },
      ],
    },
  ]),
  scene('overflow', 'Cells with more text than room: rows grow', [
    {
      kind: 'table',
      ...box(960, 400, 1600, 400),
      columns: [1, 3],
      hasHeader: true,
      fontSize: 52,
      rows: [
        row('Animal', 'What it does'),
        row('Anglerfish', 'Carries a lamp full of bacteria on a rod that grows from its forehead, and waits.'),
        row('Vampire squid', 'Turns itself inside out when frightened.'),
      ],
    },
  ]),
  scene('cells', 'Rows with a height, cells with padding, lines and a place for their text', [
    {
      kind: 'table',
      ...box(960, 540, 1600, 700),
      columns: [1, 2],
      fontSize: 52,
      rows: [
        {
          height: 120,
          cells: [
            cell('Top', { verticalAlign: 'top', lines: { bottom: { color: 'accent2', width: 10 } } }),
            cell('Left out', { padding: { left: 160, top: 8, right: 8, bottom: 8 }, lines: {} }),
          ],
        },
        {
          height: 300,
          cells: [
            cell('Bottom', { verticalAlign: 'bottom', fill: 'surface' }),
            cell('Middle', { lines: { left: 'accent1', top: 'accent1', right: 'accent1', bottom: 'accent1' } }),
          ],
        },
        {
          height: 280,
          cells: [
            cell('Between two lines', {
              columnSpan: 2,
              lines: { top: { color: 'text', width: 4, dash: [16, 8] }, bottom: { color: 'text', width: 4 } },
            }),
          ],
        },
      ],
    },
  ]),
  scene('scripts', 'Japanese, Arabic, numbers and emoji in cells', [
    {
      kind: 'table',
      ...box(960, 540, 1600, 640),
      columns: [1, 1, 1],
      hasHeader: true,
      fontSize: 60,
      rows: [row('深さ', 'عمق', '🌊'), row('二百メートル', '٢٠٠ متر', '🐟'), row('千メートル', '١٠٠٠ متر', '🦑')],
    },
  ]),
];

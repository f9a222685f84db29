import type { Box, SlideKit, Topic } from '../construct.ts';
import { color, graphicFrame, line, paragraph, run, scheme, solid, textBody } from '../markup.ts';
import { OWN_TABLE_STYLE } from '../package/table-styles.ts';

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/table';

interface Cell {
  /** Attributes of `a:tc`, such as spans. */
  spans?: string;
  /** Attributes and content of `a:tcPr`. */
  attributes?: string;
  look?: string;
  words?: number;
  paragraph?: string;
}

interface Table {
  columns?: number;
  rows?: number;
  /** Attributes and content of `a:tblPr`. */
  flags?: string;
  style?: string;
  cell?: (row: number, column: number) => Cell;
}

function table(
  kit: SlideKit,
  box: Box,
  { columns = 4, rows = 5, flags = 'firstRow="1" bandRow="1"', style = '', cell = () => ({}) }: Table,
): string {
  const [width, height] = [Math.floor(box.width / columns), Math.floor(box.height / rows)];
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_unused, column) => {
      const { spans = '', attributes = '', look = '', words = 1, paragraph: own = '' } = cell(row, column);
      const isCovered = /Merge/.test(spans);
      const text = isCovered ? '<a:p><a:endParaRPr lang="en-US"/></a:p>' : paragraph(run(kit.say(words), 'sz="1400"'), own);
      return `<a:tc${spans && ` ${spans}`}>${textBody(text, '', '', '', 'a')}<a:tcPr${attributes && ` ${attributes}`}>${look}</a:tcPr></a:tc>`;
    });
    return `<a:tr h="${height}">${cells.join('')}</a:tr>`;
  });
  const grid = `<a:tblGrid>${Array.from({ length: columns }, () => `<a:gridCol w="${width}"/>`).join('')}</a:tblGrid>`;
  const properties = `<a:tblPr${flags && ` ${flags}`}>${style && `<a:tableStyleId>${style}</a:tableStyleId>`}</a:tblPr>`;
  return graphicFrame(
    kit,
    { ...box, width: width * columns, height: height * rows },
    uri,
    `<a:tbl>${properties}${grid}${lines.join('')}</a:tbl>`,
  );
}

/** Of the styles that every program has built in. */
const styles = {
  medium: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
  medium2: '{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}',
  light: '{9D7B030F-B1BA-407E-ADEB-C36E5C5D3F5A}',
  light2: '{7E9639D4-E3E2-4D34-9284-5A2195B3D0D7}',
  light3: '{616DA210-FB5B-4158-B5E0-FEB733F419BA}',
  themed: '{3C2FFA5D-87B4-456A-9821-1D502468CF0F}',
  dark: '{E8034E78-7F5D-4C2E-B375-FC64B27BC917}',
  dark2: '{5202B0CA-FC54-4496-8BCA-5EF66A818D29}',
  grid: '{5940675A-B579-460E-94D1-54222C63F5DA}',
  none: '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
} as const;

const styled =
  (...ids: string[]) =>
  (kit: SlideKit, box: Box): string =>
    table(kit, box, { style: kit.chance.among(ids) });

const side = (name: string, stroke: string): string => `<a:${name} ${stroke.slice('<a:ln '.length).replace(/<\/a:ln>$/, `</a:${name}>`)}`;

export const tables: Topic = {
  'medium-style': styled(styles.medium, styles.medium2),
  'light-style': styled(styles.light, styles.light2, styles.light3),
  'themed-style': styled(styles.themed),
  'dark-style': styled(styles.dark, styles.dark2),
  'grid-style': styled(styles.grid),
  'no-style': styled(styles.none),
  'without-style': (kit, box) => table(kit, box, { flags: '' }),
  flags: (kit, box) =>
    table(kit, box, {
      style: styles.medium,
      flags: ['firstRow', 'firstCol', 'lastRow', 'lastCol', 'bandRow', 'bandCol'].map((name) => `${name}="${kit.chance.up(2)}"`).join(' '),
    }),
  spans: (kit, box) =>
    table(kit, box, {
      style: styles.medium,
      cell: (row, column) => {
        if (row === 1 && column < 2) return { spans: column === 0 ? 'gridSpan="2"' : 'hMerge="1"' };
        if (column === 3 && row > 1 && row < 4) return { spans: row === 2 ? 'rowSpan="2"' : 'vMerge="1"' };
        return {};
      },
    }),
  fills: (kit, box) =>
    table(kit, box, {
      style: styles.grid,
      flags: '',
      cell: () => ({
        look: kit.chance.among([
          solid(kit.chance.among(scheme), '<a:lumMod val="40000"/><a:lumOff val="60000"/>'),
          '<a:noFill/>',
          `<a:gradFill><a:gsLst><a:gs pos="0">${color('bg1')}</a:gs><a:gs pos="100000">${color('accent4')}</a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>`,
        ]),
      }),
    }),
  borders: (kit, box) =>
    table(kit, box, {
      style: styles.none,
      flags: '',
      cell: () => ({
        look: ['lnL', 'lnR', 'lnT', 'lnB']
          .filter(() => kit.chance.is(0.6))
          .map((name) =>
            side(
              name,
              line(
                kit.chance.among(scheme),
                kit.chance.among([6350, 12_700, 38_100]),
                `<a:prstDash val="${kit.chance.among(['solid', 'dash', 'sysDot'])}"/>`,
              ),
            ),
          )
          .join(''),
      }),
    }),
  diagonals: (kit, box) =>
    table(kit, box, {
      style: styles.grid,
      flags: '',
      cell: () => ({ look: kit.chance.is(0.4) ? side(kit.chance.among(['lnTlToBr', 'lnBlToTr']), line('accent2', 12_700)) : '' }),
    }),
  'cell-insets': (kit, box) =>
    table(kit, box, {
      style: styles.grid,
      flags: '',
      cell: () => ({
        attributes: `marL="${kit.chance.up(4) * 90_000}" marT="${kit.chance.up(3) * 90_000}" anchor="${kit.chance.among(['t', 'ctr', 'b'])}"`,
        paragraph: `algn="${kit.chance.among(['l', 'ctr', 'r'])}"`,
      }),
    }),
  'turned-cells': (kit, box) =>
    table(kit, box, {
      style: styles.grid,
      flags: '',
      rows: 3,
      cell: (row) => (row === 0 ? { attributes: `vert="${kit.chance.among(['vert', 'vert270'])}" anchor="ctr"` } : {}),
    }),
  'growing-rows': (kit, box) =>
    table(
      kit,
      { ...box, height: Math.round(box.height / 3) },
      { style: styles.medium, cell: (_, column) => ({ words: column === 1 ? 7 : 1 }) },
    ),
  'own-style': (kit, box) => table(kit, box, { style: OWN_TABLE_STYLE, flags: 'firstRow="1" bandRow="1" firstCol="1"' }),
};

import { describe, expect, test } from 'vitest';
import type { TableObject } from '#model/presentation/presentation.ts';
import { importShapes, solid, type TestDeck } from '../test-deck.ts';
import { para, run } from '../text/test-text.ts';

const UNIT = 4762.5;
const cell = (text: string, attributes = '', properties = '') =>
  `<a:tc ${attributes}><a:txBody><a:bodyPr/><a:lstStyle/>${para(text ? run(text) : '')}</a:txBody><a:tcPr ${properties.startsWith('<') ? '>' + properties : `${properties}>`}</a:tcPr></a:tc>`;
const row = (height: number, ...cells: string[]) => `<a:tr h="${height * UNIT}">${cells.join('')}</a:tr>`;
const frame = (rows: string, properties = '', columns = [200, 100]) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="t"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="${100 * UNIT}" y="${50 * UNIT}"/><a:ext cx="${900 * UNIT}" cy="${9 * UNIT}"/></p:xfrm><a:graphic><a:graphicData uri="t"><a:tbl>${properties}<a:tblGrid>${columns.map((width) => `<a:gridCol w="${width * UNIT}"/>`).join('')}</a:tblGrid>${rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

async function read(rows: string, properties?: string, deck?: Partial<TestDeck>, columns?: number[]): Promise<TableObject | undefined> {
  const [table] = await importShapes(frame(rows, properties, columns), deck);
  return table?.kind === 'table' ? table : undefined;
}

const wordsOf = (table: TableObject | undefined) =>
  table?.rows.map(({ cells }) =>
    cells.map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('|')),
  );
const fillsOf = (table: TableObject | undefined) =>
  table?.rows.map(({ cells }) => cells.map(({ fill }) => (fill?.kind === 'color' ? fill.color : undefined)));
const medium2 = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';

describe('a table', () => {
  test('without a style has no fills', async () => {
    expect(fillsOf(await read(row(60, cell('a'), cell('b')), '<a:tblPr firstRow="1"/>'))).toEqual([[undefined, undefined]]);
  });

  test('keeps its columns, rows and texts, from the corner of its frame', async () => {
    const table = await read(row(60, cell('a'), cell('b')) + row(40, cell('c'), cell('')));
    expect(table).toMatchObject({
      x: 250,
      y: 100,
      width: 300,
      height: 100,
      columns: [200, 100],
      hasHeader: false,
      rows: [{ height: 60 }, { height: 40 }],
    });
    expect(wordsOf(table)).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    const [first] = table?.rows[0]?.cells ?? [];
    expect(first).toMatchObject({ verticalAlign: 'top', padding: { left: 19.2, right: 19.2 }, columnSpan: 1, rowSpan: 1 });
    expect((first?.padding?.top ?? 0) + (first?.padding?.bottom ?? 0)).toBeCloseTo(19.2, 6);
    expect(first?.paragraphs[0]?.runs[0]).toMatchObject({ family: 'Arimo', size: 48, weight: 400, color: '#101010' });
  });

  test('keeps text on its side', async () => {
    const table = await read(row(60, cell('up', '', 'vert="vert270"'), cell('down', '', 'vert="vert"')));
    expect(table?.rows[0]?.cells.map(({ turn }) => turn)).toEqual([270, 90]);
  });

  test('has cells that span others, and leaves out the covered ones', async () => {
    const table = await read(
      row(40, cell('wide', 'gridSpan="2"'), cell('', 'hMerge="1"')) +
        row(40, cell('tall', 'rowSpan="2"'), cell('x')) +
        row(40, cell('', 'vMerge="1"'), cell('y')),
    );
    expect(wordsOf(table)).toEqual([['wide'], ['tall', 'x'], ['y']]);
    expect(table?.rows[0]?.cells[0]?.columnSpan).toBe(2);
    expect(table?.rows[1]?.cells[0]?.rowSpan).toBe(2);
  });

  test('keeps cell margins, anchors, fills and lines; a shared line comes from whichever neighbour specifies it', async () => {
    const line = (name: string, color: string) => `<a:${name} w="${2 * UNIT}">${solid(color)}</a:${name}>`;
    const table = await read(
      row(
        40,
        `<a:tc><a:txBody><a:bodyPr/>${para(run('a'))}</a:txBody><a:tcPr marL="0" marR="47625" anchor="ctr">${line('lnR', 'ff0000')}${line('lnB', '00ff00')}${solid('0000ff')}</a:tcPr></a:tc>`,
        cell('b', '', 'anchor="b"'),
      ) + row(40, cell('c'), cell('d')),
    );
    const [[a, b] = [], [c, d] = []] = table?.rows.map(({ cells }) => cells) ?? [];
    expect(a).toMatchObject({
      verticalAlign: 'middle',
      padding: { left: 0, right: 10 },
      fill: { color: '#0000ff' },
      lines: { right: { paint: { color: '#ff0000' }, width: 2 } },
    });
    expect(b).toMatchObject({ verticalAlign: 'bottom', lines: { left: { paint: { color: '#ff0000' } } } });
    expect(c?.lines).toMatchObject({ top: { paint: { color: '#00ff00' } } });
    expect(d?.lines).toEqual({});
  });

  test('without cells is left out', async () => {
    expect(await importShapes(frame('', '', []))).toEqual([]);
    expect(await importShapes(frame(row(10)))).not.toContain(undefined);
  });

  test('with hostile values is clamped', async () => {
    const table = await read(row(1e12, cell('a', 'gridSpan="99999" rowSpan="-4"')), undefined, {}, [1e13, -5]);
    expect(JSON.stringify(table)).not.toMatch(/null|NaN/);
    expect(table?.rows[0]?.cells[0]).toMatchObject({ columnSpan: 2, rowSpan: 1 });
  });
});

describe('a table style', () => {
  const grid = (names: string) => row(40, cell('a'), cell('b')) + row(40, cell('c'), cell('d')) + row(40, cell('e'), cell(names));

  test('built into PowerPoint need not be in the file', async () => {
    const table = await read(grid('f'), `<a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>${medium2}</a:tableStyleId></a:tblPr>`);
    const [head, odd, even] = fillsOf(table) ?? [];
    expect(head).toEqual(['#4472c4', '#4472c4']);
    expect(new Set([head?.[0], odd?.[0], even?.[0]]).size).toBe(3);
    expect(table?.hasHeader).toBe(true);
    const letters = table?.rows.map(({ cells }) => cells[0]?.paragraphs[0]?.runs[0]);
    expect(letters).toMatchObject([{ weight: 700, color: '#fafafa' }, { weight: 400, color: '#101010' }, { weight: 400 }]);
    expect(table?.rows[1]?.cells[0]?.lines).toMatchObject({
      top: { paint: { color: '#fafafa' }, width: expect.closeTo(8, 6) },
      left: { width: expect.closeTo(12_700 / UNIT, 6) },
    });
  });

  test('in the file takes precedence, part by part: rows over columns over bands over the whole table', async () => {
    const part = (name: string, color: string, letters = '') =>
      `<a:${name}><a:tcTxStyle ${letters}/><a:tcStyle><a:tcBdr/><a:fill>${solid(color)}</a:fill></a:tcStyle></a:${name}>`;
    const styles = `<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:tblStyle styleId="{X}" styleName="x">${part('wholeTbl', '000001')}${part('band1H', '000002')}${part('firstCol', '000003', 'b="on"')}${part('lastRow', '000004', 'i="on"')}${part('swCell', '000005')}</a:tblStyle></a:tblStyleLst>`;
    const parts = { 'ppt/tableStyles.xml': styles };
    const table = await read(grid('f'), '<a:tblPr firstCol="1" bandRow="1" lastRow="1"><a:tableStyleId>{X}</a:tableStyleId></a:tblPr>', {
      parts,
    });
    expect(fillsOf(table)).toEqual([
      ['#000003', '#000002'],
      ['#000003', '#000001'],
      ['#000005', '#000004'],
    ]);
    expect(table?.rows[2]?.cells[1]?.paragraphs[0]?.runs[0]?.isItalic).toBe(true);
  });

  test.each([
    ['{5940675A-B579-460E-94D1-54222C63F5DA}', 4],
    ['{2D5ABB26-0587-4C30-8999-92F81FD0307C}', 0],
    ['{00000000-0000-0000-0000-000000000000}', 0],
    ['{9D7B26C5-4107-4FEC-AEDC-1716B250A1EF}', 0],
  ])('%s draws %i lines around a cell in the middle', async (id, count) => {
    const rows = [0, 1, 2].map(() => row(40, cell('a'), cell('b'), cell('c'))).join('');
    const table = await read(rows, `<a:tblPr><a:tableStyleId>${id}</a:tableStyleId></a:tblPr>`, {}, [50, 50, 50]);
    expect(Object.keys(table?.rows[1]?.cells[1]?.lines ?? {})).toHaveLength(count);
  });
});

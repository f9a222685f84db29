import type { Color, Stroke } from '#model/presentation/paints.ts';
import { attributeOf, childOf, childrenOf, flagOf, type XmlElement } from '../../xml/xml.ts';
import type { Fill, SlideContext } from '../slide-context.ts';
import { builtInStyle } from './built-in-styles.ts';

export type Side = 'left' | 'top' | 'right' | 'bottom';

/** What a table's style specifies for one of its cells. */
export interface CellLook {
  fill: Fill | undefined;
  sides: { [side in Side]?: Stroke | 'none' | undefined };
  color: Color | undefined;
  isBold: boolean | undefined;
  isItalic: boolean | undefined;
  typeface: string | undefined;
}

/** A part of a style, and the cells it applies to. */
interface Region {
  part: XmlElement;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface TableStyle {
  lookOf(row: number, column: number, rows: number, columns: number): CellLook;
}

/** The style that `a:tblPr` refers to, from the file or from PowerPoint's built-in ones. */
export function tableStyle(properties: XmlElement | undefined, rowCount: number, columnCount: number, context: SlideContext): TableStyle {
  const id = childOf(properties, 'a:tableStyleId')?.text.trim() ?? '';
  const own = childrenOf(context.package.part('ppt/tableStyles.xml')?.xml, 'a:tblStyle').find(
    (style) => attributeOf(style, 'styleId') === id,
  );
  const style = childOf(properties, 'a:tableStyle') ?? own ?? builtInStyle(id);
  const is = (name: string) => flagOf(properties, name) ?? false;
  const [first, last] = [is('firstRow') ? 1 : 0, is('lastRow') ? rowCount - 1 : rowCount];
  const [start, end] = [is('firstCol') ? 1 : 0, is('lastCol') ? columnCount - 1 : columnCount];

  /** Nearest first. */
  function regionsAt(row: number, column: number): Region[] {
    const regions: Region[] = [];
    const add = (name: string, top: number, bottom: number, left: number, right: number) => {
      const part = childOf(style, `a:${name}`);
      if (part) regions.push({ part, top, bottom, left, right });
    };
    const [isFirst, isLast, isStart, isEnd] = [row < first, row >= last, column < start, column >= end];
    if ((isFirst || isLast) && (isStart || isEnd)) add(`${isFirst ? 'n' : 's'}${isStart ? 'w' : 'e'}Cell`, row, row, column, column);
    if (isFirst) add('firstRow', 0, 0, 0, columnCount - 1);
    if (isLast) add('lastRow', rowCount - 1, rowCount - 1, 0, columnCount - 1);
    if (isStart) add('firstCol', 0, rowCount - 1, 0, 0);
    if (isEnd) add('lastCol', 0, rowCount - 1, columnCount - 1, columnCount - 1);
    if (is('bandRow') && !isFirst && !isLast) add(`band${((row - first) % 2) + 1}H`, row, row, 0, columnCount - 1);
    if (is('bandCol') && !isStart && !isEnd) add(`band${((column - start) % 2) + 1}V`, 0, rowCount - 1, column, column);
    add('wholeTbl', 0, rowCount - 1, 0, columnCount - 1);
    return regions;
  }

  function lookOf(row: number, column: number, rows: number, columns: number): CellLook {
    const regions = regionsAt(row, column);
    const look: CellLook = { fill: undefined, sides: {}, color: undefined, isBold: undefined, isItalic: undefined, typeface: undefined };
    for (const { part, top, bottom, left, right } of regions) {
      const cell = childOf(part, 'a:tcStyle');
      look.fill ??= context.fillIn(childOf(cell, 'a:fill')) ?? context.fillOfStyle(childOf(cell, 'a:fillRef'));
      const lines = childOf(cell, 'a:tcBdr');
      look.sides.left ??= strokeIn(lines, column === left ? 'left' : 'insideV');
      look.sides.right ??= strokeIn(lines, column + columns - 1 >= right ? 'right' : 'insideV');
      look.sides.top ??= strokeIn(lines, row === top ? 'top' : 'insideH');
      look.sides.bottom ??= strokeIn(lines, row + rows - 1 >= bottom ? 'bottom' : 'insideH');
      const letters = childOf(part, 'a:tcTxStyle');
      look.color ??= context.colorIn(letters);
      look.isBold ??= flagOf(letters, 'b');
      look.isItalic ??= flagOf(letters, 'i');
      const reference = attributeOf(childOf(letters, 'a:fontRef'), 'idx');
      look.typeface ??=
        reference === 'major'
          ? '+mj-lt'
          : reference === 'minor'
            ? '+mn-lt'
            : attributeOf(childOf(letters, 'a:font', 'a:latin'), 'typeface');
    }
    look.fill ??= context.fillIn(childOf(style, 'a:tblBg', 'a:fill')) ?? context.fillOfStyle(childOf(style, 'a:tblBg', 'a:fillRef'));
    return look;
  }

  const strokeIn = (lines: XmlElement | undefined, side: string): Stroke | 'none' | undefined => {
    const line = childOf(lines, `a:${side}`);
    return line && (context.strokeOf(childOf(line, 'a:ln')) ?? context.strokeOfStyle(childOf(line, 'a:lnRef')));
  };
  return { lookOf };
}

import type { SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { layoutText } from '#model/text/layout-text.ts';
import { type Block, type ImageBlock, plainText } from '../blocks/block.ts';
import { paragraphsAt, textObject } from './words-unit.ts';
import { type Box, placed, type Unit, type UnitKit } from './unit.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Code metrics in font sizes: the width of a letter and, below, the height of a line; the panel has a margin of one. */
const ADVANCE = 0.6;
const LINE = 1.5;
const CODE = 28;
const TABLE = 30;

const columnsOf = (line: string): number => [...line.replaceAll('\t', '    ')].reduce((sum, char) => sum + (char >= '\u2e80' ? 1.7 : 1), 0);

/** As large as its longest line allows. */
export function codeUnit({ code, language, highlightedLines, hasLineNumbers, step }: Of<'code'>, kit: UnitKit): Unit {
  const lines = code.split('\n');
  const gutter = hasLineNumbers ? String(lines.length).length * ADVANCE + 1.2 : 0;
  const columns = Math.min(240, Math.max(10, ...lines.map(columnsOf)));
  const sizeAt = (width: number, scale: number) => Math.min(CODE * scale, width / (columns * ADVANCE + gutter + 2.1));
  const heightAt = (width: number, scale: number) => sizeAt(width, scale) * (Math.min(lines.length, 300) * LINE + 2);
  return {
    step,
    isWords: false,
    heights(width, scale) {
      const natural = heightAt(width, scale);
      // Long code shrinks before anything else.
      return { least: Math.min(natural, Math.max(natural * 0.5, CODE * scale * 9)), natural };
    },
    place(box, scale) {
      const id = kit.makeId();
      kit.reveal(step, id);
      const fontSize = Math.min(sizeAt(box.width, scale), box.height / (Math.min(lines.length, 300) * LINE + 2));
      return [{ ...placed(box), kind: 'code', id, code, codeLanguage: language.slice(0, 100), fontSize, hasLineNumbers, highlightedLines }];
    },
  };
}

/** As wide as its text needs and as high as its rows. */
export function tableUnit({ rows, hasHeader, step }: Of<'table'>, kit: UnitKit): Unit {
  const count = Math.max(...rows.map((row) => row.reduce((sum, { columnSpan }) => sum + columnSpan, 0)));
  const lengths = Array.from({ length: count }, (_, column) =>
    Math.max(
      3,
      ...rows.map((row) =>
        (row[column]?.columnSpan ?? 1) === 1
          ? Math.min(
              46,
              row[column]?.words.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + columnsOf(text), 0), 0) ?? 0,
            )
          : 0,
      ),
    ),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const longest = rows.reduce(
    (most, row) =>
      Math.max(
        most,
        row.reduce((sum, { words }) => sum + Math.min(240, plainText(words).length), 0),
      ),
    0,
  );
  // Longer columns get more width, but never all of it.
  const shares = lengths.map((length) => length + whole * 0.12);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widthAt = (width: number, scale: number) =>
    Math.min(width, Math.max(width * 0.5, (Math.max(whole, longest) * 0.56 + count * 2.2) * TABLE * scale));
  const heightsAt = (width: number, scale: number): number[] => {
    const fontSize = TABLE * scale;
    return rows.map((row, index) => {
      let column = 0;
      const cells = row.map(({ words, columnSpan }) => {
        const share = shares.slice(column, column + columnSpan).reduce((sum, each) => sum + each, 0);
        column += columnSpan;
        const inner = (widthAt(width, scale) * share) / total - fontSize * 1.25;
        const paragraphs = paragraphsAt(words, scale, kit);
        const style = { size: fontSize, lineHeight: 1.3, weight: hasHeader && index === 0 ? 700 : 400 };
        return layoutText(
          { paragraphs, style, width: Math.max(inner, fontSize), height: 0, styleClass: 'body', direction: 'auto', verticalAlign: 'top' },
          kit.layout,
        ).height;
      });
      return Math.max(fontSize * 1.3, ...cells) + fontSize * 0.75;
    });
  };
  return {
    step,
    isWords: false,
    heights(width, scale) {
      const height = heightsAt(width, scale).reduce((sum, each) => sum + each, 0);
      return { least: height, natural: height };
    },
    place(box, scale) {
      const id = kit.makeId();
      kit.reveal(step, id);
      const width = widthAt(box.width, scale);
      const left = kit.look.align === 'center' ? box.x + (box.width - width) / 2 : box.x;
      const table: TableObject = {
        ...placed({ ...box, x: left, width }),
        kind: 'table',
        id,
        columns: shares,
        hasHeader,
        fontSize: TABLE * scale,
        lines: { paint: { kind: 'color', color: 'muted' }, width: 1.5, dash: [], cap: 'butt', join: 'miter' },
        rows: rows.map((row) => ({
          // Table text uses the theme's colours, so on a dark slide the table brings its own background.
          cells: row.map(({ words, columnSpan, rowSpan }) => ({
            paragraphs: paragraphsAt(words, scale, { ...kit, look: { ...kit.look, isDark: false } }),
            columnSpan,
            rowSpan,
            ...(kit.look.isDark && { fill: { kind: 'color' as const, color: 'surface' } }),
          })),
        })),
      };
      return [table];
    },
  };
}

/** Canvas units per pixel of a deck: decks are made for slides about 1280 wide. */
const PIXEL = 1.5;
const SMALLEST = 300;

/** Its natural size, or smaller if there is no room. */
export function imageUnit(block: Of<'image'>, kit: UnitKit): Unit {
  const { picture, share, step } = block;
  const aspect = picture.width / picture.height;
  const wished = (width: number) =>
    Math.min(width, share ? width * share : Math.max(picture.width * PIXEL, picture.kind === 'drawing' ? 500 : 0));
  return {
    step,
    isWords: false,
    heights(width, scale) {
      const natural = wished(width) / aspect;
      return { natural, least: Math.min(natural, SMALLEST * scale + 40) };
    },
    place(box) {
      const height = Math.min(box.height, wished(box.width) / aspect);
      const width = height * aspect;
      const left = kit.look.align === 'start' && share === undefined && width > box.width * 0.85 ? box.x : box.x + (box.width - width) / 2;
      return [pictureObject(block, { x: left, y: box.y + (box.height - height) / 2, width, height }, kit)];
    },
  };
}

/** The picture, the drawing, or the placeholder box. */
export function pictureObject(
  { picture, alt, link, step }: ImageBlock & { step: number },
  box: Box,
  kit: UnitKit,
  crop = { x: 0, y: 0, width: 1, height: 1 },
): SceneObject {
  const id = kit.makeId();
  kit.reveal(step, id);
  const base = { ...placed(box), id, ...(alt && { alt: alt.slice(0, 2000) }), ...(link && { link }) };
  if (picture.kind === 'asset') return { ...base, kind: 'image', asset: picture.asset, crop, mask: { kind: 'none' } };
  if (picture.kind === 'drawing') return { ...base, kind: 'drawing', drawing: picture.drawing };
  const size = Math.min(30, box.height * 0.2, box.width * 0.06);
  const inner = { x: size, y: 0, width: Math.max(box.width - size * 2, 1), height: box.height };
  return {
    ...base,
    kind: 'group',
    children: [
      {
        ...placed({ x: 0, y: 0, width: box.width, height: box.height }),
        kind: 'shape',
        id: kit.makeId(),
        shape: 'rounded',
        radius: Math.min(20, box.height * 0.1),
        fill: { kind: 'color', color: 'background' },
        stroke: { paint: { kind: 'color', color: 'muted' }, width: 2, dash: [10, 8], cap: 'butt', join: 'round' },
      },
      textObject(
        kit.makeId(),
        inner,
        [{ runs: [{ text: (alt || '🖼').slice(0, 120) }], align: 'center', level: 0 }],
        { size, lineHeight: 1.3, color: 'muted' },
        { verticalAlign: 'middle' },
      ),
    ],
  };
}

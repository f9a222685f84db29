import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { line, paragraph, place, run, shape, solid, textBody } from '../markup.ts';

/** Some lines of text in a box with a thin border, so that the place of the text can be judged. */
const bordered = (kit: SlideKit, box: Box, words: number, attributes: string, inner = '', size = 1600, say = kit.say): string =>
  shape(kit, {
    box,
    isTextBox: true,
    look: `<a:noFill/>${line('accent1')}`,
    body: textBody(paragraph(run(say(words), `sz="${size}"`, solid('tx1'))), attributes, inner),
  });

const four = (kit: SlideKit, box: Box, draw: (cell: Box, at: number) => string): string => cellsOf(box, 2, 2).map(draw).join('');

export const bodies: Topic = {
  insets: (kit, box) =>
    four(kit, box, (cell) => {
      const [left, top, right] = [kit.chance.up(5), kit.chance.up(5), kit.chance.up(5)].map((step) => step * 180_000);
      return bordered(kit, cell, 12, `wrap="square" lIns="${left}" tIns="${top}" rIns="${right}" bIns="0"`);
    }),
  anchors: (kit, box) =>
    cellsOf(box, 3, 2)
      .map((cell, at) => bordered(kit, cell, 5, `wrap="square" anchor="${['t', 'ctr', 'b'][at % 3]}" anchorCtr="${at > 2 ? 1 : 0}"`))
      .join(''),
  columns: (kit, box) =>
    bordered(kit, box, 170, `wrap="square" numCol="${kit.chance.among([2, 3])}" spcCol="360000"`, '<a:normAutofit/>', 1600),
  shrunk: (kit, box) =>
    four(kit, box, (cell) =>
      bordered(
        kit,
        cell,
        30,
        'wrap="square"',
        `<a:normAutofit fontScale="${kit.chance.among([62_500, 77_500, 92_500])}" lnSpcReduction="${kit.chance.among([10_000, 20_000])}"/>`,
        2000,
      ),
    ),
  'shape-grows': (kit, box) => four(kit, box, (cell) => bordered(kit, { ...cell, height: 800_000 }, 8, 'wrap="square"', '<a:spAutoFit/>')),
  overflow: (kit, box) =>
    four(kit, box, (cell, at) =>
      bordered(
        kit,
        { ...cell, height: 500_000 },
        16,
        `wrap="square" vertOverflow="overflow" anchor="${at % 2 ? 't' : 'ctr'}"`,
        '<a:noAutofit/>',
      ),
    ),
  'no-wrap': (kit, box) =>
    four(kit, box, (cell, at) =>
      bordered(kit, { ...cell, width: 900_000, height: 500_000, x: cell.x + 900_000 }, 4, `wrap="none"${at % 2 ? ' anchorCtr="1"' : ''}`),
    ),
  vertical: (kit, box) =>
    cellsOf(box, 4, 1)
      .map((cell, at) =>
        bordered(
          kit,
          cell,
          10,
          `vert="${['vert', 'vert270', 'vert', 'vert270'][at]}" wrap="square" anchor="${kit.chance.among(['t', 'ctr', 'b'])}"`,
        ),
      )
      .join(''),
  'east-asian-vertical': (kit, box) =>
    cellsOf(box, 3, 1)
      .map((cell) =>
        shape(kit, {
          box: cell,
          isTextBox: true,
          look: `<a:noFill/>${line('accent1')}`,
          body: textBody(
            paragraph(run(kit.saying('縦書きの文章です'), 'sz="2400" altLang="ja-JP"', '<a:ea typeface="Noto Sans CJK JP"/>')),
            'vert="eaVert" wrap="square"',
          ),
        }),
      )
      .join(''),
  stacked: (kit, box) =>
    cellsOf(box, 4, 1)
      .map((cell) => bordered(kit, cell, 1, 'vert="wordArtVert" wrap="square"', '', 1600, kit.hide))
      .join(''),
  'turned-text': (kit, box) =>
    four(kit, box, (cell) =>
      bordered(kit, cell, 6, `rot="${kit.chance.among([1_800_000, 5_400_000, -2_700_000])}" wrap="square" anchor="ctr"`),
    ),
  upright: (kit, box) =>
    four(kit, box, (cell) =>
      shape(kit, {
        box: cell,
        turn: 'rot="1200000"',
        isTextBox: true,
        look: `<a:noFill/>${line('accent1')}`,
        body: textBody(paragraph(run(kit.say(6), 'sz="1600"', solid('tx1'))), 'wrap="square" upright="1"'),
      }),
    ),
  warped: (kit, box) =>
    four(kit, box, (cell) =>
      shape(kit, {
        box: cell,
        isTextBox: true,
        look: '<a:noFill/>',
        body: textBody(
          paragraph(run(kit.say(2), 'sz="4000" b="1"', solid('accent1'))),
          'wrap="none"',
          `<a:prstTxWarp prst="${kit.chance.among(['textPlain', 'textWave1', 'textArchUp', 'textInflate'])}"><a:avLst/></a:prstTxWarp>`,
        ),
      }),
    ),
  'in-shape': (kit, box) =>
    cellsOf(box, 3, 2)
      .map((cell) => {
        const id = kit.id();
        return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${place(cell)}<a:prstGeom prst="${kit.chance.among(['ellipse', 'rightArrow', 'hexagon', 'triangle', 'cloud', 'wedgeRoundRectCallout', 'chevron'])}"><a:avLst/></a:prstGeom>${solid('accent1', '<a:lumMod val="40000"/><a:lumOff val="60000"/>')}</p:spPr>${textBody(paragraph(run(kit.say(3), 'sz="1400"', solid('tx1')), 'algn="ctr"'), 'anchor="ctr"')}</p:sp>`;
      })
      .join(''),
};

import { readFileSync } from 'node:fs';
import { faceFile } from '../../../../src/server/platform/fonts/face-file.ts';
import type { Box, SlideKit, Topic } from '../construct.ts';
import { color, escape, paragraph, run, solid, textBox } from '../markup.ts';
import { rareTypefaces } from '../typefaces.ts';
import { inEmbeddedType } from './embedded-type.ts';

/** Lines of text, each with one run that is different. */
const lines = (kit: SlideKit, box: Box, different: (at: number) => string, count = 6): string =>
  textBox(
    kit,
    box,
    Array.from({ length: count }, (_, at) =>
      paragraph(run(`${kit.say(2)} `, 'sz="2000"') + different(at) + run(` ${kit.say(1)}`, 'sz="2000"')),
    ).join(''),
  );

const underlines = 'sng dbl heavy dotted dash wavy wavyDbl words'.split(' ');

export const letters: Topic = {
  styles: (kit, box) =>
    lines(kit, box, () =>
      run(
        kit.say(2),
        `sz="2000" b="${kit.chance.up(2)}" i="${kit.chance.up(2)}" strike="${kit.chance.among(['noStrike', 'sngStrike', 'dblStrike'])}"`,
      ),
    ),
  underlines: (kit, box) =>
    lines(kit, box, () =>
      run(kit.say(2), `sz="2000" u="${kit.chance.among(underlines)}"`, kit.chance.is(0.5) ? `<a:uFill>${solid('FF0000')}</a:uFill>` : ''),
    ),
  sizes: (kit, box) => lines(kit, box, () => run(kit.say(1), `sz="${kit.chance.among([1000, 1400, 2800, 3600])}"`), 4),
  positions: (kit, box) =>
    lines(kit, box, () => run(kit.say(1), `sz="2000" baseline="${kit.chance.among([30_000, -25_000, 50_000, -10_000])}"`)),
  capitals: (kit, box) => lines(kit, box, () => run(kit.say(2), `sz="2000" cap="${kit.chance.among(['all', 'small'])}"`)),
  spacing: (kit, box) => lines(kit, box, () => run(kit.say(2), `sz="2000" spc="${kit.chance.among([-100, 150, 300, 600])}"`)),
  highlight: (kit, box) =>
    lines(kit, box, () =>
      run(kit.say(2), 'sz="2000"', `${solid('tx1')}<a:highlight>${color(kit.chance.among(['FFFF00', '00FF00', 'accent4']))}</a:highlight>`),
    ),
  fills: (kit, box) =>
    lines(
      kit,
      box,
      () =>
        run(
          kit.say(2),
          'sz="3200" b="1"',
          kit.chance.among([
            solid('accent2'),
            `<a:gradFill><a:gsLst><a:gs pos="0">${color('accent1')}</a:gs><a:gs pos="100000">${color('accent2')}</a:gs></a:gsLst><a:lin ang="0"/></a:gradFill>`,
            `<a:pattFill prst="dkUpDiag"><a:fgClr>${color('accent1')}</a:fgClr><a:bgClr>${color('accent4')}</a:bgClr></a:pattFill>`,
            solid('accent5', '<a:alpha val="50000"/>'),
          ]),
        ),
      4,
    ),
  outlines: (kit, box) =>
    lines(
      kit,
      box,
      () =>
        run(kit.say(1), 'sz="4000" b="1"', `<a:ln w="12700">${solid('accent2')}</a:ln>${kit.chance.among(['<a:noFill/>', solid('bg1')])}`),
      4,
    ),
  shadows: (kit, box) =>
    lines(
      kit,
      box,
      () =>
        run(
          kit.say(1),
          'sz="3200" b="1"',
          `${solid('accent1')}<a:effectLst><a:outerShdw blurRad="38100" dist="38100" dir="2700000" algn="tl"><a:srgbClr val="000000"><a:alpha val="43137"/></a:srgbClr></a:outerShdw></a:effectLst>`,
        ),
      4,
    ),
  'missing-fonts': (kit, box) =>
    lines(kit, box, () => {
      const typeface = kit.chance.among(rareTypefaces);
      return run(kit.say(3), 'sz="2000"', `<a:latin typeface="${typeface}"/><a:cs typeface="${typeface}"/>`);
    }),
  'theme-fonts': (kit, box) => lines(kit, box, (at) => run(kit.say(3), 'sz="2000"', `<a:latin typeface="+m${at % 2 ? 'j' : 'n'}-lt"/>`)),
  'embedded-fonts': (kit, box) => ({
    shapes: lines(kit, box, () => run(kit.say(3), 'sz="2400"', '<a:latin typeface="Lora"/>')),
    deck: { fonts: [{ typeface: 'Lora', file: inEmbeddedType('Lora', readFileSync(faceFile('lora-400'))) }] },
  }),
  fields: (kit, box) =>
    lines(
      kit,
      box,
      (at) =>
        `<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="${at % 2 ? 'slidenum' : 'datetime1'}"><a:rPr lang="en-US" sz="2000"/><a:t>${at % 2 ? '1' : '1/1/2020'}</a:t></a:fld>`,
      4,
    ),
  hebrew: (kit, box) => sayIn(kit, box, 'he-IL', ['שלום עולם', 'מגדל גבוה ליד הים', 'ספר חדש 2024 על השולחן'], 'algn="r" rtl="1"'),
  arabic: (kit, box) => sayIn(kit, box, 'ar-SA', ['مرحبا بالعالم', 'كتاب جديد على الطاولة', 'السلام عليكم'], 'algn="r" rtl="1"'),
  japanese: (kit, box) => sayIn(kit, box, 'ja-JP', ['日本語の文章です', '山と川', '新しい本を読む'], ''),
  korean: (kit, box) => sayIn(kit, box, 'ko-KR', ['안녕하세요 세계', '새로운 책'], ''),
  greek: (kit, box) => sayIn(kit, box, 'el-GR', ['Καλημέρα κόσμε', 'Привет мир', 'Zażółć gęślą jaźń'], ''),
  devanagari: (kit, box) => sayIn(kit, box, 'hi-IN', ['नमस्ते दुनिया', 'नई किताब'], ''),
  thai: (kit, box) => sayIn(kit, box, 'th-TH', ['สวัสดี', 'หนังสือ'], ''),
};

const sayIn = (kit: SlideKit, box: Box, language: string, texts: readonly string[], attributes: string): string =>
  textBox(
    kit,
    box,
    texts
      .map((text) => paragraph(`<a:r><a:rPr lang="${language}" sz="2400"/><a:t>${escape(kit.saying(text))}</a:t></a:r>`, attributes))
      .join(''),
  );

import type { Box, SlideKit, Topic } from '../construct.ts';
import { color, paragraph, run, shape, solid, textBody, textBox } from '../markup.ts';
import { texture } from '../pictures.ts';

const item = (kit: SlideKit, attributes: string, inner = '', words = 4): string =>
  paragraph(run(kit.say(words), 'sz="1800"'), attributes, inner);

/** Six paragraphs; `write` gets the place of each. */
const list = (kit: SlideKit, box: Box, write: (at: number) => string, count = 6): string =>
  textBox(kit, box, Array.from({ length: count }, (_, at) => write(at)).join(''));

const hanging = 'marL="342900" indent="-342900"';
const numbers =
  'arabicPeriod arabicParenR arabicParenBoth alphaLcPeriod alphaUcParenR romanLcPeriod romanUcPeriod arabicPlain alphaLcParenBoth circleNumDbPlain'.split(
    ' ',
  );

export const paragraphs: Topic = {
  bullets: (kit, box) => {
    const font = kit.chance.is(0.5) ? '<a:buFont typeface="Arial"/>' : '<a:buFontTx/>';
    return list(kit, box, () => item(kit, hanging, `${font}<a:buChar char="${kit.chance.among(['•', '–', '»', '■', '➢', '*'])}"/>`));
  },
  'symbol-bullets': (kit, box) =>
    list(kit, box, () =>
      item(
        kit,
        hanging,
        `<a:buFont typeface="Wingdings" pitchFamily="2" charset="2"/><a:buChar char="${kit.chance.among(['§', 'Ø', 'ü', 'q', 'v', 'l', 'n'])}"/>`,
      ),
    ),
  'bullet-looks': (kit, box) =>
    list(kit, box, () =>
      item(
        kit,
        hanging,
        `<a:buClr>${color(kit.chance.among(['accent2', 'FF0000', 'accent6']))}</a:buClr>${kit.chance.among(['<a:buSzPct val="150000"/>', '<a:buSzPct val="60000"/>', '<a:buSzPts val="2400"/>'])}<a:buFont typeface="Arial"/><a:buChar char="•"/>`,
      ),
    ),
  'picture-bullets': (kit, box) => {
    const id = kit.slide.relate('image', kit.package.add('ppt/media/image#.png', texture(kit.chance)));
    return list(kit, box, () => item(kit, hanging, `<a:buFontTx/><a:buBlip><a:blip r:embed="${id}"/></a:buBlip>`));
  },
  numbering: (kit, box) => {
    const kind = kit.chance.among(numbers);
    const start = kit.chance.is(0.4) ? ` startAt="${2 + kit.chance.up(9)}"` : '';
    return list(kit, box, () =>
      item(kit, 'marL="457200" indent="-457200"', `<a:buFont typeface="+mj-lt"/><a:buAutoNum type="${kind}"${start}/>`),
    );
  },
  'nested-numbering': (kit, box) =>
    list(
      kit,
      box,
      (at) => {
        const level = [0, 1, 1, 0, 1, 2, 2, 0][at] ?? 0;
        return item(
          kit,
          `marL="${457_200 * (level + 1)}" lvl="${level}" indent="-457200"`,
          `<a:buFont typeface="+mj-lt"/><a:buAutoNum type="${['arabicPeriod', 'alphaLcPeriod', 'romanLcPeriod'][level]}"/>`,
          3,
        );
      },
      8,
    ),
  levels: (kit, box) =>
    list(
      kit,
      box,
      (at) =>
        item(kit, `marL="${285_750 + at * 457_200}" lvl="${at}" indent="-285750"`, '<a:buFont typeface="Arial"/><a:buChar char="•"/>', 3),
      5,
    ),
  tabs: (kit, box) =>
    list(kit, box, () =>
      paragraph(
        [kit.say(1), kit.say(1), kit.say(1)].map((word, at) => run(`${at ? '\t' : ''}${word}`, 'sz="1800"')).join(''),
        '',
        '<a:tabLst><a:tab pos="2286000" algn="l"/><a:tab pos="4572000" algn="l"/></a:tabLst>',
      ),
    ),
  'aligned-tabs': (kit, box) => {
    const algn = kit.chance.among(['r', 'ctr', 'dec']);
    return list(kit, box, () =>
      paragraph(
        run(kit.say(1), 'sz="1800"') + run(`\t${kit.saying(`${kit.chance.up(900)}.${kit.chance.up(99)}`)}`, 'sz="1800"'),
        '',
        `<a:tabLst><a:tab pos="4114800" algn="${algn}"/></a:tabLst>`,
      ),
    );
  },
  'default-tabs': (kit, box) =>
    list(kit, box, () =>
      paragraph(
        run(`${kit.say(1)}\t${kit.say(1)}\t\t${kit.say(1)}`, 'sz="1800"'),
        `defTabSz="${kit.chance.among([457_200, 914_400, 1_371_600])}"`,
      ),
    ),
  alignment: (kit, box) => list(kit, box, (at) => item(kit, `algn="${['l', 'ctr', 'r', 'just', 'dist', 'l'][at]}"`, '', at === 3 ? 24 : 5)),
  'line-spacing': (kit, box) =>
    list(
      kit,
      box,
      () =>
        item(
          kit,
          '',
          `<a:lnSpc>${kit.chance.among(['<a:spcPct val="80000"/>', '<a:spcPct val="150000"/>', '<a:spcPts val="2800"/>', '<a:spcPct val="100000"/>'])}</a:lnSpc>`,
          22,
        ),
      4,
    ),
  'paragraph-spacing': (kit, box) =>
    list(kit, box, () =>
      item(
        kit,
        '',
        `<a:spcBef>${kit.chance.among(['<a:spcPts val="1200"/>', '<a:spcPct val="50000"/>', '<a:spcPts val="0"/>'])}</a:spcBef><a:spcAft>${kit.chance.among(['<a:spcPts val="600"/>', '<a:spcPct val="20000"/>'])}</a:spcAft>`,
        6,
      ),
    ),
  indents: (kit, box) =>
    list(
      kit,
      box,
      () =>
        item(
          kit,
          `marL="${kit.chance.up(4) * 457_200}" marR="${kit.chance.up(3) * 457_200}" indent="${kit.chance.among([0, 457_200])}"`,
          '<a:buNone/>',
          20,
        ),
      4,
    ),
  'line-breaks': (kit, box) =>
    list(
      kit,
      box,
      () => paragraph(`${run(kit.say(2), 'sz="1800"')}<a:br><a:rPr lang="en-US" sz="1800"/></a:br>${run(kit.say(2), 'sz="1800"')}`),
      4,
    ),
  'empty-paragraphs': (kit, box) =>
    list(kit, box, (at) => (at % 2 ? '<a:p><a:endParaRPr lang="en-US" sz="2800"/></a:p>' : item(kit, '', '', 5)), 7),
  'list-style': (kit, box) =>
    shape(kit, {
      box,
      isTextBox: true,
      look: '<a:noFill/>',
      body: textBody(
        Array.from({ length: 4 }, (_, at) => paragraph(run(kit.say(4)), `lvl="${at % 2}"`)).join(''),
        'wrap="square"',
        '',
        `<a:lvl1pPr marL="0" indent="0" algn="ctr"><a:defRPr sz="2400" b="1">${solid('accent1')}</a:defRPr></a:lvl1pPr><a:lvl2pPr marL="900000" indent="-300000"><a:buFont typeface="Arial"/><a:buChar char="–"/><a:defRPr sz="1400" i="1"/></a:lvl2pPr>`,
      ),
    }),
};

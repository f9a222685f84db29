import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { color, group, labelled, line, preset, scheme, shape, solid } from '../markup.ts';
import { photograph, texture } from '../pictures.ts';

/** Six shapes, each with another look. */
export const six = (kit: SlideKit, box: Box, look: (place: number) => string, geometry = preset('rect')): string =>
  cellsOf(box, 3, 2)
    .map((cell, place) => labelled(kit, cell, look(place), geometry))
    .join('');

const stops = (...colors: string[]): string =>
  `<a:gsLst>${colors.map((one, place) => `<a:gs pos="${Math.round((place / (colors.length - 1)) * 100_000)}">${one}</a:gs>`).join('')}</a:gsLst>`;

const light = '<a:lumMod val="40000"/><a:lumOff val="60000"/>';
const changes = [
  '',
  light,
  '<a:lumMod val="75000"/>',
  '<a:tint val="50000"/>',
  '<a:shade val="60000"/>',
  '<a:alpha val="50000"/>',
  '<a:satMod val="50000"/>',
  '<a:hueMod val="50000"/>',
  '<a:comp/>',
  '<a:inv/>',
  '<a:gray/>',
  '<a:lumMod val="60000"/><a:alpha val="70000"/>',
];

const models = [
  '<a:scrgbClr r="50000" g="20000" b="80000"/>',
  '<a:hslClr hue="7200000" sat="60000" lum="60000"/>',
  '<a:prstClr val="cornflowerBlue"/>',
  '<a:prstClr val="ltSalmon"/>',
  '<a:sysClr val="window" lastClr="FFFFFF"><a:lumMod val="65000"/></a:sysClr>',
  '<a:srgbClr val="8FBC8F"><a:alpha val="60000"/></a:srgbClr>',
  '<a:prstClr val="gold"><a:shade val="70000"/></a:prstClr>',
];

const patterns =
  'pct5 pct20 pct50 pct75 ltHorz ltVert dkDnDiag dkUpDiag wdDnDiag dashHorz smCheck lgCheck smGrid lgGrid dotGrid diagBrick horzBrick weave plaid divot shingle trellis sphere wave zigZag solidDmnd openDmnd cross smConfetti lgConfetti narHorz'.split(
    ' ',
  );

const image = (kit: SlideKit, bytes: Uint8Array): string => kit.slide.relate('image', kit.package.add('ppt/media/image#.png', bytes));

export const fills: Topic = {
  solid: (kit, box) => six(kit, box, () => solid(kit.chance.among(scheme), kit.chance.among(changes))),
  'colour-models': (kit, box) => six(kit, box, () => `<a:solidFill>${kit.chance.among(models)}</a:solidFill>`),
  linear: (kit, box) =>
    six(kit, box, () => {
      const [one, other] = [kit.chance.among(scheme), kit.chance.among(scheme)];
      const middle = kit.chance.is(0.5) ? [color('bg1')] : [];
      const angle = kit.chance.among([0, 45, 90, 135, 180, 225, 270, 315]) * 60_000;
      return `<a:gradFill rotWithShape="1">${stops(color(one, light), ...middle, color(other))}<a:lin ang="${angle}" scaled="${kit.chance.up(2)}"/></a:gradFill>`;
    }),
  path: (kit, box) =>
    six(
      kit,
      box,
      () => {
        const [x, y] = [kit.chance.among([0, 50_000, 100_000]), kit.chance.among([0, 50_000, 100_000])];
        const to = `<a:fillToRect l="${x}" t="${y}" r="${100_000 - x}" b="${100_000 - y}"/>`;
        return `<a:gradFill flip="none" rotWithShape="1">${stops(color('bg1'), color(kit.chance.among(scheme), light), color(kit.chance.among(scheme)))}<a:path path="${kit.chance.among(['circle', 'rect', 'shape'])}">${to}</a:path><a:tileRect/></a:gradFill>`;
      },
      preset('ellipse'),
    ),
  pattern: (kit, box) =>
    six(
      kit,
      box,
      () =>
        `<a:pattFill prst="${kit.chance.among(patterns)}"><a:fgClr>${color(kit.chance.among(scheme))}</a:fgClr><a:bgClr>${color('bg1')}</a:bgClr></a:pattFill>`,
    ),
  texture: (kit, box) => {
    const id = image(kit, texture(kit.chance));
    return six(
      kit,
      box,
      () =>
        `<a:blipFill dpi="0" rotWithShape="1"><a:blip r:embed="${id}"/><a:srcRect/><a:tile tx="0" ty="0" sx="${kit.chance.among([50_000, 100_000])}" sy="100000" flip="${kit.chance.among(['none', 'x', 'xy'])}" algn="${kit.chance.among(['tl', 'ctr', 'br'])}"/></a:blipFill>`,
    );
  },
  picture: (kit, box) => {
    const id = image(kit, photograph(kit.chance));
    return six(
      kit,
      box,
      () =>
        `<a:blipFill dpi="0" rotWithShape="1"><a:blip r:embed="${id}">${kit.chance.is(0.4) ? '<a:alphaModFix amt="50000"/>' : ''}</a:blip><a:srcRect${kit.chance.is(0.4) ? ' l="20000" t="10000" r="20000"' : ''}/><a:stretch><a:fillRect${kit.chance.is(0.4) ? ' l="-10000" r="-10000" t="5000" b="5000"' : ''}/></a:stretch></a:blipFill>`,
      preset(kit.chance.among(['ellipse', 'roundRect', 'hexagon'])),
    );
  },
  none: (kit, box) => six(kit, box, () => `<a:noFill/>${line(kit.chance.among(scheme), 28_575)}`),
  group: (kit, box) =>
    group(
      kit,
      box,
      six(kit, box, () => '<a:grpFill/>'),
      {
        look: `<a:gradFill rotWithShape="1">${stops(color('accent1', light), color('accent2', light))}<a:lin ang="0" scaled="0"/></a:gradFill>`,
      },
    ),
  style: (kit, box) =>
    cellsOf(box, 3, 2)
      .map((cell) => styled(kit, cell))
      .join(''),
};

/** A shape whose whole look comes from the theme, by reference. */
function styled(kit: SlideKit, box: Box): string {
  const own = kit.chance.among(scheme);
  const [ink, fill, stroke] = [kit.chance.among(['lt1', 'dk1']), kit.chance.up(4), kit.chance.up(4)];
  const style = `<p:style><a:lnRef idx="${stroke}"><a:schemeClr val="${own}"><a:shade val="50000"/></a:schemeClr></a:lnRef><a:fillRef idx="${fill}"><a:schemeClr val="${own}"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="${own}"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="${fill === 0 ? 'tx1' : ink}"/></a:fontRef></p:style>`;
  return shape(kit, {
    box,
    geometry: preset('roundRect'),
    style,
    body: `<p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="ctr"/><a:r><a:rPr lang="en-US"/><a:t>${kit.say(1)}</a:t></a:r></a:p></p:txBody>`,
  });
}

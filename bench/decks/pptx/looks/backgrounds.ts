import type { Box, SlideKit, Topic } from '../construct.ts';
import { color, paragraph, run, scheme, solid, textBox } from '../markup.ts';
import { chooseTheme, anotherPalette, themeOverride } from '../package/theme.ts';
import { grain, photograph, texture } from '../pictures.ts';
import { six } from './fills.ts';

const said = (kit: SlideKit, { x, y, width }: Box, ink = 'tx1'): string =>
  textBox(kit, { x, y, width, height: 900_000 }, paragraph(run(kit.say(6), 'sz="2400"', solid(ink))));

const own = (fill: string): string => `<p:bg><p:bgPr>${fill}<a:effectLst/></p:bgPr></p:bg>`;
const pale = '<a:lumMod val="20000"/><a:lumOff val="80000"/>';
const swapped =
  '<a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const rotated =
  '<a:overrideClrMapping bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent4" accent2="accent5" accent3="accent6" accent4="accent1" accent5="accent2" accent6="accent3" hlink="hlink" folHlink="folHlink"/>';

/** A theme whose third background is a grey picture coloured by the colour asked for. */
const duotone = `<a:blipFill rotWithShape="1"><a:blip r:embed="rId1"><a:duotone><a:schemeClr val="phClr"><a:shade val="88000"/><a:lumMod val="94000"/></a:schemeClr><a:schemeClr val="phClr"><a:tint val="98000"/><a:shade val="100000"/><a:satMod val="100000"/><a:lumMod val="102000"/></a:schemeClr></a:duotone></a:blip><a:tile tx="0" ty="0" sx="60000" sy="60000" flip="none" algn="tl"/></a:blipFill>`;
const paleGradient =
  '<a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="40000"/><a:satMod val="350000"/></a:schemeClr></a:gs><a:gs pos="40000"><a:schemeClr val="phClr"><a:tint val="45000"/><a:shade val="99000"/><a:satMod val="350000"/></a:schemeClr></a:gs><a:gs pos="100000"><a:schemeClr val="phClr"><a:shade val="20000"/><a:satMod val="255000"/></a:schemeClr></a:gs></a:gsLst><a:path path="circle"><a:fillToRect l="50000" t="-80000" r="50000" b="180000"/></a:path></a:gradFill>';
const flat = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';

const reference = (index: number, name: string): string => `<p:bg><p:bgRef idx="${index}">${color(name)}</p:bgRef></p:bg>`;

export const backgrounds: Topic = {
  solid: (kit, box) => ({ shapes: said(kit, box), background: own(solid(kit.chance.among(scheme), pale)) }),
  gradient: (kit, box) => ({
    shapes: said(kit, box),
    background: own(
      `<a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0">${color('bg1')}</a:gs><a:gs pos="100000">${color(kit.chance.among(scheme))}</a:gs></a:gsLst>${kit.chance.among(['<a:lin ang="5400000" scaled="0"/>', '<a:lin ang="2700000" scaled="0"/>', '<a:path path="circle"><a:fillToRect l="50000" t="50000" r="50000" b="50000"/></a:path>'])}</a:gradFill>`,
    ),
  }),
  picture: (kit, box) => {
    const id = kit.slide.relate('image', kit.package.add('ppt/media/image#.png', photograph(kit.chance, 320, 200)));
    return {
      shapes: said(kit, box),
      background: own(
        `<a:blipFill dpi="0" rotWithShape="1"><a:blip r:embed="${id}"/><a:srcRect/><a:stretch><a:fillRect/></a:stretch></a:blipFill>`,
      ),
    };
  },
  texture: (kit, box) => {
    const id = kit.slide.relate('image', kit.package.add('ppt/media/image#.png', texture(kit.chance)));
    return {
      shapes: said(kit, box),
      background: own(
        `<a:blipFill dpi="0" rotWithShape="1"><a:blip r:embed="${id}"/><a:srcRect/><a:tile tx="0" ty="0" sx="100000" sy="100000" flip="none" algn="tl"/></a:blipFill>`,
      ),
    };
  },
  pattern: (kit, box) => ({
    shapes: said(kit, box),
    background: own(
      `<a:pattFill prst="${kit.chance.among(['ltUpDiag', 'dotGrid', 'smGrid', 'wdDnDiag'])}"><a:fgClr>${color('accent1', pale)}</a:fgClr><a:bgClr>${color('bg1')}</a:bgClr></a:pattFill>`,
    ),
  }),
  reference: (kit, box) => ({
    shapes: said(kit, box),
    background: reference(kit.chance.among([1001, 1002, 1003]), kit.chance.among(['bg1', 'bg2'])),
  }),
  'dark-reference': (kit, box) => ({ shapes: said(kit, box, 'bg1'), background: reference(1001, kit.chance.among(['tx2', 'accent1'])) }),
  'theme-texture': (kit, box) => {
    if (kit.package.named('ppt/media/theme').length === 0) kit.package.add('ppt/media/theme#.png', grain(kit.chance));
    return { shapes: said(kit, box), background: reference(1003, 'bg2'), deck: { theme: { backgrounds: flat + flat + duotone } } };
  },
  'theme-path': (kit, box) => ({
    shapes: said(kit, box),
    background: reference(1003, 'bg1'),
    deck: { theme: { backgrounds: flat + flat + paleGradient } },
  }),
  master: (kit, box) => ({ shapes: said(kit, box), deck: { background: own(solid('accent1', pale)) } }),
  'colour-map': (kit, box) => ({ shapes: said(kit, box), background: reference(1001, 'bg1'), colorMap: swapped }),
  'accent-map': (kit, box) => ({ shapes: six(kit, box, (at) => solid(scheme[at] ?? 'accent1')), colorMap: rotated }),
  'theme-override': (kit, box) => {
    const look = chooseTheme(kit.chance);
    const part = kit.package.add(
      'ppt/theme/themeOverride#.xml',
      themeOverride({ ...look, colors: anotherPalette(kit.chance, look) }),
      'application/vnd.openxmlformats-officedocument.themeOverride+xml',
    );
    kit.slide.relate('themeOverride', part);
    return { shapes: six(kit, box, (at) => solid(scheme[at] ?? 'accent1')), colorMap: rotated };
  },
};

import { strToU8 } from 'fflate';
import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { color, line, picture, preset } from '../markup.ts';
import { drawing, drawingPicture, photograph } from '../pictures.ts';

const photo = (kit: SlideKit): string => kit.slide.relate('image', kit.package.add('ppt/media/image#.png', photograph(kit.chance)));

const four = (kit: SlideKit, box: Box, options: (at: number) => Parameters<typeof picture>[3]): string => {
  const id = photo(kit);
  return cellsOf(box, 2, 2)
    .map((cell, at) => picture(kit, cell, id, options(at)))
    .join('');
};

const recolours = [
  '<a:grayscl/>',
  '<a:biLevel thresh="50000"/>',
  '<a:lum bright="40000" contrast="-20000"/>',
  '<a:lum bright="-20000" contrast="40000"/>',
  '<a:alphaModFix amt="45000"/>',
  `<a:duotone><a:prstClr val="black"/>${color('accent1', '<a:tint val="45000"/><a:satMod val="400000"/>')}</a:duotone>`,
  '<a:clrChange><a:clrFrom><a:srgbClr val="FFC800"/></a:clrFrom><a:clrTo><a:srgbClr val="FFC800"><a:alpha val="0"/></a:srgbClr></a:clrTo></a:clrChange>',
];

export const pictures: Topic = {
  plain: (kit, box) => four(kit, box, () => ({})),
  cropped: (kit, box) =>
    four(kit, box, () => ({
      crop: `<a:srcRect l="${kit.chance.up(40_000)}" t="${kit.chance.up(40_000)}" r="${kit.chance.up(40_000)}" b="${kit.chance.up(40_000)}"/>`,
    })),
  'cropped-outwards': (kit, box) =>
    four(kit, box, () => ({
      crop: `<a:srcRect l="-${kit.chance.up(30_000)}" t="-${kit.chance.up(30_000)}" r="-${kit.chance.up(30_000)}"/>`,
    })),
  masked: (kit, box) =>
    four(kit, box, () => ({ geometry: preset(kit.chance.among(['ellipse', 'roundRect', 'hexagon', 'star5', 'heart', 'round2DiagRect'])) })),
  framed: (kit, box) =>
    four(kit, box, () => ({ look: line(kit.chance.among(['tx1', 'accent2']), kit.chance.among([12_700, 76_200, 127_000])) })),
  recoloured: (kit, box) => four(kit, box, () => ({ effects: kit.chance.among(recolours) })),
  turned: (kit, box) =>
    four(kit, box, () => ({
      turn: kit.chance.among(['rot="1800000"', 'rot="5400000"', 'flipH="1"', 'flipV="1"', 'rot="2700000" flipH="1"']),
    })),
  vector: (kit, box) => {
    const [fallback, svg] = [
      kit.slide.relate('image', kit.package.add('ppt/media/image#.png', drawingPicture)),
      kit.slide.relate('image', kit.package.add('ppt/media/image#.svg', strToU8(drawing))),
    ];
    return cellsOf(box, 2, 1)
      .map((cell) =>
        picture(kit, cell, fallback, {
          effects: `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${svg}"/></a:ext></a:extLst>`,
        }),
      )
      .join('');
  },
};

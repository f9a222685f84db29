import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import { lines, text, type PageTopic } from './construct.ts';

/** Rows of colours, three bytes a pixel. */
const pixels = (chance: Chance, width: number, height: number, channels = 3): Uint8Array => {
  const tint = chance.up(200);
  return Uint8Array.from({ length: width * height * channels }, (_, at) => {
    const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
    return channels === 1 ? (Math.hypot(x - width / 2, y - height / 2) < width / 3 ? 255 : 40) : ([x * 4, y * 6, tint][at % 3] ?? 0) & 255;
  });
};

const image = '/Type/XObject/Subtype/Image/Width 60/Height 40/BitsPerComponent 8';
const axial =
  '<</ShadingType 2/ColorSpace/DeviceRGB/Coords[100 0 600 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0.8 0.2]/C1[0.2 0.4 0.9]/N 1>>/Extend[true true]>>';
const radial =
  '<</ShadingType 3/ColorSpace/DeviceRGB/Coords[360 150 10 360 150 150]/Function<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0.7 0.2 0.3]/N 1>>/Extend[true true]>>';

export const graphics: PageTopic = {
  paths: (kit) => ({
    content: `${lines(kit, 2)}0.8 0.3 0.2 rg 60 60 150 120 re f 0 0 1 RG 4 w 300 60 m 350 220 450 220 500 60 c S [12 6] 0 d 540 60 m 680 200 l S 0 g`,
  }),
  image: (kit) => {
    const own = kit.document.stream(`${image}/ColorSpace/DeviceRGB`, pixels(kit.chance, 60, 40), true);
    return { content: `${lines(kit, 2)}q 400 0 0 200 100 40 cm /Im1 Do Q`, resources: `/XObject<</Im1 ${own}>>` };
  },
  'soft-mask-image': (kit) => {
    const mask = kit.document.stream(`${image}/ColorSpace/DeviceGray`, pixels(kit.chance, 60, 40, 1), true);
    const own = kit.document.stream(`${image}/ColorSpace/DeviceRGB/SMask ${mask}`, pixels(kit.chance, 60, 40), true);
    return { content: `${lines(kit, 2)}q 400 0 0 200 100 40 cm /Im1 Do Q`, resources: `/XObject<</Im1 ${own}>>` };
  },
  'stencil-mask': (kit) => {
    const bits = Uint8Array.from({ length: 8 }, (_, row) => (row % 2 ? 0b10101010 : 0b01010101));
    const own = kit.document.stream('/Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 1/ImageMask true', bits);
    return { content: `${lines(kit, 2)}0.1 0.6 0.3 rg q 200 0 0 200 100 40 cm /Im1 Do Q 0 g`, resources: `/XObject<</Im1 ${own}>>` };
  },
  'inline-image': (kit) => ({
    content: `${lines(kit, 2)}q 200 0 0 200 100 40 cm BI /W 2 /H 2 /BPC 8 /CS /RGB /F /AHx ID FF000000FF000000FFFFFF00> EI Q`,
  }),
  form: (kit) => {
    const own = kit.document.stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 400 100]/Matrix[1 0 0 1 0 0]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
      `0.9 0.9 0.6 rg 0 0 400 100 re f 0 g ${text(kit.say(3), 20, 40)}`,
    );
    return {
      content: `${lines(kit, 2)}q 1 0 0 1 60 150 cm /Fm1 Do Q q 0.7 0 0 0.7 300 40 cm /Fm1 Do Q`,
      resources: `/XObject<</Fm1 ${own}>>`,
    };
  },
  'nested-forms': (kit) => {
    const inner = kit.document.stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 300 60]/Matrix[0.9 0.1 -0.1 0.9 0 0]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
      text(kit.say(2), 10, 20),
    );
    const outer = kit.document.stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 400 150]/Resources<</XObject<</Fm2 ${inner}>>>>`,
      '0.8 0.9 1 rg 0 0 400 150 re f 0 g q 1 0 0 1 30 30 cm /Fm2 Do Q',
    );
    return { content: `${lines(kit, 2)}q 1 0 0 1 60 60 cm /Fm1 Do Q`, resources: `/XObject<</Fm1 ${outer}>>` };
  },
  'soft-mask-group': (kit) => {
    const group = kit.document.stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 720 405]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</Shading<</Sh1 <</ShadingType 2/ColorSpace/DeviceGray/Coords[100 0 600 0]/Function<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>/Extend[true true]>>>>>>',
      '/Sh1 sh',
    );
    return {
      content: `${lines(kit, 2)}q /Gs1 gs 0.1 0.3 0.8 rg 100 40 500 200 re f Q`,
      resources: `/ExtGState<</Gs1 <</SMask<</S/Luminosity/G ${group}>>>>>>`,
    };
  },
  'axial-shading': (kit) => ({ content: `${lines(kit, 2)}q 100 40 500 200 re W n /Sh1 sh Q`, resources: `/Shading<</Sh1 ${axial}>>` }),
  'radial-shading': (kit) => ({ content: `${lines(kit, 2)}q 100 40 500 200 re W n /Sh1 sh Q`, resources: `/Shading<</Sh1 ${radial}>>` }),
  'tiling-pattern': (kit) => {
    const own = kit.document.stream(
      '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 20 20]/XStep 20/YStep 20/Resources<<>>',
      '0.8 0.2 0.2 rg 0 0 10 10 re f 0.2 0.2 0.8 rg 10 10 10 10 re f',
    );
    return { content: `${lines(kit, 2)}/Pattern cs /P1 scn 100 40 400 200 re f 0 g`, resources: `/Pattern<</P1 ${own}>>` };
  },
  transparency: (kit) => ({
    content: `${lines(kit, 2)}1 0 0 rg 100 60 200 150 re f /Gs1 gs 0 0 1 rg 200 100 200 150 re f /Gs2 gs 0 1 0 rg 300 60 200 150 re f`,
    resources: '/ExtGState<</Gs1 <</ca 0.5>>/Gs2 <</ca 1/BM/Multiply>>>>',
  }),
  clipping: (kit) => ({ content: `${lines(kit, 2)}q 200 140 m 300 240 l 400 140 l 300 40 l h W n 0.9 0.5 0.1 rg 0 0 720 405 re f Q` }),
};

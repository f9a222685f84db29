import type { SlideKit, Topic } from '../construct.ts';
import { line, paragraph, picture, preset, run, shape, solid, textBody } from '../markup.ts';
import { photograph } from '../pictures.ts';

const text = (kit: SlideKit, words: number): string => paragraph(run(kit.say(words)));
const title = (kit: SlideKit, words = 3): string => shape(kit, { placeholder: 'type="title"', body: textBody(text(kit, words)) });
const list = (kit: SlideKit): string => [0, 0, 1, 1, 2].map((level) => paragraph(run(kit.say(4)), level ? `lvl="${level}"` : '')).join('');

const pastel = '<a:lumMod val="40000"/><a:lumOff val="60000"/>';

export const placeholders: Topic = {
  title: (kit) => ({
    shapes:
      shape(kit, { placeholder: 'type="ctrTitle"', body: textBody(text(kit, 4)) }) +
      shape(kit, { placeholder: 'type="subTitle" idx="1"', body: textBody(text(kit, 5)) }),
    layout: 'title',
  }),
  content: (kit) => ({ shapes: title(kit) + shape(kit, { placeholder: 'idx="1"', body: textBody(list(kit)) }), layout: 'content' }),
  two: (kit) => ({
    shapes:
      title(kit) +
      [1, 2]
        .map((index) =>
          shape(kit, {
            placeholder: `sz="half" idx="${index}"`,
            body: textBody(list(kit), '', '<a:normAutofit fontScale="77500" lnSpcReduction="20000"/>'),
          }),
        )
        .join(''),
    layout: 'two',
  }),
  comparison: (kit) => ({
    shapes:
      title(kit) +
      shape(kit, { placeholder: 'type="body" idx="1"', body: textBody(text(kit, 3)) }) +
      [2, 3].map((index) => shape(kit, { placeholder: `sz="half" idx="${index}"`, body: textBody(text(kit, 8)) })).join(''),
    layout: 'comparison',
  }),
  coloured: (kit) => ({
    shapes: title(kit) + shape(kit, { placeholder: 'type="body" idx="1"', body: textBody(list(kit)) }),
    layout: 'coloured',
  }),
  moved: (kit, box) => ({
    shapes:
      title(kit) +
      shape(kit, {
        placeholder: 'idx="1"',
        box: { ...box, y: box.y + 2_200_000, width: Math.round(box.width / 2), height: 2_800_000 },
        body: textBody(text(kit, 12), 'anchor="b"', '<a:normAutofit/>'),
      }),
    layout: 'content',
  }),
  'own-look': (kit) => ({
    shapes:
      shape(kit, {
        placeholder: 'type="title"',
        look: solid('accent1', pastel) + line('accent1', 28_575),
        body: textBody(text(kit, 3), 'anchor="b"'),
      }) +
      shape(kit, {
        placeholder: 'idx="1"',
        geometry: preset('roundRect'),
        look: solid('bg2'),
        body: textBody(paragraph(run(kit.say(6), 'sz="2000" b="1"', solid('accent2')), 'algn="ctr"', '<a:buNone/>')),
      }),
    layout: 'content',
  }),
  'own-style': (kit) => ({
    shapes:
      shape(kit, {
        placeholder: 'type="title"',
        style:
          '<p:style><a:lnRef idx="2"><a:schemeClr val="accent1"><a:shade val="50000"/></a:schemeClr></a:lnRef><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>',
        body: textBody(text(kit, 3)),
      }) + shape(kit, { placeholder: 'idx="1"', body: textBody(list(kit)) }),
    layout: 'content',
  }),
  picture: (kit) => {
    const id = kit.slide.relate('image', kit.package.add('ppt/media/image#.png', photograph(kit.chance)));
    const shown = picture(kit, undefined, id, {
      media: '<p:ph type="pic" idx="1"/>',
      crop: '<a:srcRect l="10000" r="10000"/>',
      geometry: '',
    });
    return {
      shapes: title(kit) + shown + shape(kit, { placeholder: 'type="body" sz="half" idx="2"', body: textBody(text(kit, 8)) }),
      layout: 'picture',
    };
  },
  vertical: (kit) => ({
    shapes: title(kit) + shape(kit, { placeholder: 'type="body" orient="vert" idx="1"', body: textBody(text(kit, 6), 'vert="eaVert"') }),
    layout: 'vertical',
  }),
  empty: (kit) => ({
    shapes: title(kit) + shape(kit, { placeholder: 'idx="1"', body: textBody('<a:p><a:endParaRPr lang="en-US"/></a:p>') }),
    layout: 'content',
  }),
  footers: (kit) => ({
    shapes:
      title(kit) +
      shape(kit, { placeholder: 'type="dt" sz="half" idx="10"', body: textBody(paragraph(run(kit.saying('5/6/2024')))) }) +
      shape(kit, { placeholder: 'type="ftr" sz="quarter" idx="11"', body: textBody(text(kit, 2)) }) +
      shape(kit, {
        placeholder: 'type="sldNum" sz="quarter" idx="12"',
        body: textBody(
          '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>1</a:t></a:fld></a:p>',
        ),
      }),
    layout: 'content',
  }),
  'default-text-style': (kit, box) => ({
    shapes:
      title(kit) +
      shape(kit, { placeholder: 'idx="1"', body: textBody(text(kit, 6)) }) +
      shape(kit, {
        box: { ...box, y: box.y + 4_200_000, height: 700_000 },
        isTextBox: true,
        look: '<a:noFill/>',
        body: textBody(text(kit, 4)),
      }),
    layout: 'content',
    deck: {
      defaultTextStyle: `<p:defaultTextStyle><a:defPPr><a:defRPr lang="en-US"/></a:defPPr><a:lvl1pPr marL="0" algn="r"><a:defRPr sz="1400" b="1" kern="1200">${solid('C00000')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:defaultTextStyle>`,
    },
  }),
};

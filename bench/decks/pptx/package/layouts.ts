import type { Box } from '../construct.ts';
import { paragraph, place, run, sheet, textBody } from '../markup.ts';

type Size = { width: number; height: number };

/** A placeholder of a layout or master. */
interface Holder {
  attributes: string;
  /** Left, top, width and height in parts of the slide; absent where it is inherited. */
  at?: readonly [number, number, number, number];
  body?: string;
  listStyle?: string;
  prompt: string;
  look?: string;
}

const boxIn = ({ width, height }: Size, [x, y, w, h]: readonly [number, number, number, number]): Box => ({
  x: Math.round(x * width),
  y: Math.round(y * height),
  width: Math.round(w * width),
  height: Math.round(h * height),
});

const five = ['Edit Master text styles', 'Second level', 'Third level', 'Fourth level', 'Fifth level'] as const;

function holder({ attributes, at, body = '', listStyle = '', prompt, look = '' }: Holder, id: number, size: Size): string {
  const texts = prompt === five[0] ? five.map((text, level) => paragraph(run(text), `lvl="${level}"`)) : [paragraph(run(prompt))];
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Placeholder ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${attributes}/></p:nvPr></p:nvSpPr><p:spPr>${at ? `${place(boxIn(size, at))}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : ''}${look}</p:spPr>${textBody(texts.join(''), body, '', listStyle)}</p:sp>`;
}

const noBullets = (size: number, align = ''): string =>
  Array.from(
    { length: 5 },
    (_, level) =>
      `<a:lvl${level + 1}pPr marL="${level * 457_200}" indent="0"${align && ` algn="${align}"`}><a:buNone/><a:defRPr sz="${size - level * 200}"/></a:lvl${level + 1}pPr>`,
  ).join('');

const edges: Holder[] = [
  { attributes: 'type="dt" sz="half" idx="10"', prompt: '1/1/2020' },
  { attributes: 'type="ftr" sz="quarter" idx="11"', prompt: '' },
  { attributes: 'type="sldNum" sz="quarter" idx="12"', prompt: '‹#›' },
];

const title: Holder = { attributes: 'type="title"', prompt: 'Click to edit Master title style' };

const layouts = {
  title: {
    type: 'title',
    holders: [
      {
        attributes: 'type="ctrTitle"',
        at: [0.125, 0.16, 0.75, 0.35],
        body: 'anchor="b"',
        listStyle: '<a:lvl1pPr algn="ctr"><a:defRPr sz="5400"/></a:lvl1pPr>',
        prompt: 'Click to edit Master title style',
      },
      {
        attributes: 'type="subTitle" idx="1"',
        at: [0.125, 0.53, 0.75, 0.24],
        listStyle: noBullets(2400, 'ctr'),
        prompt: 'Click to edit Master subtitle style',
      },
    ],
  },
  content: { type: 'obj', holders: [title, { attributes: 'idx="1"', prompt: five[0] }] },
  two: {
    type: 'twoObj',
    holders: [
      title,
      { attributes: 'sz="half" idx="1"', at: [0.069, 0.27, 0.425, 0.63], prompt: five[0] },
      { attributes: 'sz="half" idx="2"', at: [0.506, 0.27, 0.425, 0.63], prompt: five[0] },
    ],
  },
  comparison: {
    type: 'twoTxTwoObj',
    holders: [
      title,
      {
        attributes: 'type="body" idx="1"',
        at: [0.07, 0.25, 0.42, 0.12],
        body: 'anchor="b"',
        listStyle: '<a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="2400" b="1"/></a:lvl1pPr>',
        prompt: five[0],
      },
      { attributes: 'sz="half" idx="2"', at: [0.07, 0.37, 0.42, 0.53], prompt: five[0] },
      { attributes: 'sz="half" idx="3"', at: [0.51, 0.37, 0.42, 0.53], prompt: five[0] },
    ],
  },
  picture: {
    type: 'picTx',
    holders: [
      {
        attributes: 'type="title"',
        at: [0.07, 0.07, 0.32, 0.23],
        body: 'anchor="b"',
        listStyle: '<a:lvl1pPr><a:defRPr sz="3200"/></a:lvl1pPr>',
        prompt: 'Click to edit Master title style',
      },
      { attributes: 'type="pic" idx="1"', at: [0.425, 0.14, 0.506, 0.71], listStyle: noBullets(3200), prompt: 'Click icon to add picture' },
      { attributes: 'type="body" sz="half" idx="2"', at: [0.07, 0.3, 0.32, 0.55], listStyle: noBullets(1600), prompt: five[0] },
    ],
  },
  vertical: {
    type: 'vertTx',
    holders: [title, { attributes: 'type="body" orient="vert" idx="1"', body: 'vert="eaVert"', prompt: five[0] }],
  },
  coloured: {
    type: 'cust',
    holders: [
      {
        attributes: 'type="title"',
        at: [0, 0.05, 1, 0.17],
        look: '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>',
        body: 'lIns="540000" anchor="ctr"',
        listStyle: '<a:lvl1pPr><a:defRPr sz="3600" b="1"><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></a:defRPr></a:lvl1pPr>',
        prompt: 'Click to edit Master title style',
      },
      {
        attributes: 'type="body" idx="1"',
        at: [0.08, 0.3, 0.84, 0.58],
        listStyle:
          '<a:lvl1pPr marL="342900" indent="-342900"><a:buFont typeface="Arial"/><a:buChar char="–"/><a:defRPr sz="2000" i="1"/></a:lvl1pPr><a:lvl2pPr marL="800100" indent="-342900"><a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod"/><a:defRPr sz="1800"/></a:lvl2pPr>',
        prompt: five[0],
      },
    ],
  },
  blank: { type: 'blank', holders: [] },
} as const satisfies Record<string, { type: string; holders: readonly Holder[] }>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];

export const layout = (name: LayoutName, size: Size): string => {
  const { type, holders } = layouts[name];
  const all = [...holders, ...edges] as Holder[];
  return sheet('sldLayout', all.map((one, place) => holder(one, place + 2, size)).join(''), {
    attributes: `${type === 'cust' ? '' : `type="${type}" `}preserve="1"`,
    after: '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  });
};

const masterHolders: Holder[] = [
  { attributes: 'type="title"', at: [0.069, 0.053, 0.862, 0.193], body: 'anchor="ctr"', prompt: 'Click to edit Master title style' },
  { attributes: 'type="body" idx="1"', at: [0.069, 0.266, 0.862, 0.634], prompt: five[0] },
  {
    attributes: 'type="dt" sz="half" idx="2"',
    at: [0.069, 0.927, 0.225, 0.053],
    body: 'anchor="ctr"',
    listStyle: '<a:lvl1pPr algn="l"><a:defRPr sz="1200"/></a:lvl1pPr>',
    prompt: '1/1/2020',
  },
  {
    attributes: 'type="ftr" sz="quarter" idx="3"',
    at: [0.331, 0.927, 0.338, 0.053],
    body: 'anchor="ctr"',
    listStyle: '<a:lvl1pPr algn="ctr"><a:defRPr sz="1200"/></a:lvl1pPr>',
    prompt: '',
  },
  {
    attributes: 'type="sldNum" sz="quarter" idx="4"',
    at: [0.706, 0.927, 0.225, 0.053],
    body: 'anchor="ctr"',
    listStyle: '<a:lvl1pPr algn="r"><a:defRPr sz="1200"/></a:lvl1pPr>',
    prompt: '‹#›',
  },
];

const ink = '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>';
const level = (number: number, size: number): string =>
  `<a:lvl${number}pPr marL="${228_600 + (number - 1) * 457_200}" indent="-228600" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPts val="${number === 1 ? 1000 : 500}"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="•"/><a:defRPr sz="${size}" kern="1200">${ink}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl${number}pPr>`;

const textStyles = `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/><a:defRPr sz="4000" kern="1200">${ink}<a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/><a:cs typeface="+mj-cs"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>${[2800, 2400, 2000, 1800, 1800].map((size, place) => level(place + 1, size)).join('')}</p:bodyStyle><p:otherStyle><a:lvl1pPr marL="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:defRPr sz="1800" kern="1200">${ink}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr></p:otherStyle></p:txStyles>`;

export const plainColorMap =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';

/** `layoutIds` are relationships, in order. */
export const master = (size: Size, layoutIds: readonly string[], background?: string): string =>
  sheet('sldMaster', masterHolders.map((one, at) => holder(one, at + 2, size)).join(''), {
    background: background ?? '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>',
    after: `<p:clrMap ${plainColorMap}/><p:sldLayoutIdLst>${layoutIds.map((id, at) => `<p:sldLayoutId id="${2_147_483_649 + at}" r:id="${id}"/>`).join('')}</p:sldLayoutIdLst>${textStyles}`,
  });

import type { Box, SlideKit } from './construct.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as it is written in XML, in elements and attributes. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

export const scheme = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** A colour of the theme, or six hexadecimal digits; `changes` are elements such as `a:lumMod`. */
export const color = (name: string, changes = ''): string =>
  /^[\dA-F]{6}$/.test(name) ? `<a:srgbClr val="${name}">${changes}</a:srgbClr>` : `<a:schemeClr val="${name}">${changes}</a:schemeClr>`;

export const solid = (name: string, changes = ''): string => `<a:solidFill>${color(name, changes)}</a:solidFill>`;

export const line = (name: string, width = 12_700, inner = ''): string => `<a:ln w="${width}">${solid(name)}${inner}</a:ln>`;

export const place = ({ x, y, width, height }: Box, attributes = '', inner = '', prefix = 'a'): string =>
  `<${prefix}:xfrm${attributes && ` ${attributes}`}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/>${inner}</${prefix}:xfrm>`;

export const preset = (name: string, adjustments: Readonly<Record<string, number>> = {}): string =>
  `<a:prstGeom prst="${name}"><a:avLst>${Object.entries(adjustments)
    .map(([guide, value]) => `<a:gd name="${guide}" fmla="val ${value}"/>`)
    .join('')}</a:avLst></a:prstGeom>`;

export const run = (text: string, attributes = '', inner = ''): string =>
  `<a:r><a:rPr lang="en-US"${attributes && ` ${attributes}`} dirty="0">${inner}</a:rPr><a:t>${escape(text)}</a:t></a:r>`;

/** `attributes` and `inner` are those of `a:pPr`. */
export const paragraph = (runs: string, attributes = '', inner = ''): string =>
  `<a:p>${attributes || inner ? `<a:pPr${attributes && ` ${attributes}`}>${inner}</a:pPr>` : ''}${runs}</a:p>`;

export const textBody = (paragraphs: string, attributes = '', inner = '', listStyle = '', prefix = 'p'): string =>
  `<${prefix}:txBody><a:bodyPr${attributes && ` ${attributes}`}>${inner}</a:bodyPr><a:lstStyle>${listStyle}</a:lstStyle>${paragraphs}</${prefix}:txBody>`;

interface Shape {
  box?: Box | undefined;
  /** Attributes of `a:xfrm`. */
  turn?: string;
  geometry?: string;
  /** After the geometry, in `p:spPr`. */
  look?: string;
  style?: string;
  body?: string;
  /** Attributes of `p:ph`. */
  placeholder?: string;
  isTextBox?: boolean;
  /** Attributes and content of `p:cNvPr`. */
  attributes?: string;
  inner?: string;
  id?: number;
  name?: string;
}

export function shape(kit: SlideKit, options: Shape): string {
  const {
    box,
    turn,
    look = '',
    style = '',
    body = '',
    placeholder,
    isTextBox = false,
    attributes = '',
    inner = '',
    id = kit.id(),
  } = options;
  const geometry = options.geometry ?? (placeholder === undefined ? preset('rect') : '');
  const kind = placeholder !== undefined ? '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' : `<p:cNvSpPr${isTextBox ? ' txBox="1"' : ''}/>`;
  const holder = placeholder === undefined ? '<p:nvPr/>' : `<p:nvPr><p:ph${placeholder && ` ${placeholder}`}/></p:nvPr>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${options.name ?? `Object ${id}`}"${attributes && ` ${attributes}`}>${inner}</p:cNvPr>${kind}${holder}</p:nvSpPr><p:spPr>${box ? place(box, turn) : ''}${geometry}${look}</p:spPr>${style}${body}</p:sp>`;
}

/** A text box with black letters on nothing, as large as its box. */
export const textBox = (
  kit: SlideKit,
  box: Box,
  paragraphs: string,
  attributes = 'wrap="square"',
  inner = '',
  look = '<a:noFill/>',
): string => shape(kit, { box, isTextBox: true, look, body: textBody(paragraphs, attributes, inner) });

/** A filled shape with a word in it. */
export const labelled = (kit: SlideKit, box: Box, look: string, geometry = preset('rect'), turn?: string): string =>
  shape(kit, {
    box,
    geometry,
    look,
    ...(turn !== undefined && { turn }),
    body: textBody(paragraph(run(kit.say(1), 'sz="1400" b="1"', solid('tx1')), 'algn="ctr"'), 'anchor="ctr"'),
  });

export const graphicFrame = (kit: SlideKit, box: Box, uri: string, inner: string): string => {
  const id = kit.id();
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Frame ${id}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${place(box, '', '', 'p')}<a:graphic><a:graphicData uri="${uri}">${inner}</a:graphicData></a:graphic></p:graphicFrame>`;
};

interface Picture {
  crop?: string;
  /** In `a:blip`: recolouring and extensions. */
  effects?: string;
  geometry?: string;
  look?: string;
  turn?: string;
  /** Content of `p:cNvPr` and of `p:nvPr`. */
  inner?: string;
  media?: string;
  attributes?: string;
}

/** Without a box, a placeholder says where it is. */
export function picture(kit: SlideKit, box: Box | undefined, relationship: string, options: Picture = {}): string {
  const { crop = '', effects = '', geometry = preset('rect'), look = '', turn, inner = '', media = '', attributes = '' } = options;
  const id = kit.id();
  return `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}"${attributes && ` ${attributes}`}>${inner}</p:cNvPr><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr>${media}</p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}">${effects}</a:blip>${crop}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${box ? place(box, turn) : ''}${geometry}${look}</p:spPr></p:pic>`;
}

export function group(kit: SlideKit, box: Box, inner: string, options: { child?: Box; turn?: string; look?: string } = {}): string {
  const { child = box, turn, look = '' } = options;
  const id = kit.id();
  const own = `<a:chOff x="${child.x}" y="${child.y}"/><a:chExt cx="${child.width}" cy="${child.height}"/>`;
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Group ${id}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${place(box, turn, own)}${look}</p:grpSpPr>${inner}</p:grpSp>`;
}

/** A slide, layout, master or notes page. */
export const sheet = (root: string, shapes: string, { background = '', after = '', attributes = '' } = {}): string =>
  `<p:${root} ${namespaces}${attributes && ` ${attributes}`}><p:cSld>${background}<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree></p:cSld>${after}</p:${root}>`;

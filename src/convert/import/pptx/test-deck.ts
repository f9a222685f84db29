import { strToU8, zipSync } from 'fflate';
import type { SceneObject, Topic } from '#model/presentation/presentation.ts';
import { memoryBytes } from '../archive/memory-bytes.ts';
import type { Imported, ImportOptions } from '../imported.ts';
import { collectWarnings, type ImportWarning } from '../warnings.ts';
import { readPptx } from './read-pptx.ts';

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface TestSlide {
  /** Shapes, as XML. */
  shapes?: string;
  /** In `p:cSld`, before the shapes. */
  background?: string;
  /** After `p:cSld`. */
  after?: string;
  attributes?: string;
  /** `id type target`, one per line; a target with a colon is external. */
  relationships?: string;
}

export interface TestDeck {
  slides: TestSlide[];
  layout?: TestSlide;
  master?: TestSlide;
  theme?: string;
  /** Additional parts by name; strings are XML. */
  parts?: Record<string, string | Uint8Array>;
  /** In `p:presentation`, after the slides. */
  presentation?: string;
  /** Additional relationships of `ppt/presentation.xml`. */
  relationships?: string;
  /** Instead of 9144000 × 6858000: one unit is 4762.5 EMU. */
  size?: string;
}

const sheet = (root: string, { shapes = '', background = '', after = '', attributes = '' }: TestSlide) =>
  `<p:${root} ${namespaces} ${attributes}><p:cSld>${background}<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>${after}</p:${root}>`;

function relationships(lines: string): string {
  const entries = lines
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([id]) => id);
  const body = entries.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${type?.includes('/') ? type : `${kinds}/${type}`}" Target="${target}"${target?.includes(':') ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${body.join('')}</Relationships>`;
}

const usualTheme = `<a:theme ${namespaces}><a:themeElements>
  <a:clrScheme name="t"><a:dk1><a:sysClr val="windowText" lastClr="101010"/></a:dk1><a:lt1><a:srgbClr val="FAFAFA"/></a:lt1><a:dk2><a:srgbClr val="112233"/></a:dk2><a:lt2><a:srgbClr val="EEDDCC"/></a:lt2>
  <a:accent1><a:srgbClr val="4472C4"/></a:accent1><a:accent2><a:srgbClr val="ED7D31"/></a:accent2></a:clrScheme>
  <a:fontScheme name="t"><a:majorFont><a:latin typeface="Georgia"/></a:majorFont><a:minorFont><a:latin typeface="Arial"/></a:minorFont></a:fontScheme>
  <a:fmtScheme name="t"><a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></a:fillStyleLst>
  <a:lnStyleLst><a:ln w="19050" cap="rnd"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="dash"/></a:ln></a:lnStyleLst>
  <a:effectStyleLst/><a:bgFillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const usualMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** Builds a small package as PowerPoint writes it. */
export function packDeck({
  slides,
  layout = {},
  master = {},
  theme = usualTheme,
  parts = {},
  presentation = '',
  relationships: more = '',
  size = '<p:sldSz cx="9144000" cy="6858000"/>',
}: TestDeck): Uint8Array {
  const files: Record<string, string | Uint8Array> = {
    '_rels/.rels': relationships('rId1 officeDocument ppt/presentation.xml'),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index + 1}"/>`).join('')}</p:sldIdLst>${size}${presentation}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      `${slides.map((_, index) => `s${index + 1} slide slides/slide${index + 1}.xml`).join('\n')}\n${more}`,
    ),
    'ppt/slideLayouts/slideLayout1.xml': sheet('sldLayout', layout),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships(
      `rIdM slideMaster ../slideMasters/slideMaster1.xml\n${layout.relationships ?? ''}`,
    ),
    'ppt/slideMasters/slideMaster1.xml': sheet('sldMaster', { ...master, after: usualMap + (master.after ?? '') }),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships(`rIdT theme ../theme/theme1.xml\n${master.relationships ?? ''}`),
    'ppt/theme/theme1.xml': theme,
    ...parts,
  };
  for (const [index, slide] of slides.entries()) {
    files[`ppt/slides/slide${index + 1}.xml`] ??= sheet('sld', slide);
    files[`ppt/slides/_rels/slide${index + 1}.xml.rels`] ??= relationships(
      `rIdL slideLayout ../slideLayouts/slideLayout1.xml\n${slide.relationships ?? ''}`,
    );
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content])),
  );
}

interface DeckRead {
  imported: Imported;
  warnings: ImportWarning[];
  /** The topics of the slides, in path order. */
  slides: Topic[];
}

export async function importBytes(bytes: Uint8Array, options: Partial<ImportOptions> = {}): Promise<DeckRead> {
  const { warn, warnings } = collectWarnings();
  const measure = (text: string) => text.length * 0.5;
  const imported = await readPptx(
    { name: 'deck.pptx', bytes: memoryBytes(bytes) },
    { options: { arrangement: 'grid', includesHidden: false, ...options }, measure, progress() {}, warn },
  );
  const topics = new Map(topicsIn([imported.presentation.root]).map((topic) => [topic.id, topic]));
  const slides = imported.presentation.path.flatMap(({ to }) => topics.get(to ?? '') ?? []);
  return { imported, warnings: warnings(), slides };
}

export const importDeck = (deck: TestDeck, options?: Partial<ImportOptions>): Promise<DeckRead> => importBytes(packDeck(deck), options);

/** Imports a deck with one slide that has these shapes. */
export async function importShapes(shapes: string, deck: Partial<TestDeck> = {}): Promise<readonly SceneObject[]> {
  const { slides } = await importDeck({ slides: [{ shapes }], ...deck });
  return slides[0]?.children ?? [];
}

const topicsIn = (objects: readonly SceneObject[]): Topic[] =>
  objects.flatMap((object) => (object.kind === 'topic' ? [object, ...topicsIn(object.children)] : []));

interface TestShape {
  id?: number;
  /** x y width height, in units of 4762.5 EMU (a slide is 1920 wide). */
  at?: readonly [number, number, number, number];
  /** Attributes of `a:xfrm`. */
  turn?: string;
  geometry?: string;
  /** After the geometry, in `p:spPr`. */
  look?: string;
  text?: string;
  placeholder?: string;
  style?: string;
  /** In `p:cNvPr`. */
  inner?: string;
  /** Of `p:cNvPr`. */
  attributes?: string;
}

const UNIT = 4762.5;

export const transform = ([x, y, width, height]: readonly [number, number, number, number], attributes = '', inner = '') =>
  `<a:xfrm ${attributes}><a:off x="${x * UNIT}" y="${y * UNIT}"/><a:ext cx="${width * UNIT}" cy="${height * UNIT}"/>${inner}</a:xfrm>`;

/** A `p:sp`. */
export function shape({
  id = 2,
  at,
  turn,
  geometry = 'rect',
  look = '',
  text,
  placeholder,
  style = '',
  inner = '',
  attributes = '',
}: TestShape): string {
  const place = at ? transform(at, turn) : '';
  const outline = placeholder === undefined ? `<a:prstGeom prst="${geometry}"><a:avLst/></a:prstGeom>` : '';
  const body = text === undefined ? '' : `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="s" ${attributes}>${inner}</p:cNvPr><p:cNvSpPr/><p:nvPr>${placeholder === undefined ? '' : `<p:ph ${placeholder}/>`}</p:nvPr></p:nvSpPr><p:spPr>${place}${outline}${look}</p:spPr>${style}${body}</p:sp>`;
}

export const solid = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

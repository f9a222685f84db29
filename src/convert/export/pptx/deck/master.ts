import type { Viewport } from '#model/camera/camera.ts';
import type { StyleClass } from '#model/presentation/texts.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { emu } from '../look/units.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import type { Package } from '../package/pack-parts.ts';
import { openRelations } from '../package/relations.ts';
import { background, masterColors, shapeTree, sheet } from '../slides/sheet.ts';
import { letterMarkup } from '../text/runs.ts';
import { themeMarkup } from './theme.ts';

const type = 'application/vnd.openxmlformats-officedocument';
const mainType = `${type}.presentationml`;

export const masterPart = 'ppt/slideMasters/slideMaster1.xml';
export const titleLayout = 'ppt/slideLayouts/slideLayout1.xml';
export const blankLayout = 'ppt/slideLayouts/slideLayout2.xml';
const themePart = 'ppt/theme/theme1.xml';

export interface MasterFacts {
  theme: Theme;
  viewport: Viewport;
  /** The fill of the presentation's background. */
  backdrop: Markup;
}

/** One master with two layouts: with a title and without. */
export function addMaster(parts: Package, { theme, viewport, backdrop }: MasterFacts): void {
  parts.addPart(themePart, `${type}.theme+xml`, themeMarkup(theme, 'Lectern'));
  const relations = openRelations(masterPart);
  const layouts = [titleLayout, blankLayout].map((part) => relations.to('slideLayout', part));
  relations.to('theme', themePart);
  const title = titleShape(viewport);
  const master = sheet(
    'sldMaster',
    {},
    tag('p:cSld', {}, background(backdrop), shapeTree(title)),
    colorMap,
    tag('p:sldLayoutIdLst', {}, ...layouts.map((id, index) => tag('p:sldLayoutId', { id: 2_147_483_649 + index, 'r:id': id }))),
    tag(
      'p:txStyles',
      {},
      styleMarkup('p:titleStyle', 'title', theme),
      styleMarkup('p:bodyStyle', 'body', theme),
      styleMarkup('p:otherStyle', 'body', theme),
    ),
  );
  parts.addPart(masterPart, `${mainType}.slideMaster+xml`, master, relations);
  addLayout(parts, titleLayout, 'Title Only', 'titleOnly', title);
  addLayout(parts, blankLayout, 'Blank', 'blank');
}

function addLayout(parts: Package, part: string, name: string, kind: string, ...shapes: Child[]): void {
  const relations = openRelations(part);
  relations.to('slideMaster', masterPart);
  const layout = sheet('sldLayout', { type: kind, preserve: true }, tag('p:cSld', { name }, shapeTree(...shapes)), masterColors);
  parts.addPart(part, `${mainType}.slideLayout+xml`, layout, relations);
}

export const colorMap: Markup = tag('p:clrMap', {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`accent${number}`, `accent${number}`])),
  hlink: 'hlink',
  folHlink: 'folHlink',
});

/** Where a new title would be. */
const titleShape = ({ width, height }: Viewport): Markup =>
  tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id: 2, name: 'Title 1' }),
      tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: true })),
      tag('p:nvPr', {}, tag('p:ph', { type: 'title' })),
    ),
    tag(
      'p:spPr',
      {},
      tag(
        'a:xfrm',
        {},
        tag('a:off', { x: emu(width * 0.06), y: emu(height * 0.06) }),
        tag('a:ext', { cx: emu(width * 0.88), cy: emu(height * 0.16) }),
      ),
      tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst')),
    ),
    tag(
      'p:txBody',
      {},
      tag('a:bodyPr', { anchor: 'ctr' }, tag('a:normAutofit')),
      tag('a:lstStyle'),
      tag('a:p', {}, tag('a:endParaRPr', { lang: 'en' })),
    ),
  );

/** Sizes of a theme are meant for slides 1920 units wide; these are for those who add text. */
const SCALE = 2 / 3;

const styleMarkup = (name: string, style: StyleClass, theme: Theme): Markup =>
  tag(
    name,
    {},
    tag(
      'a:lvl1pPr',
      { algn: 'l' },
      letterMarkup('a:defRPr', {}, theme.textStyles[style], {
        theme,
        scale: SCALE,
        opacity: 1,
        language: '',
        linkMarkup: () => undefined,
      }),
    ),
  );

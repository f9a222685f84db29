import type { Theme } from '#model/presentation/presentation.ts';
import { type Child, type Markup, tag, words } from '../package/markup.ts';
import type { Package } from '../package/pack-parts.ts';
import { openRelations } from '../package/relations.ts';
import { masterColors, shapeTree, sheet } from '../slides/sheet.ts';
import { colorMap } from './master.ts';
import { themeMarkup } from './theme.ts';

const type = 'application/vnd.openxmlformats-officedocument';
export const notesMasterPart = 'ppt/notesMasters/notesMaster1.xml';
const themePart = 'ppt/theme/theme2.xml';

/** In EMU: a sheet of paper with a picture of the slide above the notes. */
export const notesSize = { cx: 6_858_000, cy: 9_144_000 };
const places = {
  sldImg: { x: 685_800, y: 1_143_000, cx: 5_486_400, cy: 3_086_100 },
  body: { x: 685_800, y: 4_400_550, cx: 5_486_400, cy: 3_600_450 },
};

export function addNotesMaster(parts: Package, theme: Theme): void {
  parts.addPart(themePart, `${type}.theme+xml`, themeMarkup(theme, 'Notes'));
  const relations = openRelations(notesMasterPart);
  relations.to('theme', themePart);
  const root = sheet(
    'notesMaster',
    {},
    tag(
      'p:cSld',
      {},
      tag('p:bg', {}, tag('p:bgRef', { idx: 1001 }, tag('a:schemeClr', { val: 'bg1' }))),
      shapeTree(imageShape(true), notesShape(true, [''])),
    ),
    colorMap,
  );
  parts.addPart(notesMasterPart, `${type}.presentationml.notesMaster+xml`, root, relations);
}

/** What the speaker says at a slide; returns the name of the part. */
export function addNotes(parts: Package, number: number, slide: string, notes: string, language: string): string {
  const part = `ppt/notesSlides/notesSlide${number}.xml`;
  const relations = openRelations(part);
  relations.to('notesMaster', notesMasterPart);
  relations.to('slide', slide);
  const root = sheet(
    'notes',
    {},
    tag('p:cSld', {}, shapeTree(imageShape(false), notesShape(false, notes.split('\n'), language))),
    masterColors,
  );
  parts.addPart(part, `${type}.presentationml.notesSlide+xml`, root, relations);
  return part;
}

const placeMarkup = ({ x, y, cx, cy }: { x: number; y: number; cx: number; cy: number }): Child[] => [
  tag('a:xfrm', {}, tag('a:off', { x, y }), tag('a:ext', { cx, cy })),
  tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst')),
];

const imageShape = (isMaster: boolean): Markup =>
  tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id: 2, name: 'Slide Image 1' }),
      tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: true, noRot: true, noChangeAspect: true })),
      tag('p:nvPr', {}, tag('p:ph', { type: 'sldImg', idx: isMaster ? 2 : undefined })),
    ),
    tag('p:spPr', {}, ...(isMaster ? [...placeMarkup(places.sldImg), tag('a:noFill')] : [])),
  );

const notesShape = (isMaster: boolean, lines: readonly string[], language = 'en'): Markup =>
  tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id: 3, name: 'Notes 2' }),
      tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: true })),
      tag('p:nvPr', {}, tag('p:ph', { type: 'body', idx: isMaster ? 3 : 1, sz: isMaster ? 'quarter' : undefined })),
    ),
    tag('p:spPr', {}, ...(isMaster ? placeMarkup(places.body) : [])),
    tag(
      'p:txBody',
      {},
      tag('a:bodyPr'),
      tag('a:lstStyle'),
      ...lines.map((line) => tag('a:p', {}, line !== '' && tag('a:r', {}, tag('a:rPr', { lang: language }), tag('a:t', {}, words(line))))),
    ),
  );

import type { Viewport } from '#model/camera/camera.ts';
import { isRightToLeft } from '#model/text/writing/right-to-left.ts';
import { emu } from '../look/units.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import { slideNamespaces } from '../package/namespaces.ts';
import type { Package } from '../package/pack-parts.ts';
import { openRelations } from '../package/relations.ts';
import { masterPart } from './master.ts';
import { notesMasterPart, notesSize } from './notes.ts';
import { addSettings } from './properties.ts';

const presentationPart = 'ppt/presentation.xml';
const FIRST_ID = 256;

interface Facts {
  viewport: Viewport;
  language: string;
  slides: readonly { part: string; section: string | undefined }[];
  hasNotes: boolean;
}

/** The list of slides, their size and their sections. */
export function addPresentation(parts: Package, { viewport, language, slides, hasNotes }: Facts): void {
  const relations = openRelations(presentationPart);
  const master = relations.to('slideMaster', masterPart);
  const ids = slides.map(({ part }) => relations.to('slide', part));
  const notes = hasNotes && relations.to('notesMaster', notesMasterPart);
  for (const name of addSettings(parts)) relations.to(name, `ppt/${name}.xml`);
  relations.to('theme', 'ppt/theme/theme1.xml');
  const root = tag(
    'p:presentation',
    { ...slideNamespaces, rtl: isRightToLeft(language) || undefined, saveSubsetFonts: true },
    tag('p:sldMasterIdLst', {}, tag('p:sldMasterId', { id: 2_147_483_648, 'r:id': master })),
    notes !== false && tag('p:notesMasterIdLst', {}, tag('p:notesMasterId', { 'r:id': notes })),
    tag('p:sldIdLst', {}, ...ids.map((id, index) => tag('p:sldId', { id: FIRST_ID + index, 'r:id': id }))),
    tag('p:sldSz', { cx: emu(viewport.width), cy: emu(viewport.height) }),
    tag('p:notesSz', notesSize),
    sectionsMarkup(slides.map(({ section }) => section)),
  );
  parts.addPart(presentationPart, 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml', root, relations);
  parts.relations.to('officeDocument', presentationPart);
}

/** Sections of consecutive slides, if every slide is in one. */
function sectionsMarkup(names: readonly (string | undefined)[]): Child {
  if (!names.every((name) => name !== undefined)) return undefined;
  const sections: { name: string; slides: Markup[] }[] = [];
  for (const [index, name] of names.entries()) {
    if (sections.at(-1)?.name !== name) sections.push({ name, slides: [] });
    sections.at(-1)?.slides.push(tag('p14:sldId', { id: FIRST_ID + index }));
  }
  const idOf = (index: number) => `{00000000-0000-4000-8000-${(index + 1).toString(16).toUpperCase().padStart(12, '0')}}`;
  return tag(
    'p:extLst',
    {},
    tag(
      'p:ext',
      { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' },
      tag(
        'p14:sectionLst',
        { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' },
        ...sections.map(({ name, slides }, index) => tag('p14:section', { name, id: idOf(index) }, tag('p14:sldIdLst', {}, ...slides))),
      ),
    ),
  );
}

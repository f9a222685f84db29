import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import { sentence } from '../vocabulary.ts';
import { cellsOf, type Box, type Construct, type DeckLook, type Piece, type SlideKit } from './construct.ts';
import { namespaces, paragraph, run, shape, sheet, solid, textBody } from './markup.ts';
import { layout, layoutNames, master } from './package/layouts.ts';
import { PackageWriter, type PackagePart } from './package/package-writer.ts';
import { tableStyles } from './package/table-styles.ts';
import { chooseTheme, theme } from './package/theme.ts';

const types = 'application/vnd.openxmlformats-officedocument';

interface Written {
  bytes: Uint8Array;
  words: string[][];
}

/** Writes a deck with a slide per list of constructs. A slide with more than one gets a title, and a part of its area for each. */
export function writePptx(slides: readonly (readonly Construct[])[], chance: Chance): Written {
  const size = { width: chance.is(0.75) ? 12_192_000 : 9_144_000, height: 6_858_000 };
  const writer = new PackageWriter();
  const presentation = writer.add('ppt/presentation.xml', '', `${types}.presentationml.presentation.main+xml`);
  writer.root.relate('officeDocument', presentation);
  const masterPart = writer.add('ppt/slideMasters/slideMaster1.xml', '', `${types}.presentationml.slideMaster+xml`);
  const masterId = presentation.relate('slideMaster', masterPart);
  const layouts = new Map(
    layoutNames.map((name) => {
      const part = writer.add('ppt/slideLayouts/slideLayout#.xml', layout(name, size), `${types}.presentationml.slideLayout+xml`);
      part.relate('slideMaster', masterPart);
      return [name, part];
    }),
  );
  const layoutIds = [...layouts.values()].map((part) => masterPart.relate('slideLayout', part));

  const words: string[][] = [];
  const looks: DeckLook[] = [];
  const shown: { part: PackagePart; id: string }[] = [];
  for (const constructs of slides) {
    const part = writer.add('ppt/slides/slide#.xml', '', `${types}.presentationml.slide+xml`);
    shown.push({ part, id: presentation.relate('slide', part) });
    const said: string[] = [];
    const piece = writeSlide(constructs, kitOf({ chance, size, part, writer, said }));
    part.relate('slideLayout', layouts.get(piece.layout ?? 'blank') ?? masterPart);
    part.content = slideMarkup(piece);
    if (piece.deck) looks.push(piece.deck);
    if (!piece.isHidden) words.push(said);
  }

  const deck: DeckLook = Object.assign({}, ...looks);
  const themePart = writer.add('ppt/theme/theme#.xml', theme({ ...chooseTheme(chance), ...deck.theme }), `${types}.theme+xml`);
  masterPart.relate('theme', themePart);
  presentation.relate('theme', themePart);
  presentation.relate('tableStyles', writer.add('ppt/tableStyles.xml', tableStyles, `${types}.presentationml.tableStyles+xml`));
  for (const picture of writer.named('ppt/media/theme')) themePart.relate('image', picture);
  masterPart.content = master(size, layoutIds, deck.background);
  presentation.content = presentationMarkup({ size, masterId, slides: shown.map(({ id }) => id), deck, presentation, writer });
  return { bytes: writer.zip(deck.isStrict ?? false), words };
}

interface KitParts {
  chance: Chance;
  size: SlideKit['size'];
  part: PackagePart;
  writer: PackageWriter;
  said: string[];
}

function kitOf({ chance, size, part, writer, said }: KitParts): SlideKit {
  let last = 1;
  const note = (text: string) => {
    said.push(...text.split(/\s+/).filter(Boolean));
    return text;
  };
  return {
    chance,
    size,
    say: (count) => note(sentence(chance, count)),
    hide: (count) => sentence(chance, count),
    saying: note,
    id: () => (last += 1),
    slide: part,
    package: writer,
  };
}

function writeSlide(constructs: readonly Construct[], kit: SlideKit): Piece {
  const { width, height } = kit.size;
  const whole: Box = { x: 600_000, y: 450_000, width: width - 1_200_000, height: height - 900_000 };
  const [first] = constructs;
  if (first && constructs.length === 1) return asPiece(first(kit, whole));
  const title = shape(kit, { placeholder: 'type="title"', body: textBody(paragraph(run(kit.say(3)))) });
  const below = { ...whole, y: Math.round(height * 0.27), height: Math.round(height * 0.62) };
  const columns = Math.min(constructs.length, 2);
  const cells = cellsOf(below, columns, Math.ceil(constructs.length / columns), 240_000);
  const pieces = constructs.map((construct, place) => asPiece(construct(kit, cells[place] ?? below)));
  // Placeholders belong to their layout; a title is in all but one of them.
  const layoutName = pieces.map((one) => one.layout).find((one) => one !== undefined);
  const hasTitle = layoutName === undefined;
  return {
    ...Object.assign({}, ...pieces),
    shapes: (hasTitle ? title : '') + pieces.map(({ shapes }) => shapes).join(''),
    layout: layoutName ?? 'content',
  };
}

const asPiece = (given: Piece | string): Piece => (typeof given === 'string' ? { shapes: given } : given);

const slideMarkup = ({ shapes, background = '', colorMap, transition = '', timing = '', isHidden }: Piece): string =>
  sheet('sld', shapes, {
    background,
    attributes: isHidden ? 'show="0"' : '',
    after: `<p:clrMapOvr>${colorMap ?? '<a:masterClrMapping/>'}</p:clrMapOvr>${transition}${timing}`,
  });

interface Presentation {
  size: SlideKit['size'];
  masterId: string;
  slides: readonly string[];
  deck: DeckLook;
  presentation: PackagePart;
  writer: PackageWriter;
}

/** As every program writes it: without it, the typeface of text boxes is a guess. */
const usualTextStyle = `<p:defaultTextStyle><a:defPPr><a:defRPr lang="en-US"/></a:defPPr>${Array.from(
  { length: 9 },
  (_, level) =>
    `<a:lvl${level + 1}pPr marL="${level * 457_200}" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:defRPr sz="1800" kern="1200">${solid('tx1')}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl${level + 1}pPr>`,
).join('')}</p:defaultTextStyle>`;

function presentationMarkup({ size, masterId, slides, deck, presentation, writer }: Presentation): string {
  const ids = slides.map((id, place) => `<p:sldId id="${256 + place}" r:id="${id}"/>`).join('');
  const [notes] = writer.named('ppt/notesMasters/');
  const notesId = notes
    ? `<p:notesMasterIdLst><p:notesMasterId r:id="${presentation.relate('notesMaster', notes)}"/></p:notesMasterIdLst>`
    : '';
  const [authors] = writer.named('ppt/commentAuthors');
  if (authors) presentation.relate('commentAuthors', authors);
  const fonts = (deck.fonts ?? []).map(({ typeface, file }) => {
    const id = presentation.relate('font', writer.add('ppt/fonts/font#.fntdata', file));
    return `<p:embeddedFont><p:font typeface="${typeface}"/><p:regular r:id="${id}"/></p:embeddedFont>`;
  });
  const kind = size.width === 9_144_000 ? ' type="screen4x3"' : '';
  return `<p:presentation ${namespaces} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="${masterId}"/></p:sldMasterIdLst>${notesId}<p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${size.width}" cy="${size.height}"${kind}/><p:notesSz cx="6858000" cy="9144000"/>${fonts.length > 0 ? `<p:embeddedFontLst>${fonts.join('')}</p:embeddedFontLst>` : ''}${deck.defaultTextStyle ?? usualTextStyle}${deck.sections ? sectionsMarkup(deck.sections, slides.length) : ''}</p:presentation>`;
}

/** The slides, divided evenly. */
function sectionsMarkup(titles: readonly string[], slides: number): string {
  const each = Math.ceil(slides / titles.length);
  const sections = titles.map((title, place) => {
    const ids = Array.from({ length: slides }, (_, index) => index).filter((index) => Math.floor(index / each) === place);
    return `<p14:section name="${title}" id="{0000000${place + 1}-1111-4222-8333-444444444444}"><p14:sldIdLst>${ids.map((index) => `<p14:sldId id="${256 + index}"/>`).join('')}</p14:sldIdLst></p14:section>`;
  });
  return `<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${sections.join('')}</p14:sectionLst></p:ext></p:extLst>`;
}

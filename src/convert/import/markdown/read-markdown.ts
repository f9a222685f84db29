import { arrange } from '#model/arrangement/arrange.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { Presentation, Step } from '#model/presentation/presentation.ts';
import type { ByteSource, Imported, ImportTools, SourceFile } from '../imported.ts';
import { importLimits } from '../limits.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { ImportProblem } from '../problems.ts';
import type { Block } from './blocks/block.ts';
import type { BlockKit } from './blocks/block-kit.ts';
import { type ParsedSlide, readSlide } from './blocks/read-slide.ts';
import { readDeckSource } from './deck/read-deck-source.ts';
import { type DeckSource, isTrue, type Properties, type SlideSource, wordIn } from './deck/slide-source.ts';
import { takeEmbedded } from './embedded-data.ts';
import { guessLanguage } from './language.ts';
import { type Composed, composeSlide } from './layout/compose-slide.ts';
import { backdropsOf, lookOf } from './layout/look.ts';
import { filesBeside, pictureFinder } from './pictures.ts';
import { intoSections, type Placed } from './sections.ts';
import { slideNames } from './slide-names.ts';

const MB = 1024 * 1024;
const LARGEST = 48 * MB;
/** Not counting embedded pictures. */
const LONGEST = 8 * MB;
const MOST_CLICKS = 60;
/** Long text shrinks no further than this; the rest continues on another slide. */
const SMALLEST = 0.62;

/** Reads a Marp, Slidev, reveal or remark deck, or any text with headings. `siblings` are the accompanying files, by path. */
export async function readMarkdown(
  file: SourceFile,
  tools: ImportTools,
  siblings: ReadonlyMap<string, ByteSource> = new Map(),
): Promise<Imported> {
  tools.progress('checking', 0, 0);
  if (file.bytes.size > LARGEST) throw new ImportProblem('too-large');
  const { text, resolve } = takeEmbedded(decode(file.bytes.read(0, file.bytes.size)));
  if (text.length > LONGEST) throw new ImportProblem('too-large');
  const deck = withImported(readDeckSource(text), siblings, tools);
  const sources = deck.slides.filter((slide) => isShown(slide, tools));
  if (sources.length === 0) throw new ImportProblem(text.trim() === '' ? 'empty' : 'nothing-inside');
  if (sources.length > importLimits.slides) throw new ImportProblem('too-many-slides');

  const pictures = collectPictures(tools);
  const findPicture = pictureFinder(siblings, resolve, pictures, tools);
  const language = languageOf(deck.properties, text);
  const slideNamed = slideNames(sources);
  const slides: (Placed & Composed & { notes: string })[] = [];
  let lasting: Properties = deck.dialect === 'slidev' ? new Map() : deck.properties;
  for (const [index, source] of sources.entries()) {
    tools.progress('reading', index, sources.length);
    const number = index + 1;
    const kit: BlockKit = {
      dialect: deck.dialect,
      slide: number,
      findPicture,
      warn: tools.warn,
      slideNamed,
      clicks: { count: 0 },
      footnotes: [],
      notes: [],
    };
    const isCentred = lookOf(deck.properties, new Map([...lasting, ...source.properties])).align;
    const parsed = readSlide(source, kit, { align: isCentred });
    lasting = new Map([...lasting, ...parsed.comments.lasting]);
    const own = index === 0 && deck.dialect === 'marp' ? onlyHere(lasting) : new Map<string, unknown>();
    const properties: Properties = new Map([...lasting, ...own, ...source.properties, ...parsed.comments.own]);
    const look = lookOf(deck.properties, properties);
    const content = { ...parsed, backdrops: [...backdropsOf(properties, findPicture, number), ...parsed.backdrops] };
    const notes = [source.notes, parsed.comments.notes, parsed.spoken].filter(Boolean).join('\n\n').slice(0, 50_000);
    const compose = (shown: ParsedSlide, id: string) =>
      composeSlide({
        id,
        look,
        content: shown,
        language,
        measure: tools.measure,
        footer: [wordIn(properties, 'header'), wordIn(properties, 'footer')].filter(Boolean).join(' · ').slice(0, 300),
        page: isTrue(properties, 'paginate') ? String(number) : '',
      });
    for (const [part, composed] of goingOn(content, deck.dialect === 'plain', `slide-${number}`, compose).entries())
      slides.push({
        ...composed,
        level: part === 0 ? (parsed.title?.level ?? 0) : 9,
        isBelow: source.isBelow,
        notes: part === 0 ? notes : '',
      });
  }
  if (slides.length > importLimits.slides) throw new ImportProblem('too-many-slides');

  const { assets, pictures: files } = await pictures.finish();
  const title =
    wordIn(deck.properties, 'title') || slides.find(({ topic }) => topic.title !== '')?.topic.title || file.name.replace(/\.[^.]*$/, '');
  const presentation: Presentation = {
    schemaVersion: 2,
    title: title.slice(0, 300),
    description: (wordIn(deck.properties, 'description', 'subtitle') ?? '').slice(0, 2000),
    language,
    theme: defaultTheme,
    assets,
    root: {
      kind: 'topic',
      id: 'root',
      title: title.slice(0, 300),
      x: 0,
      y: 0,
      rotation: 0,
      scale: 1,
      opacity: 1,
      width: 1920,
      height: 1080,
      children: intoSections(slides),
    },
    path: slides.flatMap(stepsOf),
  };
  return { format: 'markdown', presentation: arrange(presentation, tools.options.arrangement), pictures: files, slides: slides.length };
}

const stepsOf = ({ topic, reveals, notes }: Composed & { notes: string }): Step[] => [
  { id: `to-${topic.id}`, title: topic.title, to: topic.id, reveal: [], notes },
  ...reveals.slice(0, MOST_CLICKS).map((reveal, index) => ({ id: `to-${topic.id}-${index + 1}`, title: '', reveal, notes: '' })),
];

/** Composes a slide, or several if part of a long text does not fit on one. */
function goingOn(content: ParsedSlide, isText: boolean, id: string, compose: (content: ParsedSlide, id: string) => Composed): Composed[] {
  const whole = compose(content, id);
  const halves = isText && whole.scale < SMALLEST ? halvesOf(content.blocks) : undefined;
  if (!halves) return [whole];
  const nothing = { footnotes: [], footer: [], backdrops: [] };
  return [
    ...goingOn({ ...content, blocks: halves[0] }, true, `${id}a`, compose),
    ...goingOn({ ...content, ...nothing, blocks: halves[1] }, true, `${id}b`, compose),
  ];
}

/** Splits between blocks, or between the rows of a long table, repeating its header. */
function halvesOf(blocks: readonly Block[]): [Block[], Block[]] | undefined {
  const half = Math.ceil(blocks.length / 2);
  if (blocks.length > 1) return [blocks.slice(0, half), blocks.slice(half)];
  const [table] = blocks;
  if (table?.kind !== 'table' || table.rows.length < 8) return undefined;
  const middle = Math.ceil(table.rows.length / 2);
  const head = table.hasHeader ? table.rows.slice(0, 1) : [];
  return [[{ ...table, rows: table.rows.slice(0, middle) }], [{ ...table, rows: [...head, ...table.rows.slice(middle)] }]];
}

function isShown({ properties }: SlideSource, tools: ImportTools): boolean {
  const isHidden =
    isTrue(properties, 'hide') ||
    isTrue(properties, 'disabled') ||
    isTrue(properties, 'hidden') ||
    wordIn(properties, 'data-visibility', 'visibility') === 'hidden';
  if (isHidden && !tools.options.includesHidden) tools.warn('hidden');
  return !isHidden || tools.options.includesHidden;
}

/** In Marp, a directive with an underscore at the top applies to the first slide. */
const onlyHere = (properties: Properties): Map<string, unknown> =>
  new Map([...properties].flatMap(([name, value]) => (name.startsWith('_') ? [[name.slice(1), value] as const] : [])));

/** Includes the slides that Slidev takes from other files, if those are present. */
function withImported(deck: DeckSource, siblings: ReadonlyMap<string, ByteSource>, tools: ImportTools): DeckSource {
  const find = filesBeside(siblings);
  const slides = deck.slides.flatMap((slide): SlideSource[] => {
    const source = deck.dialect === 'slidev' ? wordIn(slide.properties, 'src') : undefined;
    if (!source) return [slide];
    const file = find(source);
    if (!file || file.size > LONGEST) {
      tools.warn('missing-file', undefined, source);
      return slide.parts.some((part) => part.trim() !== '') ? [slide] : [];
    }
    return readDeckSource(decode(file.read(0, file.size))).slides;
  });
  return { ...deck, slides };
}

function languageOf(properties: Properties, text: string): string {
  const given = wordIn(properties, 'lang', 'language', 'htmlattrs') ?? '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(given) ? given : guessLanguage(text);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
}

import { limits } from '#model/presentation/reading/reader.ts';
import type { Paragraph, Run } from '#model/presentation/texts.ts';
import type { Writable } from '#model/presentation/reading/reader.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { PictureFound, SlideContext, TextInheritance } from '../slide-context.ts';
import { firstAttribute, firstChild, firstFlag, firstNumber, type LevelStyle, levelStyles } from './cascade.ts';
import { formulaParts } from './equations.ts';
import { type Letters, lettersOf, runsOf } from './letters.ts';
import { type Marker, markerOf } from './markers.ts';
import { numberCounter, numberIn } from './numbering.ts';

/** A paragraph with what is needed to shrink it. */
export interface ReadParagraph {
  paragraph: Paragraph;
  /** The size of its largest letters. */
  size: number;
  /** Line spacing as a multiple of the typeface's own, which is `natural` times the size; absent if it is a length. */
  share: number | undefined;
  natural: number;
  /** Shown instead of its bullet. */
  picture: PictureFound | undefined;
}

const POINT = 12_700;
const MOST_PARAGRAPHS = 5000;
const MOST_RUNS = 2000;
/** `just` and the alignments that we treat like it. */
const justified = new Set(['just', 'justLow', 'dist', 'thaiDist']);

/** Reads all paragraphs of a body with every property resolved, so they need no style. */
export function readParagraphs(body: XmlElement, inheritance: TextInheritance, context: SlideContext): ReadParagraph[] {
  const styleOf = levelStyles(inheritance, childOf(body, 'a:lstStyle'));
  const count = numberCounter();
  const all = childrenOf(body, 'a:p');
  if (all.length > MOST_PARAGRAPHS) context.warn('text-cut');
  return all.slice(0, MOST_PARAGRAPHS).map((element) => {
    const own = childOf(element, 'a:pPr');
    const level = Math.min(Math.max(Math.trunc(firstNumber(own ? [own] : [], 'lvl') ?? 0), 0), 8);
    return readParagraph(element, level, own, styleOf(level), context, count);
  });
}

function readParagraph(
  element: XmlElement,
  level: number,
  own: XmlElement | undefined,
  style: LevelStyle,
  context: SlideContext,
  count: ReturnType<typeof numberCounter>,
): ReadParagraph {
  const properties = own ? [own, ...style.paragraph] : style.paragraph;
  const { runs, letters } = readRuns(element, style, context);
  const isEmpty = runs.every(({ text }) => text === '');
  const size = letters.reduce((most, each) => Math.max(most, each.size), 0);
  const natural = letters.reduce((most, each) => Math.max(most, each.size * each.natural), 0) / size;
  const first = runs[0]?.size ?? size;
  const marker = isEmpty ? undefined : markerOf(properties, context);
  // Empty paragraphs show no number and are not counted.
  const number = isEmpty ? 0 : count(level, marker?.numbering);
  const spacing = spacingOf(firstChild(properties, 'a:lnSpc'), context);
  const share = spacing?.share ?? (spacing ? undefined : 1);
  const gap = (name: string) => {
    const found = spacingOf(firstChild(properties, name), context);
    const length = found?.share === undefined ? (found?.length ?? 0) / first : found.share;
    return Math.min(Math.max(length, 0), 100);
  };
  const [before, after] = [gap('a:spcBef'), gap('a:spcAft')];
  const isRtl = firstFlag(properties, 'rtl') ?? false;
  const inset = (firstNumber(properties, 'marL') ?? 0) * context.unit;
  const hang = (firstNumber(properties, 'indent') ?? 0) * context.unit;
  const language = letters[0]?.language;
  return {
    paragraph: {
      runs,
      align: alignOf(firstAttribute(properties, 'algn'), isRtl),
      level,
      ...(marker && listOf(marker, number, first, runs[0]?.family)),
      ...(language && { language }),
      ...(isRtl && { direction: 'rtl' }),
      lineHeight: clampLine(share === undefined ? (spacing?.length ?? size) / size : share * natural),
      ...(before > 0 && { spaceBefore: before }),
      ...(after > 0 && { spaceAfter: after }),
      ...((inset !== 0 || marker) && { inset: inset }),
      ...(hang !== 0 && { hang: Math.max(hang, -inset) }),
      ...(runs.some(({ text }) => text.includes('\t')) && tabsOf(properties, inset, context)),
    },
    size,
    share,
    natural,
    picture: marker?.picture,
  };
}

export const clampLine = (height: number): number => Math.min(Math.max(height, 0.1), 20);

function alignOf(align: string | undefined, isRtl: boolean): Paragraph['align'] {
  if (align === 'ctr') return 'center';
  if (align !== undefined && justified.has(align)) return 'justify';
  return (align === 'r') === isRtl ? 'start' : 'end';
}

/** `a:lnSpc`, `a:spcBef`, `a:spcAft`: a share of the line or a length. */
function spacingOf(holder: XmlElement | undefined, context: SlideContext): { share?: number; length?: number } | undefined {
  const [percent, points] = [childOf(holder, 'a:spcPct'), childOf(holder, 'a:spcPts')];
  if (percent) return { share: Math.min(Math.max((firstNumber([percent], 'val') ?? 100_000) / 100_000, 0), 20) };
  return points && { length: ((firstNumber([points], 'val') ?? 0) / 100) * POINT * context.unit };
}

function listOf(marker: Marker, number: number, size: number, family: string | undefined): Partial<Paragraph> {
  const { numbering, sign, color, lengthOfSize, shareOfSize } = marker;
  const markerSize = Math.min(Math.max(lengthOfSize === undefined ? shareOfSize : lengthOfSize / size, 0.1), 10);
  return {
    ...(numbering
      ? { listType: 'NUMBER', start: Math.min(number, 1e6), marker: numberIn(numbering.scheme, number) }
      : { listType: 'BULLET', marker: sign }),
    ...(color && { markerColor: color }),
    ...(marker.family && marker.family !== family && { markerFamily: marker.family }),
    ...(markerSize !== 1 && { markerSize }),
  };
}

const tabAligns = new Map<string, 'center' | 'end'>([
  ['ctr', 'center'],
  ['r', 'end'],
  ['dec', 'end'],
]);

/** Its own tab stops, the start of its text, and the default stops beyond. */
function tabsOf(properties: readonly XmlElement[], inset: number, context: SlideContext): Pick<Paragraph, 'tabs' | 'tabAligns'> {
  const aligns = new Map(
    childrenOf(firstChild(properties, 'a:tabLst'), 'a:tab').flatMap((tab) => {
      const place = firstNumber([tab], 'pos');
      return place === undefined
        ? []
        : [[place * context.unit, tabAligns.get(attributeOf(tab, 'algn') ?? 'l') ?? ('start' as const)] as const];
    }),
  );
  const own = [...aligns.keys()];
  const every = Math.max((firstNumber(properties, 'defTabSz') ?? 914_400) * context.unit, 10);
  const last = Math.max(0, ...own);
  const usual = Array.from({ length: 40 }, (_, index) => every * (index + 1)).filter((place) => place > last);
  const tabs = [...new Set([...own, ...(inset > 0 ? [inset] : []), ...usual])]
    .filter((place) => place > 0 && place < 1e6)
    .sort((one, other) => one - other)
    .slice(0, 60);
  const isPlain = tabs.every((place) => (aligns.get(place) ?? 'start') === 'start');
  return { tabs, ...(!isPlain && { tabAligns: tabs.map((place) => aligns.get(place) ?? 'start') }) };
}

function readRuns(element: XmlElement, style: LevelStyle, context: SlideContext): { runs: Run[]; letters: Letters[] } {
  const runs: Run[] = [];
  const letters: Letters[] = [];
  const lettersFor = (properties: XmlElement | undefined, text: string) => {
    const found = lettersOf(properties ? [properties, ...style.letters] : style.letters, text, context);
    letters.push(found);
    return found;
  };
  for (const child of element.children) {
    if (runs.length >= MOST_RUNS) {
      context.warn('text-cut');
      break;
    }
    const properties = childOf(child, 'a:rPr');
    if (child.name === 'a:r' || child.name === 'a:fld') {
      const text = textOf(child, context);
      if (text !== '') runs.push(...runsOf(text, lettersFor(properties, text)));
    } else if (child.name === 'a:br') {
      runs.push(...runsOf('\n', lettersFor(properties, '')));
    } else if (child.name === 'a14:m' || child.name.startsWith('m:oMath')) {
      context.warn('equation');
      for (const { text, position } of formulaParts(child)) {
        const found = lettersFor(child.children[0]?.children.flatMap((part) => childOf(part, 'a:rPr') ?? [])[0], text);
        if (text !== '') runs.push(...runsOf(text, { ...found, position: position ?? found.position, isItalic: /^\p{L}$/u.test(text) }));
      }
    }
  }
  if (runs.length > 0) return { runs: joined(runs), letters };
  // An empty line is as high as text there would be.
  return { runs: runsOf('', lettersFor(childOf(element, 'a:endParaRPr'), '')), letters };
}

function textOf(run: XmlElement, context: SlideContext): string {
  const text = childrenOf(run, 'a:t')
    .map((part) => part.text)
    .join('');
  if (text.length > limits.runText) context.warn('text-cut');
  return run.name === 'a:fld' && attributeOf(run, 'type') === 'slidenum' ? String(context.slideNumber) : text.slice(0, limits.runText);
}

/** Spell checkers and cursors split words into runs of the same style. */
function joined(runs: readonly Run[]): Run[] {
  const result: Writable<Run>[] = [];
  let before = '';
  for (const run of runs) {
    const look = JSON.stringify({ ...run, text: '' });
    const last = result.at(-1);
    if (last && look === before && last.text.length + run.text.length <= limits.runText) last.text += run.text;
    else result.push({ ...run });
    before = look;
  }
  return result;
}

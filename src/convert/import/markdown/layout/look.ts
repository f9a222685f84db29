import type { Color } from '#model/presentation/paints.ts';
import { slideSize } from '#model/arrangement/slide-size.ts';
import type { Backdrop } from '../blocks/block.ts';
import { colorFrom } from '../blocks/inline.ts';
import { classesIn, type Properties, wordIn } from '../deck/slide-source.ts';
import type { FindPicture } from '../pictures.ts';

/** The look of one slide. */
export interface SlideLook {
  width: number;
  height: number;
  fill: Color;
  text: Color;
  isDark: boolean;
  align: 'start' | 'center' | 'end';
  /** Content is centred vertically rather than at the top. */
  isMiddle: boolean;
  /** Shown large: an opening, a chapter, a statement. */
  isLead: boolean;
}

const leadLayouts = /^(?:cover|center|intro|section|title|statement|fact|quote|end|full)$/;
const leadClasses = /^(?:lead|title|title-slide|cover|segue|section|section-title|chapter|intro|middle)$/;

/** Derived from the properties of the deck and the slide. */
export function lookOf(deck: Properties, slide: Properties): SlideLook {
  const classes = classesIn(slide);
  const layout = wordIn(slide, 'layout') ?? '';
  const written = backgroundColor(slide);
  const isInverse = classes.some((name) => /^(?:invert|inverse|inverted|dark|black)$/.test(name));
  const fill = written ?? (isInverse ? '#1d1b26' : 'surface');
  const isDark = written ? isDarkColor(written) : isInverse;
  const text = colorFrom(wordIn(slide, 'color') ?? '') ?? (isDark ? '#ffffff' : 'text');
  const isCentred =
    classes.some((name) => /^(?:center|centered|text-center|lead|title|cover)$/.test(name)) ||
    leadLayouts.test(layout) ||
    (wordIn(deck, 'theme') === 'uncover' && classes.length === 0);
  return {
    ...sizeOf(deck),
    fill,
    text,
    isDark,
    align: isCentred ? 'center' : classes.includes('text-right') ? 'end' : 'start',
    isMiddle: isCentred || classes.includes('middle'),
    isLead: leadLayouts.test(layout) || classes.some((name) => leadClasses.test(name)),
  };
}

/** Reads Marp's `size: 4:3`, Slidev's `aspectRatio: 16/9` and remark's `ratio`. */
function sizeOf(deck: Properties): { width: number; height: number } {
  const [, width = 16, height = 9] =
    /^(\d+(?:\.\d+)?)\s*[:/x]\s*(\d+(?:\.\d+)?)$/.exec(wordIn(deck, 'size', 'aspectratio', 'ratio') ?? '')?.map(Number) ?? [];
  const aspect = width / height;
  return aspect >= 1 && aspect <= 3 ? slideSize(width, height) : slideSize(16, 9);
}

function backgroundColor(slide: Properties): Color | undefined {
  for (const name of ['backgroundcolor', 'background-color', 'data-background-color', 'data-background', 'background', 'bgcolor']) {
    const value = wordIn(slide, name) ?? '';
    const color =
      colorFrom(value) ?? (value.includes('gradient') ? colorFrom(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/i.exec(value)?.[0] ?? '') : undefined);
    if (color) return color;
  }
  return undefined;
}

/** Background and side pictures given as properties. */
export function backdropsOf(slide: Properties, findPicture: FindPicture, number: number): Backdrop[] {
  const layout = wordIn(slide, 'layout') ?? '';
  const side = /^image-(left|right)$/.exec(layout)?.[1];
  const image = wordIn(slide, 'image');
  if (image && (side || layout === 'image'))
    return [
      {
        picture: findPicture(image, '', number),
        alt: fileName(image),
        share: 0.46,
        isWhole: false,
        ...(side && { side: side === 'left' ? ('left' as const) : ('right' as const) }),
      },
    ];
  for (const name of ['backgroundimage', 'background-image', 'data-background-image', 'data-background', 'background', 'image']) {
    const value = wordIn(slide, name) ?? '';
    const source =
      /url\(\s*["']?([^"')]+)/.exec(value)?.[1] ??
      (/^(?:https?:\/\/|\.{0,2}\/|@\/|[\w./-]+\.(?:png|jpe?g|gif|webp|svg|avif)$)/i.test(value) ? value : undefined);
    if (source)
      return [
        {
          picture: findPicture(source, '', number),
          alt: fileName(source),
          share: 1,
          isWhole: wordIn(slide, 'background-size', 'backgroundsize') === 'contain',
        },
      ];
  }
  return [];
}

const fileName = (source: string): string =>
  source
    .replace(/[?#].*$/s, '')
    .split('/')
    .findLast(Boolean)
    ?.slice(0, 80) ?? '';

/** Whether white text is easier to read on it than black. */
function isDarkColor(color: Color): boolean {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}

import type { RichForms } from '#model/paint/forms/form.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { fontsOf } from '#model/text/families.ts';
import { type GlyphRange, rangesOf, unicodeRange } from '#model/text/glyphs/glyph-ranges.ts';
import type { LoadPlatform } from '#viewer/load/load-platform.ts';
import type { SurfaceFont } from '#viewer/surface/surface.ts';
import { createNeeds, type Glyphs } from './needed-glyphs.ts';

/** Milliseconds that a change waits for its letters; then, or if they cannot be had now, it is shown in another font until they come. */
const PATIENCE = 4000;
/** Milliseconds until a part of a font is asked for again, which double. */
const [SOONEST, LATEST] = [1000, 60_000];

interface Surroundings {
  platform: Pick<LoadPlatform, 'fetch' | 'addFont' | 'after' | 'onOnline'>;
  /** Where a part of a face's font is. */
  addressOf(face: string, range: GlyphRange): string;
  /** The name of a face's fonts on the page. */
  fontName(face: string): string;
  labels: PaintLabels;
  rich: RichForms;
  /** Something has been waited for long enough: it is shown in another font. */
  onSlow?(): void;
  /** Letters have come that something is shown without. */
  onLate(): void;
}

interface Part {
  /** Resolves when it is there, or has been waited for long enough. */
  waited: Promise<void>;
  isSettled: boolean;
}

export interface GlyphLoader {
  /** What has come, for a surface; the page has it. The list grows. */
  readonly fonts: readonly SurfaceFont[];
  /** Whether everything that was asked for has come. */
  readonly isComplete: boolean;
  /** Loads letters that the next presentation draws and the former did not. Undefined if nothing has to be waited for. */
  load(former: Presentation | undefined, next: Presentation): Promise<unknown> | undefined;
  close(): void;
}

/** Brings the glyphs that somebody's changes need, and that the fonts of the presentation do not have. */
export function openGlyphs({ platform, addressOf, fontName, labels, rich, onSlow, onLate }: Surroundings): GlyphLoader {
  const needs = createNeeds(labels, rich);
  const parts = new Map<string, Part>();
  /** At least all that are drawn: emoji come together, and a later font of them takes the place of an earlier one. */
  let emoji: Set<string> | undefined;
  let latestEmoji = '';
  /** Something did not come when it was needed: nobody waits again until anything does. */
  let isSlow = false;
  /** Whoever looks has been told. */
  let isTold = false;
  let missing = 0;
  const fonts: SurfaceFont[] = [];
  const closing = new AbortController();
  const removers: (() => void)[] = [];

  const fetchPart = async (face: string, range: GlyphRange): Promise<'there' | 'away'> => {
    try {
      const response = await platform.fetch(addressOf(face, range), {
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(LATEST)]),
      });
      // The face has nothing there, or never had such a part: another font draws it, or none does.
      if (response.status === 204 || response.status === 404) return 'there';
      if (!response.ok) return 'away';
      const bytes = await response.arrayBuffer();
      // One that comes late would win over the one that has more.
      if (isEmoji(face) && range !== latestEmoji) return 'there';
      const descriptors = { unicodeRange: unicodeRange(range) };
      const remove = await platform.addFont(fontName(face), bytes, descriptors);
      if (closing.signal.aborted) remove();
      else removers.push(remove);
      fonts.push({ name: fontName(face), bytes, descriptors });
      return 'there';
    } catch {
      return 'away';
    }
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const stops = [platform.after(milliseconds, () => go()), platform.onOnline(() => go())];
      const go = () => {
        for (const stop of stops) stop();
        resolve();
      };
      closing.signal.addEventListener('abort', go, { once: true });
    });
  const fetchUntilThere = async (face: string, range: GlyphRange, giveUp: () => void) => {
    for (let wait = SOONEST; (await fetchPart(face, range)) === 'away' && !closing.signal.aborted; wait = Math.min(LATEST, wait * 2)) {
      giveUp();
      await pause(wait);
    }
  };
  const begin = (face: string, range: GlyphRange): Part => {
    const { promise: waited, resolve } = Promise.withResolvers<void>();
    const part: Part = { waited, isSettled: isSlow };
    const settle = () => {
      part.isSettled = true;
      resolve();
    };
    const giveUp = () => {
      isSlow = true;
      settle();
      if (!isTold) onSlow?.();
      isTold = true;
    };
    const stop = platform.after(PATIENCE, giveUp);
    missing += 1;
    void fetchUntilThere(face, range, giveUp).then(() => {
      stop();
      missing -= 1;
      isTold &&= missing > 0;
      if (closing.signal.aborted) return settle();
      isSlow = false;
      const isLate = part.isSettled;
      settle();
      if (isLate) onLate();
    });
    return part;
  };
  /** If they are too many, the new ones matter most. */
  const withEmoji = (chars: ReadonlySet<string>, former: Presentation | undefined): ReadonlySet<string> => {
    emoji = new Set([...chars, ...(emoji ?? emojiIn(former))]);
    return emoji;
  };
  const partsOf = (needed: Glyphs, former: Presentation | undefined): Part[] => {
    const found: Part[] = [];
    for (const [face, chars] of needed) {
      const ranges = rangesOf(face, isEmoji(face) ? withEmoji(chars, former) : chars);
      if (isEmoji(face)) [latestEmoji = ''] = ranges;
      for (const range of ranges)
        for (const font of range.startsWith('b') ? fontsOf(face) : [face]) {
          const key = `${font}/${range}`;
          const part = parts.get(key) ?? begin(font, range);
          parts.set(key, part);
          if (!part.isSettled) found.push(part);
        }
    }
    return found;
  };

  return {
    fonts,
    get isComplete() {
      return missing === 0;
    },
    load(former, next) {
      const waiting = partsOf(needs(former, next), former);
      return waiting.length > 0 ? Promise.all(waiting.map(({ waited }) => waited)) : undefined;
    },
    close() {
      closing.abort();
      for (const remove of removers) remove();
    },
  };
}

const isEmoji = (face: string): boolean => face.startsWith('noto-color-emoji-');

/** What may be part of an emoji; digits are, on keys. */
function emojiIn(presentation: Presentation | undefined): Set<string> {
  const texts = presentation ? JSON.stringify([presentation.root, presentation.theme.background]) : '';
  return new Set(texts.match(/[\d#*]\uFE0F?\u20E3|(?![\d#*])[\p{Emoji}\p{Emoji_Component}]/gu)?.flatMap((found) => [...found]));
}

import { remarkProperty } from './dialect.ts';
import type { RawSlide } from './split-slides.ts';
import { isTrue, type Properties, wordIn } from './slide-source.ts';

const MOST_INHERITED = 20_000;

/** Reads the properties at the top of each slide and applies inheritance: layouts until the next one, templates by name. */
export function inheritSlides(slides: readonly RawSlide[]): RawSlide[] {
  const named = new Map<string, RawSlide>();
  let layout: RawSlide | undefined;
  const shown: RawSlide[] = [];
  for (const raw of slides) {
    const own = withProperties(raw);
    const template = named.get(wordIn(own.properties, 'template') ?? '');
    const slide = template ? inherit(own, template) : layout && wordIn(own.properties, 'layout') === undefined ? inherit(own, layout) : own;
    const name = wordIn(own.properties, 'name');
    if (name) named.set(name, slide);
    if (isTrue(own.properties, 'layout')) layout = own;
    else if (wordIn(own.properties, 'layout') === 'false') layout = undefined;
    if (!isTrue(own.properties, 'layout') && !isTrue(own.properties, 'exclude')) shown.push(slide);
  }
  return shown;
}

/** Every part may begin with properties; later ones override earlier ones for the whole slide. */
function withProperties(slide: RawSlide): RawSlide {
  const properties = new Map(slide.properties);
  const parts = slide.parts.map((part) => {
    const lines = part.split('\n');
    let at = 0;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const [, name, value = ''] = remarkProperty.exec(line) ?? [];
      if (name) properties.set(name.toLowerCase(), value.trim());
      else if (line.trim() !== '') break;
    }
    return lines.slice(at).join('\n');
  });
  return { ...slide, properties, parts };
}

/** The inherited text comes first, or around the slide's own text where it says so; the slide's own properties win. */
function inherit(slide: RawSlide, from: RawSlide): RawSlide {
  const base = from.parts
    .join('\n')
    .slice(0, MOST_INHERITED)
    .replace(/^\?\?\?\s*$[^]*/m, '');
  const [first = '', ...others] = slide.parts;
  const whole = base.includes('{{content}}') ? base.replaceAll('{{content}}', () => first) : `${base}\n\n${first}`;
  const classes = [wordIn(from.properties, 'class'), wordIn(slide.properties, 'class')].filter(Boolean).join(',');
  const properties: Properties = new Map(
    [...from.properties, ...slide.properties, ...(classes ? [['class', classes] as const] : [])].filter(
      ([name]) => name !== 'layout' && name !== 'exclude',
    ),
  );
  return { ...slide, parts: [whole, ...others], properties };
}

/** Replaces `.name[ … ]` with elements: `span` within a line, `div` across several lines or alone on one. */
export function withElements(text: string): string {
  const closings = matchBrackets(text);
  const ends = new Map<number, string>();
  const pieces: string[] = [];
  let at = 0;
  const copyTo = (end: number) => {
    for (; at < end; at += 1) {
      const closing = ends.get(at);
      pieces.push(closing ?? text.charAt(at));
    }
  };
  for (const match of text.matchAll(/(?<![\w`\\])((?:\.[a-z][\w-]*)+)\[/gi)) {
    const start = match.index + match[0].length;
    const end = closings.get(start - 1);
    if (end === undefined) continue;
    copyTo(match.index);
    const classes = match[0].slice(1, -1).replaceAll('.', ' ');
    const isAlone =
      /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, match.index - 100), match.index)) &&
      /^[ \t]*(?:\n|$)/.test(text.slice(end + 1, end + 100));
    const isBlock = isAlone || text.slice(start, end).includes('\n');
    pieces.push(isBlock ? `\n\n<div class="${classes}">\n\n` : `<span class="${classes}">`);
    ends.set(end, isBlock ? '\n\n</div>\n\n' : '</span>');
    at = start;
  }
  copyTo(text.length);
  return pieces.join('');
}

/** Maps each opening bracket to its closing one. */
function matchBrackets(text: string): Map<number, number> {
  const open: number[] = [];
  const closings = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '[') open.push(at);
    else if (char === ']') {
      const start = open.pop();
      if (start !== undefined) closings.set(start, at);
    }
  }
  return closings;
}

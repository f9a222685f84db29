import type { Link } from '../presentation/link.ts';
import type { Run } from '../presentation/texts.ts';

/** Longer lines are taken as they are. */
const LONGEST = 5000;
const MARKS =
  /\\([!-/:-@[-`{-~])|`([^`]{1,400})`|!\[([^\]]{0,400})\]\([^()\s]{0,800}\)|\[([^\]]{1,400})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,800})\)|\*\*(?=\S)([^*]{1,800})\*\*|__(?=\S)([^_]{1,800})__(?!\w)|~~([^~]{1,400})~~|\*(?=\S)([^*]{1,400})\*|(?<!\w)_(?=\S)([^_]{1,400})_(?!\w)/g;

/** The letters of a line of Markdown, with what its marks mean. */
export function runsOf(line: string): Run[] {
  if (line.length > LONGEST) return [{ text: line }];
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    const run = runFor(match);
    add(runs, { text: withoutTags(line.slice(end, match.index)) });
    add(runs, run);
    end = match.index + match[0].length;
  }
  add(runs, { text: withoutTags(line.slice(end)) });
  return runs.length > 0 ? runs : [{ text: '' }];
}

function add(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  const isPlain = (one: Run) => Object.keys(one).length === 1;
  if (last && isPlain(last) && isPlain(run)) runs[runs.length - 1] = { text: last.text + run.text };
  else if (run.text !== '') runs.push(run);
}

/** Without marks. */
export const plainWords = (line: string): string =>
  runsOf(line)
    .map(({ text }) => text)
    .join('')
    .trim();

function runFor([, escaped, code, alt, label, href, bold, strong, struck, italic, leaning]: RegExpMatchArray): Run {
  const heavy = bold ?? strong;
  const slanted = italic ?? leaning;
  if (escaped !== undefined) return { text: escaped };
  if (code !== undefined) return { text: code, family: 'code' };
  if (alt !== undefined) return { text: withoutTags(alt) };
  if (label !== undefined) return { text: withoutTags(label), ...linkTo(href ?? '') };
  if (heavy !== undefined) return { text: withoutTags(heavy), weight: 700 };
  if (struck !== undefined) return { text: withoutTags(struck), isStruck: true };
  return { text: withoutTags(slanted ?? ''), isItalic: true };
}

const linkTo = (href: string): { link?: Link } =>
  /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(href) ? { link: { kind: 'address', href } } : {};

/** Without the tags of HTML. */
const withoutTags = (text: string): string => text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '');

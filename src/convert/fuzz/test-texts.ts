import type { Chance } from './test-chance.ts';

const absurd = [
  '0',
  '-1',
  '-0',
  '1e308',
  '-1e308',
  'NaN',
  'Infinity',
  '2147483648',
  '-2147483649',
  '99999999999999999999',
  '0.0000001',
  '',
  'x',
  '%',
  '#',
];

type Change = (text: string, chance: Chance) => string;

/** The text with the found piece replaced. */
const replaced = (text: string, found: RegExpExecArray | undefined, by: string): string =>
  found ? text.slice(0, found.index) + by + text.slice(found.index + found[0].length) : text;

const anyOf = (text: string, pattern: RegExp, chance: Chance): RegExpExecArray | undefined => chance.among([...text.matchAll(pattern)]);

const absurdNumber: Change = (text, chance) => replaced(text, anyOf(text, /-?\d+(?:\.\d+)?/g, chance), chance.among(absurd) ?? '');

const flippedLetter: Change = (text, chance) => {
  const at = chance.below(text.length);
  return text.slice(0, at) + String.fromCharCode(32 + chance.below(96)) + text.slice(at + 1);
};

const cutPiece: Change = (text, chance) => {
  const at = chance.below(text.length);
  return text.slice(0, at) + text.slice(at + 1 + chance.below(40));
};

const cutEnd: Change = (text, chance) => text.slice(0, chance.below(text.length));

const repeatedPiece: Change = (text, chance) => {
  const at = chance.below(text.length);
  const piece = text.slice(at, at + 1 + chance.below(60));
  return text.slice(0, at) + piece.repeat(chance.among([2, 10, 300]) ?? 2) + text.slice(at);
};

const elements = /<([\w:]+)\b[^<>]*(?:\/>|>[^<>]*<\/\1>)/g;
const tags = /<\/?[\w:]+/g;
const values = /="[^"]*"/g;

const changesOfXml: readonly Change[] = [
  absurdNumber,
  // An element disappears, comes many times, or contains itself.
  (text, chance) => replaced(text, anyOf(text, elements, chance), ''),
  (text, chance) => {
    const found = anyOf(text, elements, chance);
    return replaced(text, found, (found?.[0] ?? '').repeat(chance.among([2, 20, 500]) ?? 2));
  },
  (text, chance) => {
    const found = anyOf(text, elements, chance);
    const [, name = 'x'] = found ?? [];
    const depth = chance.among([3, 90, 600]) ?? 3;
    return replaced(text, found, `<${name}>`.repeat(depth) + (found?.[0] ?? '') + `</${name}>`.repeat(depth));
  },
  // Two elements, two values or two names change places.
  (text, chance) => swapped(text, elements, chance),
  (text, chance) => swapped(text, values, chance),
  (text, chance) => {
    const [one, other] = [anyOf(text, tags, chance)?.[0].replace(/<\/?/, ''), anyOf(text, tags, chance)?.[0].replace(/<\/?/, '')];
    return one && other ? text.replaceAll(new RegExp(`(</?)${one}\\b`, 'g'), `$1${other}`) : text;
  },
  (text, chance) => replaced(text, anyOf(text, values, chance), `="${chance.among(absurd) ?? ''}"`),
  flippedLetter,
  cutPiece,
  cutEnd,
];

function swapped(text: string, pattern: RegExp, chance: Chance): string {
  const all = [...text.matchAll(pattern)];
  const [one, other] = [chance.among(all), chance.among(all)];
  if (!one || !other || one.index + one[0].length > other.index) return text;
  return replaced(replaced(text, other, one[0]), one, other[0]);
}

const changesOfPdf: readonly Change[] = [
  absurdNumber,
  // A reference to any object: a page may contain itself.
  (text, chance) => replaced(text, anyOf(text, /\d+ 0 R/g, chance), `${1 + chance.below(40)} 0 R`),
  (text, chance) => swapped(text, /\/[A-Za-z]+/g, chance),
  (text, chance) => swapped(text, /\d+ 0 obj[^]*?endobj/g, chance),
  (text, chance) => replaced(text, anyOf(text, /\d+ 0 obj[^]*?endobj/g, chance), ''),
  (text, chance) =>
    replaced(
      text,
      anyOf(text, /\[[^\][]*\]|\([^()]*\)|<<[^<>]*>>/g, chance),
      chance.among(['[]', '()', '<<>>', 'null', '[['.repeat(500)]) ?? '',
    ),
  flippedLetter,
  cutPiece,
  cutEnd,
  repeatedPiece,
];

const fragments = [
  '\n---\n',
  '\n```\n',
  '<div class="col-6">',
  '</div>',
  '<img class="left-40" src="x">',
  '<ul class="grid grid-cols-[1fr_2fr]">',
  '\n<!-- ',
  ' -->\n',
  '![](data:image/png;base64,AAAA)',
  '\n> ',
  '\n- ',
  '.a[',
  ']',
  '$$',
  '\n| a | b |\n|--|--|\n',
  '\nNote: ',
  '\n???\n',
  '[^1]',
  '\u202e',
  '\0',
  '<v-clicks>',
  '{{ x }}',
];

const changesOfMarkdown: readonly Change[] = [
  absurdNumber,
  (text, chance) => {
    const at = chance.below(text.length);
    return text.slice(0, at) + (chance.among(fragments) ?? '').repeat(chance.among([1, 1, 40]) ?? 1) + text.slice(at);
  },
  (text, chance) => swapped(text, /^.+$/gm, chance),
  (text, chance) => swapped(text, /[^\w\s]+/g, chance),
  flippedLetter,
  cutPiece,
  cutEnd,
  repeatedPiece,
];

const changes = { xml: changesOfXml, pdf: changesOfPdf, markdown: changesOfMarkdown };
const MOST_LETTERS = 2_000_000;

/** Changes a text in a few places. */
export function mutateText(text: string, kind: keyof typeof changes, chance: Chance): string {
  let changed = text;
  for (let times = 1 + chance.below(4); times > 0 && changed.length < MOST_LETTERS; times -= 1)
    changed = chance.among(changes[kind])?.(changed, chance) ?? changed;
  return changed;
}

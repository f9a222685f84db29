import type { SvgProblem } from '../svg-problem.ts';
import type { SvgElement } from './xml.ts';

export type Declarations = [property: string, value: string, isImportant: boolean][];

interface Rule {
  tag: string;
  id: string;
  classes: string[];
  /** Its specificity, then its position. */
  weight: number;
  declarations: Declarations;
}

export interface StyleSheet {
  /** Keyed by what they are looked up by: `#id`, `.class`, a tag, or `*`. */
  rules: ReadonlyMap<string, Rule[]>;
  /** How many more times a rule may be matched against an element. */
  left: { tries: number };
}

const MOST_RULES = 5000;
const MOST_TRIES = 2_000_000;
const MOST_CLASSES = 50;

/** Supports selectors of tags, classes and ids; leaves out others, and at-rules. */
export function readStyleSheet(css: string, report: (problem: SvgProblem) => void): StyleSheet {
  const rules = new Map<string, Rule[]>();
  const sheet = { rules, left: { tries: MOST_TRIES } };
  let count = 0;
  if (/@import/i.test(css)) report('external-reference');
  for (const [selectors, body] of blocksOf(css.replace(/\/\*[^]*?(?:\*\/|$)/g, ' '))) {
    const declarations = readDeclarations(body);
    for (const selector of selectors
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)) {
      const parts = /^(\*|[\w-]+)?((?:[.#][\w\u0080-\uffff-]+)*)$/u.exec(selector);
      if (++count > MOST_RULES) return sheet;
      if (!parts) {
        report('unknown-selector');
        continue;
      }
      const marks = parts[2]?.match(/[.#][^.#]+/g) ?? [];
      const id = marks.find((mark) => mark.startsWith('#'))?.slice(1) ?? '';
      const classes = marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1));
      const tag = parts[1] && parts[1] !== '*' ? parts[1] : '';
      const weight = (id ? 1e8 : 0) + Math.min(classes.length, 90) * 1e6 + (tag ? 1e4 : 0) + count;
      const key = id ? `#${id}` : classes[0] ? `.${classes[0]}` : tag || '*';
      const same = rules.get(key);
      const rule = { tag, id, classes, weight, declarations };
      if (same) same.push(rule);
      else rules.set(key, [rule]);
    }
  }
  return sheet;
}

/** Selectors and the content of their braces, however deeply nested. */
function* blocksOf(css: string): Generator<[selectors: string, body: string]> {
  let place = 0;
  let open = -1;
  let depth = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth = Math.max(0, depth + (brace === '{' ? 1 : -1));
    if (brace === '{' && depth === 1) open = index;
    if (brace === '{' || depth > 0 || open < place) continue;
    // Statements before it, such as @import, end with a semicolon.
    yield [
      css
        .slice(place, open)
        .replace(/^[^]*;/, '')
        .trim(),
      css.slice(open + 1, index),
    ];
    place = index + 1;
  }
}

export function readDeclarations(css: string): Declarations {
  return css.split(';').flatMap((line): Declarations => {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    const bare = value.replace(/!\s*important$/i, '').trimEnd();
    return colon > 0 && bare ? [[line.slice(0, colon).trim().toLowerCase(), bare, bare !== value]] : [];
  });
}

/** The sheet's declarations for an element, most specific last. */
export function declarationsFor({ name, attributes }: SvgElement, { rules, left }: StyleSheet): Declarations {
  if (rules.size === 0) return [];
  const id = attributes.get('id') ?? '';
  const classes = new Set(attributes.get('class')?.split(/\s+/, MOST_CLASSES));
  const found = ['*', name, ...[...classes].map((one) => `.${one}`), `#${id}`].flatMap((key) => rules.get(key) ?? []);
  if ((left.tries -= found.length) < 0) return [];
  return found
    .filter((rule) => (!rule.tag || rule.tag === name) && (!rule.id || rule.id === id) && rule.classes.every((one) => classes.has(one)))
    .sort((one, other) => one.weight - other.weight)
    .flatMap((rule) => rule.declarations);
}

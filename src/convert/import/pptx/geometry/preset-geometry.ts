import { childrenOf, attributeOf, type XmlElement } from '../../xml/xml.ts';
import { evaluate } from './expression.ts';
import type { Geometry, GeometryPath } from './geometry.ts';
import { evaluateFormula, guidesOf, type Guides } from './guides.ts';
import type { PenStep } from './outline.ts';
import { presets } from '../presets/presets.ts';

/** A preset shape by name; `adjust` holds the adjust values that differ (`a:avLst`). Undefined if the name is unknown. */
export function presetGeometry(name: string, adjust: XmlElement | undefined, width: number, height: number): Geometry | undefined {
  const definition = presets.get(name);
  if (definition === undefined) return undefined;
  const [adjusts = '', formulas = '', text = '', ...paths] = definition.split('|');
  const guides = guidesOf(width, height);
  for (const given of wordsOf(adjusts)) setGuide(given, guides);
  for (const given of childrenOf(adjust, 'a:gd').slice(0, 100)) {
    const known = attributeOf(given, 'name') ?? '';
    // Old files call a shape's only adjust value `adj1`, newer ones `adj`.
    const own = guides.has(known)
      ? known
      : known === 'adj1' && guides.has('adj')
        ? 'adj'
        : known === 'adj' && guides.has('adj1')
          ? 'adj1'
          : undefined;
    if (own?.match(/^(adj\d*|[hv]f)$/)) guides.set(own, evaluateFormula(attributeOf(given, 'fmla') ?? '', guides));
  }
  for (const formula of wordsOf(formulas)) setGuide(formula, guides);
  const [left = 0, top = 0, right = width, bottom = height] = wordsOf(text).map((value) => evaluate(value, guides));
  return { paths: paths.map((path) => readPath(path, guides)), text: { left, top, right, bottom } };
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

function setGuide(text: string, guides: Guides): void {
  const at = text.indexOf('=');
  guides.set(text.slice(0, at), evaluate(text.slice(at + 1), guides));
}

const fills = { n: false, l: 'lighten', L: 'lightenLess', d: 'darken', D: 'darkenLess' } as const;
const sizes = { M: 2, L: 2, Q: 4, C: 6, A: 4, Z: 0 } as const;
const isKind = (word: string): word is PenStep['kind'] => Object.hasOwn(sizes, word);

/**
 * Parses `[s21600]M 0 0 L 5 5 …`: the brackets say whether it has no stroke (s), how it is filled, and the size of its box. A letter
 * applies to all that follows.
 */
function readPath(text: string, guides: Guides): GeometryPath {
  const [, flags = '', size = '0'] = /^\[([a-z]*)(\d*)\]/i.exec(text) ?? [];
  const fill = Object.entries(fills).find(([flag]) => flags.includes(flag))?.[1] ?? true;
  const steps: PenStep[] = [];
  let kind: PenStep['kind'] = 'M';
  let values: number[] = [];
  for (const word of wordsOf(text.replace(/^\[.*?\]/, ''))) {
    if (isKind(word)) {
      kind = word;
      if (kind === 'Z') steps.push({ kind, values: [] });
      continue;
    }
    values.push(evaluate(word, guides));
    if (values.length < sizes[kind]) continue;
    steps.push({ kind, values });
    values = [];
  }
  return { isFilled: fill, isStroked: !flags.includes('s'), width: Number(size), height: Number(size), steps };
}

import type { SvgProblem } from '../svg-problem.ts';
import type { StyleSheet } from './style-sheet.ts';
import { readStyleSheet } from './style-sheet.ts';
import type { SvgElement } from './xml.ts';
import { readXml } from './xml.ts';

export interface SvgDocument {
  root: SvgElement;
  title: string | undefined;
  /** The first element with each id. */
  ids: ReadonlyMap<string, SvgElement>;
  sheet: StyleSheet;
}

/** Everything that is known before drawing starts. */
export function readDocument(source: string, report: (problem: SvgProblem) => void): SvgDocument {
  const root = readXml(source, report);
  const ids = new Map<string, SvgElement>();
  let css = '';
  const visit = (element: SvgElement) => {
    const id = element.attributes.get('id');
    if (id && !ids.has(id)) ids.set(id, element);
    if (element.name === 'style') css += `${element.text}\n`;
    if (
      /(^|:)script$/i.test(element.name) ||
      [...element.attributes].some(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
    )
      report('script');
    if (/^(animate|animateMotion|animateTransform|animateColor|set)$/.test(element.name)) report('animation');
    element.children.forEach(visit);
  };
  visit(root);
  const title = root.children
    .find(({ name }) => name === 'title')
    ?.text.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000);
  return { root, title: title || undefined, ids, sheet: readStyleSheet(css, report) };
}

/** Parses `#name` in `url(…)`, the fallback if it is missing, and whether it leads outside the document. */
export function readReference(text: string | undefined): { id: string | undefined; rest: string; isExternal: boolean } | undefined {
  const found = /^\s*url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]+)|(?=\)))\s*\)\s*([^]*)$/i.exec(text ?? '');
  if (!found) return undefined;
  const [, one, two, three, rest = ''] = found;
  const address = one ?? two ?? three ?? '';
  return { id: address.startsWith('#') ? address.slice(1) : undefined, rest, isExternal: !address.startsWith('#') };
}

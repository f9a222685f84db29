import { classesOf, type Element, isElement, type Node } from './element.ts';
import type { Dialect } from '../deck/slide-source.ts';

const MOST = 6;

/** The number of columns if the element lays out its children side by side, otherwise 0. */
export function gridColumns(element: Element): number {
  const classes = classesOf(element);
  const attribute = element.attributes.get('grid') ?? '';
  const style = element.attributes.get('style') ?? '';
  const cells = element.children.filter((child) => isElement(child)).length;
  const named = [...classes, ...attribute.split(/\s+/)]
    .map((name) => /^(?:\w+:)?(?:grid-)?cols-(?:(\d+)|\[(.+)\])$/.exec(name))
    .find((match) => match !== null);
  if (named) return within(named[1] ? Number(named[1]) : tracksIn((named[2] ?? '').replaceAll('_', ' ')));
  const template = /grid-template-columns\s*:\s*([^;]+)/.exec(style)?.[1];
  if (template) return within(tracksIn(template));
  const isRow =
    classes.some((name) =>
      /^(?:columns|columns-?\d|row|two-columns?|three-columns?|twocolumns?|multicolumn|cols|flex|split|container-columns)$/i.test(name),
    ) ||
    /display\s*:\s*(?:flex|grid)/.test(style) ||
    element.attributes.has('flex');
  const isDown = classes.includes('flex-col') || /flex-direction\s*:\s*column/.test(style);
  return isRow && !isDown && cells > 1 && cells <= MOST ? cells : 0;
}

const within = (columns: number): number => Math.min(Math.max(columns, 1), MOST);

/** The columns of a grid template such as `160px minmax(0, 1fr) repeat(2, 1fr)`; older Slidev decks separate them by commas. */
function tracksIn(template: string): number {
  const spread = template.replaceAll(/repeat\(\s*(\d+)\s*,((?:[^()]|\([^()]*\))*)\)/g, (_, times: string, tracks: string) =>
    `${tracks} `.repeat(Math.min(Number(times), MOST)),
  );
  return spread
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(/[\s,]+/)
    .filter(Boolean).length;
}

const column =
  /^(?:pull-(?:left|right)|(?:left|right)-column|column(?:-\w+)?|col(?:-\w+)*|(?:left|right|middle)-col(?:-\w+)?|leftcol\w*|rightcol\w*|w-\d\/\d)$/i;
/** A width in percent in remark, but in Tailwind an offset. */
const sized = /^(?:left|right)-[1-9]\d$/i;

/** `.pull-left[]`, `.left-column[]`, `.col-6[]`: one of several columns side by side. */
export const isColumn = (node: Node, dialect: Dialect): node is Element =>
  isElement(node) &&
  !/^(?:p|span|td)$/.test(node.tag) &&
  classesOf(node).some((name) => column.test(name) || (dialect === 'remark' && sized.test(name)));

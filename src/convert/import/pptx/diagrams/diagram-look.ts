import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { LookName } from './diagram-shape.ts';

type Part = 'fill' | 'line' | 'text';

/** Without the parts that say it: theme colours with their changes, as Office's simplest style has them. */
const usual: Record<LookName, Partial<Record<Part, string>>> = {
  node1: { fill: 'accent1', line: 'lt1', text: 'lt1' },
  sibTrans2D1: { fill: 'accent1 tint 60', text: 'lt1' },
  parChTrans1D2: { line: 'accent1 shade 60' },
  alignAccFollowNode1: { fill: 'accent1 tint 40', line: 'accent1 tint 40', text: 'dk1' },
  vennNode1: { fill: 'accent1 alpha 50', line: 'lt1', text: 'tx1' },
  solidFgAcc1: { fill: 'lt1', line: 'accent1', text: 'dk1' },
  bgShp: { fill: 'accent1 tint 40', text: 'dk1' },
  revTx: { text: 'tx1' },
};

const lists: Record<Part, string> = { fill: 'dgm:fillClrLst', line: 'dgm:linClrLst', text: 'dgm:txFillClrLst' };
const references: Record<string, Part> = { 'a:fillRef': 'fill', 'a:lnRef': 'line', 'a:fontRef': 'text' };

export const element = (name: string, attributes: Record<string, string> = {}, children: readonly XmlElement[] = []): XmlElement => ({
  name,
  attributes,
  children: [...children],
  text: '',
});

function themeColor(text: string): XmlElement {
  const [name = '', change, percent = ''] = text.split(' ');
  return element('a:schemeClr', { val: name }, change ? [element(`a:${change}`, { val: `${percent}000` })] : []);
}

/** The style (`p:style`) of shape number `index` of `count` with a look, from the diagram's quick style and its colours. */
export function styleOf(
  look: LookName,
  index: number,
  count: number,
  { quickStyle, colors }: { quickStyle: XmlElement | undefined; colors: XmlElement | undefined },
): XmlElement {
  const labelled = (definition: XmlElement | undefined) =>
    childrenOf(definition, 'dgm:styleLbl').find((label) => attributeOf(label, 'name') === look);
  const own = labelled(colors);
  const colorOf = (part: Part): XmlElement | undefined => {
    if (own) return pick(childOf(own, lists[part]), index, count);
    const name = usual[look][part];
    return name === undefined ? undefined : themeColor(name);
  };
  const given = childOf(labelled(quickStyle), 'dgm:style') ?? simpleStyle(look);
  return element(
    'dsp:style',
    {},
    given.children.map((reference) => {
      const part = references[reference.name];
      const color = part && colorOf(part);
      return color ? { ...reference, children: [color] } : reference;
    }),
  );
}

const simpleStyle = (look: LookName): XmlElement =>
  element('dsp:style', {}, [
    element('a:lnRef', { idx: usual[look].line ? '1' : '0' }),
    element('a:fillRef', { idx: usual[look].fill ? '1' : '0' }),
    element('a:effectRef', { idx: '0' }),
    element('a:fontRef', { idx: 'minor' }),
  ]);

/** The colour for a shape: repeated, back and forth, or spread over all of them. */
function pick(list: XmlElement | undefined, index: number, count: number): XmlElement | undefined {
  const colors = list?.children ?? [];
  const most = colors.length - 1;
  if (most <= 0) return colors[0];
  const method = attributeOf(list, 'meth') ?? 'span';
  if (method === 'repeat') return colors[index % colors.length];
  if (method === 'cycle') return colors[most - Math.abs(most - (index % (2 * most)))];
  return colors[count > 1 ? Math.round((index / (count - 1)) * most) : 0];
}

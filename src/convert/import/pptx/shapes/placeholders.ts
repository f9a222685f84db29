import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import type { Part } from '../slide-context.ts';
import { placeholderOf } from './pieces.ts';

/** Where the placeholders of a slide look up what they do not specify. */
export interface Lineage {
  layout?: Part | undefined;
  master?: Part | undefined;
}

interface Placeholder {
  shape: XmlElement;
  type: string;
  index: string;
}

const known = new WeakMap<XmlElement, Placeholder[]>();

function placeholdersOf(part: Part | undefined): Placeholder[] {
  const tree = childOf(part?.xml, 'p:cSld', 'p:spTree');
  if (!tree) return [];
  const found =
    known.get(tree) ??
    tree.children.flatMap((shape) => {
      const mark = placeholderOf(shape);
      return mark ? [{ shape, type: typeOf(mark), index: attributeOf(mark, 'idx') ?? '0' }] : [];
    });
  known.set(tree, found);
  return found;
}

export const typeOf = (placeholder: XmlElement): string => attributeOf(placeholder, 'type') ?? 'obj';

/** Masters have five: there, anything with content is a body. */
type PlaceholderKind = 'title' | 'body' | 'dt' | 'ftr' | 'sldNum' | 'hdr' | 'sldImg';

export function kindOf(type: string): PlaceholderKind {
  if (type === 'title' || type === 'ctrTitle') return 'title';
  return type === 'dt' || type === 'ftr' || type === 'sldNum' || type === 'hdr' || type === 'sldImg' ? type : 'body';
}

/** The matching placeholders on the layout and then the master, as far as they exist. */
export function ancestorsOf(placeholder: XmlElement, { layout, master }: Lineage): XmlElement[] {
  const [type, index] = [typeOf(placeholder), attributeOf(placeholder, 'idx') ?? '0'];
  const kind = kindOf(type);
  const candidates = placeholdersOf(layout);
  const alike = candidates.filter((candidate) => kindOf(candidate.type) === kind);
  const above =
    alike.find((candidate) => candidate.index === index && candidate.type === type) ??
    alike.find((candidate) => candidate.index === index) ??
    (kind === 'body'
      ? (candidates.find((candidate) => candidate.index === index && index !== '0') ?? alike.find((candidate) => candidate.type === type))
      : alike[0]);
  const top = placeholdersOf(master).find((candidate) => kindOf(candidate.type) === kindOf(above?.type ?? type));
  return [above, top].flatMap((found) => (found ? [found.shape] : []));
}

import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';

/** Finds a child by its local name: `spPr` is `p:spPr` on a slide and `dsp:spPr` in a diagram. */
export const piece = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name.endsWith(name) && child.name.charAt(child.name.length - name.length - 1) === ':');

/** The `…:nvSpPr`, `…:nvPicPr`… that every shape begins with. */
const headOf = (shape: XmlElement): XmlElement | undefined => shape.children.find(({ name }) => /:nv\w+Pr$/.test(name));

/** Id, name, alternative text and link of a shape. */
export const identityOf = (shape: XmlElement): XmlElement | undefined => piece(headOf(shape), 'cNvPr');

/** The role of a shape in the presentation: a placeholder, a film. */
export const roleOf = (shape: XmlElement): XmlElement | undefined => piece(headOf(shape), 'nvPr');

/** The `p:ph` of a placeholder. */
export const placeholderOf = (shape: XmlElement): XmlElement | undefined => childOf(roleOf(shape), 'p:ph');

/** The alternative text. */
export function altOf(shape: XmlElement): string | undefined {
  const identity = identityOf(shape);
  return (attributeOf(identity, 'descr') ?? attributeOf(identity, 'title'))?.trim().slice(0, 2000) || undefined;
}

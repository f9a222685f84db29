import { type Element, isElement, type Node, textOf } from './element.ts';
import { isInline } from './inline.ts';

/** Contains only pictures, possibly linked. */
export const holdsOnlyImages = (node: Node): boolean =>
  isElement(node) &&
  (node.tag === 'img' ||
    (isInline(node) &&
      node.tag !== 'br' &&
      imagesIn(node).length > 0 &&
      textOf(node).trim() === '' &&
      !node.children.some((child) => isElement(child) && child.tag === 'math')));

export const holdsBlocks = (element: Element): boolean =>
  element.children.every((child) => (isElement(child) ? child.tag === 'br' || holdsOnlyImages(child) : child.trim() === '')) ||
  element.children.some((child) => !isInline(child) && !holdsOnlyImages(child));

export const imagesIn = (element: Element, href?: string): { image: Element; href: string | undefined }[] => {
  if (element.tag === 'img') return [{ image: element, href }];
  const own = element.tag === 'a' ? element.attributes.get('href') : href;
  return element.children.flatMap((child) => (isElement(child) ? imagesIn(child, own) : []));
};

/** A picture at either end of a paragraph, or on its own line, is shown as a picture; among words it is an icon. */
export function isOnItsOwn(nodes: readonly Node[], index: number): boolean {
  const node = nodes[index] ?? '';
  if (!holdsOnlyImages(node) || /^(?:https?:)?\/\//.test(isElement(node) ? (imagesIn(node)[0]?.image.attributes.get('src') ?? '') : ''))
    return false;
  const isEnd = (other: Node | undefined) => other === undefined || (isElement(other) && (other.tag === 'br' || holdsOnlyImages(other)));
  const shown = (from: Node[]) => from.find((other) => isElement(other) || other.trim() !== '');
  return isEnd(shown(nodes.slice(0, index).toReversed())) || isEnd(shown(nodes.slice(index + 1)));
}

/** Splits a paragraph at the block elements that HTML put into it. */
export function splitAtBlocks(nodes: readonly Node[]): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    const isBlock = isElement(node) && !isInline(node) && node.tag !== 'img';
    if (isBlock) parts.push([node], []);
    else parts.at(-1)?.push(node);
  }
  return parts.filter((part, index) => index === 0 || part.some((node) => isElement(node) || node.trim() !== ''));
}

export const pixels = (value: string | undefined): number | undefined => {
  const number = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value?.trim() ?? '')?.[1];
  return number ? Math.min(Math.max(Number(number), 4), 4000) : undefined;
};

export const nameOf = (source: string): string =>
  source.startsWith('data:')
    ? ''
    : (source
        .replace(/[?#].*$/s, '')
        .split('/')
        .findLast(Boolean) ?? '');

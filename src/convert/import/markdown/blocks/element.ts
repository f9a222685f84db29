/** What Markdown and the HTML in it become together: one tree. */
export interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: Node[];
}
export type Node = Element | string;

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object';

export const classesOf = ({ attributes }: Element): string[] => (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);

/** All words in it. */
export const textOf = (node: Node): string => (isElement(node) ? node.children.map(textOf).join('') : node);

/** What never has anything in it. */
export const emptyTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Builds the tree; what is closed without having been opened is let be, what stays open ends with what it is in. */
export class TreeBuilder {
  readonly root: Element = { tag: 'root', attributes: new Map(), children: [] };
  readonly comments: string[] = [];
  readonly #open: Element[] = [this.root];

  get top(): Element {
    return this.#open.at(-1) ?? this.root;
  }

  /** What the top lies in. */
  get parent(): Element {
    return this.#open.at(-2) ?? this.root;
  }

  get depth(): number {
    return this.#open.length;
  }

  add(node: Node): void {
    this.top.children.push(node);
  }

  open(tag: string, attributes = new Map<string, string>()): Element {
    const element = { tag, attributes, children: [] };
    this.add(element);
    // Deeper than anybody writes, things lie side by side.
    if (!emptyTags.has(tag) && this.#open.length < 80) this.#open.push(element);
    return element;
  }

  /** The nearest of that name, but none that was open at `floor`. */
  close(tag: string, floor: number): void {
    const at = this.#open.findLastIndex((element) => element.tag === tag);
    if (at >= floor) this.#open.length = at;
  }

  /** Everything that was opened since. */
  closeTo(depth: number): void {
    this.#open.length = Math.max(1, Math.min(depth, this.#open.length));
  }
}

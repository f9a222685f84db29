/** XML that is ready to be written. */
export type Markup = string & { readonly markup: unique symbol };

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type Child = Markup | undefined | false;

/** An element. Attributes and children that are absent are left out; children come in the order that the schema demands. */
export function tag(name: string, attributes: Attributes = {}, ...children: Child[]): Markup {
  let written = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${key}="${escape(typeof value === 'boolean' ? (value ? '1' : '0') : String(value))}"`;
  const inner = join(children);
  return (inner ? `${written}>${inner}</${name}>` : `${written}/>`) as Markup;
}

/** The text of an element. */
export const words = (text: string): Markup => escape(text) as Markup;

export const join = (children: readonly Child[]): Markup => children.filter(Boolean).join('') as Markup;

/** A whole part. */
export const document = (root: Markup): Markup => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}` as Markup;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '&#9;', '\n': '&#10;' };

/** The only place where text becomes XML. Characters that XML cannot contain are dropped. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
    .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"\t\n]/g, (letter) => entities[letter] ?? '');

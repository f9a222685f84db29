/** `{.class #name width="50%"}`, as Pandoc, Quarto and Slidev write them; braces that say anything else are text. */
const one = String.raw`(?:[.#][\w-]{1,99}|[\w-]{1,99}=(?:"[^"{}\n]{0,999}"|'[^'{}\n]{0,999}'|[^\s"'{}]{1,99}))`;
const list = String.raw`\{\s{0,9}(${one}(?:\s{1,9}${one}){0,20})\s{0,9}\}`;
const spans = new RegExp(String.raw`\[([^[\]\n]{1,999})\]${list}`, 'g');
const atStart = new RegExp(`^${list}`);
const atEnd = new RegExp(String.raw`\s{1,9}${list}\s{0,9}$`);

export type TextPart = { kind: 'text'; text: string } | { kind: 'span'; text: string; attributes: Record<string, string> };

/** Divides a text at its bracketed spans: `[words]{.class}`. */
export function spansIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: whole, 1: words = '', 2: said = '', index } of text.matchAll(spans)) {
    if (index > at) parts.push({ kind: 'text', text: text.slice(at, index) });
    parts.push({ kind: 'span', text: words, attributes: attributesIn(said) });
    at = index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** After a picture or a link, they belong to it. */
export const withoutFirstAttributes = (text: string): string => text.replace(atStart, '');
/** At the end of a heading, they belong to it. */
export const withoutLastAttributes = (text: string): string => text.replace(atEnd, '');

function attributesIn(said: string): Record<string, string> {
  const classes = [...said.matchAll(/(?:^|\s)\.([\w-]+)/g)].map(([, name = '']) => name);
  const others = [...said.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g)].map(
    ([, name = '', double, single, bare]): [string, string] => [name.toLowerCase(), double ?? single ?? bare ?? ''],
  );
  return { ...Object.fromEntries(others), ...(classes.length > 0 && { class: classes.join(' ') }) };
}

/** As a document writes them. */
export interface HtmlRun extends Format {
  text: string;
}

export interface HtmlParagraph {
  runs: HtmlRun[];
  listType?: 'BULLET' | 'NUMBER' | undefined;
  level: number;
}

export interface HtmlCell {
  paragraphs: HtmlParagraph[];
  columnSpan: number;
  rowSpan: number;
}

export type Block =
  | { readonly kind: 'text'; readonly paragraphs: HtmlParagraph[] }
  | { readonly kind: 'table'; readonly rows: HtmlCell[][]; readonly hasHeader: boolean };

export interface Format {
  weight?: number | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
  isStruck?: boolean | undefined;
  position?: 'super' | 'sub' | undefined;
  link?: { kind: 'address'; href: string } | undefined;
}

const silent = new Set(
  'applet audio base canvas embed frame frameset head iframe input link map math meta noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
);

export const hidden = (tag: string, style: string): boolean =>
  silent.has(tag) || /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/.test(style);

/** The level of an item that Word writes as a paragraph; of which kind, its marker says. */
export function listOf(style: string): { level: number; listType?: undefined } | undefined {
  const found = /mso-list:[^;]*level(\d)/.exec(style);
  return found ? { level: Math.max(0, Number(found[1]) - 1) } : undefined;
}

const byTag: Readonly<Record<string, Format>> = {
  b: { weight: 700 },
  strong: { weight: 700 },
  h1: { weight: 700 },
  h2: { weight: 700 },
  h3: { weight: 700 },
  th: { weight: 700 },
  i: { isItalic: true },
  em: { isItalic: true },
  cite: { isItalic: true },
  u: { isUnderlined: true },
  ins: { isUnderlined: true },
  s: { isStruck: true },
  strike: { isStruck: true },
  del: { isStruck: true },
  sup: { position: 'super' },
  sub: { position: 'sub' },
};

/** What an element makes of its letters; styles decide over names. */
export function formatOf(element: Element, tag: string, style: string): Format {
  const weight = /font-weight:\s*(bold|normal|\d+)/.exec(style)?.[1];
  const lines = /text-decoration(?:-line)?:\s*([^;]*)/.exec(style)?.[1];
  const raised = /vertical-align:\s*(super|sub|baseline)/.exec(style)?.[1];
  const slope = /font-style:\s*(italic|oblique|normal)/.exec(style)?.[1];
  return {
    ...(Object.hasOwn(byTag, tag) ? byTag[tag] : {}),
    ...(weight && { weight: weight === 'bold' || Number(weight) >= 600 ? 700 : undefined }),
    ...(slope && { isItalic: slope === 'normal' ? undefined : true }),
    ...(lines?.includes('underline') && { isUnderlined: true }),
    ...(lines?.includes('line-through') && { isStruck: true }),
    ...(lines?.includes('none') && { isUnderlined: undefined, isStruck: undefined }),
    ...(raised && { position: raised === 'super' || raised === 'sub' ? raised : undefined }),
    ...(tag === 'a' && linkOf(element.getAttribute('href') ?? '')),
  };
}

/** Addresses of the web and of people; a path means something else on our pages. */
function linkOf(href: string): Format {
  const address = href.trim();
  return /^(?:https?:\/\/[^\s/]|mailto:\S)/i.test(address) ? { link: { kind: 'address', href: address } } : {};
}

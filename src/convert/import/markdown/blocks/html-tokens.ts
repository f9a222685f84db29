/** Tokens of the HTML that people write in Markdown; nothing in it is ever run or fetched. */
type HtmlToken =
  | { kind: 'open'; tag: string; attributes: Map<string, string>; isClosed: boolean }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string }
  | { kind: 'comment'; text: string };

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const tag = /<(\/?)([a-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;

export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let words = '';
  const flush = () => {
    if (words) tokens.push({ kind: 'text', text: decodeEntities(words) });
    words = '';
  };
  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at);
    if (next < 0) {
      words += html.slice(at);
      break;
    }
    words += html.slice(at, next);
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 4);
      flush();
      tokens.push({ kind: 'comment', text: html.slice(next + 4, end < 0 ? html.length : end) });
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    tag.lastIndex = next;
    const match = tag.exec(html);
    if (!match) {
      words += '<';
      at = next + 1;
      continue;
    }
    flush();
    const [whole, slash, name = '', rest = ''] = match;
    const lower = name.toLowerCase();
    tokens.push(
      slash ? { kind: 'close', tag: lower } : { kind: 'open', tag: lower, attributes: attributesIn(rest), isClosed: /\/\s*$/.test(rest) },
    );
    at = next + whole.length;
  }
  flush();
  return tokens;
}

function attributesIn(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  harr: '↔',
  bull: '•',
  middot: '·',
  times: '×',
  divide: '÷',
  deg: '°',
  euro: '€',
  pound: '£',
  sect: '§',
  para: '¶',
  plusmn: '±',
  ne: '≠',
  le: '≤',
  ge: '≥',
  infin: '∞',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  laquo: '«',
  raquo: '»',
  check: '✓',
  hearts: '♥',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hexadecimal?: string, name = '') => {
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
        if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
        return (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole;
      })
    : text;

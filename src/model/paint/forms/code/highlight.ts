export type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'plain';

/** Of the languages people commonly show; a keyword of one language rarely means something else in another. */
const keywords = new Set(
  'and as async await bool break by case catch char class const continue create def default delete do double elif else end enum except export extends false final finally float fn for from func function go group if impl implements import in insert int interface into is join lambda let limit match mut new nil none not null on or order package pass private pub public raise return select self set static string struct super switch table then this throw true try type update use using val values var void where while with yield None True False'.split(
    ' ',
  ),
);

const HASH = /^(py|python|(ba|z)?sh|shell|rb|ruby|ya?ml|toml|r|perl|make|docker\w*)$/;
const BLOCK = '\\/\\*[^]*?(?:\\*\\/|$)';

function commentOf(language: string): string {
  if (HASH.test(language)) return '#.*|"""[^]*?(?:"""|$)';
  if (/^(sql|lua|haskell|hs|elm)$/.test(language)) return `--.*|${BLOCK}`;
  return /^(html|xml|svg|vue|md|markdown)$/.test(language) ? '<!--[^]*?(?:-->|$)' : `\\/\\/.*|${BLOCK}`;
}

/** Splits code into tokens that add up to the whole. Good enough to look at, and never changes a character. */
export function highlight(code: string, codeLanguage: string): { kind: TokenKind; text: string }[] {
  const language = codeLanguage.trim().toLowerCase();
  const tokens: { kind: TokenKind; text: string }[] = [];
  const token = new RegExp(
    `(${commentOf(language)})|("(?:\\\\.|[^"\\\\\\n])*"?|'(?:\\\\.|[^'\\\\\\n])*'?|\`(?:\\\\[^]|[^\`\\\\])*\`?)|(\\b\\d[\\w.]*)|[\\p{L}_$][\\p{L}\\d_$]*`,
    'gu',
  );
  let done = 0;
  if (language && !/^(te?xt|plain\w*|console|output)$/.test(language))
    for (const match of code.matchAll(token)) {
      const [text, comment, string, number] = match;
      const isKeyword = code[match.index - 1] !== '.' && keywords.has(language === 'sql' ? text.toLowerCase() : text);
      const kind = comment ? 'comment' : string ? 'string' : number ? 'number' : isKeyword ? 'keyword' : 'plain';
      tokens.push({ kind: 'plain', text: code.slice(done, match.index) }, { kind, text });
      done = match.index + text.length;
    }
  return [...tokens, { kind: 'plain' as const, text: code.slice(done) }].filter(({ text }) => text);
}

// Finds the tables in a piece of SQL: a whole statement or a part of one, with holes for interpolated values.

/** Placeholder for an interpolated value. */
export const HOLE = '\u{FFFC}';

const phrases = '(insert|merge)\\s+into|delete\\s+from|update\\s.+\\sset|(alter|create|drop|lock)\\s+table';
const keywords = `select|where|join|returning|references|exists|union|truncate|${phrases}`;
const contains = new RegExp(`\\b(${keywords})\\b`, 's');
const begins = new RegExp(`^[\\s(${HOLE}]*(from|(left|right|full|inner|cross)\\s+join|${keywords})\\b`, 's');
const clauseEnds = new Set(
  'where group having order limit offset fetch for union intersect except returning window set values select'.split(' '),
);
const beforeName = new Set('only lateral table if not exists'.split(' '));

const creation =
  /\bcreate\s+(?:(?:or\s+replace|unlogged|materialized)\s+)*(?:table|view)\s+(?:if\s+not\s+exists\s+)?(\w+)(?![\w\u{FFFC}])/u;
const removal = /\bdrop\s+(?:table|view)\s+(?:if\s+exists\s+)?([\w\s,]+)/;
const renaming = /\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)/;
const changes = new RegExp([creation, removal, renaming].map(({ source }) => source).join('|'), 'gu');

/** Prose contains some of these words too, but rarely starts with one in lower case, and rarely contains these characters. */
export function isSql(text) {
  const words = text.replaceAll(/\b[A-Z][a-z]+/g, '').toLowerCase();
  return begins.test(words) || (contains.test(words) && /[=<>(_*]/.test(words));
}

/**
 * `reads` and `writes` are the names where SQL expects a table, `HOLE` if it is interpolated. `mentions` are all other names, because
 * a part of a statement may start after its `from`. Aliases and common table expressions are left out.
 */
export function findTables(sql) {
  const tokens = tokenize(sql);
  const word = (index) => tokens[index]?.word;
  const expressions = findCommonTableExpressions(tokens);
  const isExpression = (name, index) => expressions.some((one) => one.name === name && index >= one.from && index < one.to);
  const found = { reads: new Set(), writes: new Set(), mentions: new Set() };
  const aliases = new Set();

  const note = (start, kind) => {
    let index = start;
    while (beforeName.has(word(index))) index++;
    if (!tokens[index]?.isName) return;
    const isQualified = word(index + 1) === '.';
    const name = isQualified ? qualify(word(index), word(index + 2)) : word(index);
    // A common table expression can only be read.
    if (kind === 'writes' || !isExpression(name, index)) found[kind].add(name);
    const end = index + (isQualified ? 3 : 1);
    const alias = word(end) === 'as' ? end + 1 : end;
    if (tokens[alias]?.isName) aliases.add(word(alias));
  };

  // For each depth of parentheses, whether another table follows a comma, as in `from a, b`.
  const lists = [];
  for (const [index, { word: current, depth }] of tokens.entries()) {
    const before = word(index - 1);
    const startList = (kind) => {
      lists[depth] = kind;
      note(index + 1, kind);
    };
    if (current === '(') lists[depth + 1] = undefined;
    else if (clauseEnds.has(current)) lists[depth] = undefined;
    else if (current === ',' && lists[depth]) note(index + 1, lists[depth]);
    else if (current === 'from' && before === 'delete') note(index + 1, 'writes');
    else if (current === 'from' || current === 'using') startList('reads');
    else if (current === 'join' || current === 'references') note(index + 1, 'reads');
    else if (current === 'into' || current === 'update') note(index + 1, 'writes');
    else if (current === 'truncate' || (current === 'table' && before !== 'truncate')) startList('writes');
    else if (before === 'as' || before === ')') aliases.add(current);
  }

  for (const [index, { word: name, isName }] of tokens.entries()) {
    const isDefinition = expressions.some(({ at }) => at === index);
    if (!isName || isDefinition || aliases.has(name) || word(index - 1) === '.' || isExpression(name, index)) continue;
    found.mentions.add(name);
    if (word(index + 1) === '.') found.mentions.add(qualify(name, word(index + 2)));
  }
  return found;
}

/** The tables and views that exist after these statements. */
export function listCreated(statements) {
  const names = new Set();
  for (const statement of statements)
    for (const [, created, removed, before, after] of statement.toLowerCase().replaceAll(/--.*$/gm, '').matchAll(changes)) {
      for (const gone of removed?.split(',') ?? [before]) names.delete(gone?.trim().split(/\s/)[0]);
      if (created ?? after) names.add(created ?? after);
    }
  return names;
}

const qualify = (schema, name) => (schema === 'public' ? name : `${schema}.${name}`);

/** Lower-case words and single characters, without comments and strings. `depth` counts the parentheses around a token. */
function tokenize(sql) {
  const bare = sql.replaceAll(/--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'/gs, ' ');
  let depth = 0;
  return [...bare.matchAll(/"([^"]+)"|[\p{L}_\u{FFFC}][\w$\u{FFFC}]*|\S/gu)].map(([text, quoted]) => {
    if (text === ')') depth--;
    const token = { word: quoted ?? text.toLowerCase(), depth, isName: /^["\p{L}_\u{FFFC}]/u.test(text) };
    if (text === '(') depth++;
    return token;
  });
}

/** `with name (columns) as materialized (…)`: where the name is defined, and the range in which it hides a table. */
function findCommonTableExpressions(tokens) {
  const word = (index) => tokens[index]?.word;
  const closing = (index, depth) => {
    const end = tokens.findIndex((token, at) => at > index && token.word === ')' && token.depth === depth);
    return end === -1 ? tokens.length : end;
  };
  return tokens.flatMap((token, index) => {
    if (token.word !== 'as') return [];
    let body = index + 1;
    while (word(body) === 'not' || word(body) === 'materialized') body++;
    let at = index - 1;
    if (word(at) === ')') while (at > 0 && !(word(at) === '(' && tokens[at].depth === token.depth)) at--;
    if (word(at) === '(') at--;
    if (word(body) !== '(' || !tokens[at]?.isName || ![undefined, 'with', 'recursive', ','].includes(word(at - 1))) return [];
    const isRecursive = tokens.slice(0, at).some((one) => one.word === 'recursive' && one.depth === token.depth);
    return [{ name: word(at), at, from: isRecursive ? at : closing(body, token.depth), to: closing(index, token.depth - 1) }];
  });
}

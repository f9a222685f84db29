export interface CodePart {
  kind: 'plain' | 'tag' | 'name' | 'string' | 'comment';
  text: string;
}

const grammars = {
  html: /(?<comment><!--[^]*?-->)|(?<tag><\/?[a-z][\w-]*|\/?>)|(?<name>[a-z][\w-]*(?==))|(?<string>"[^"]*")/g,
  js: /(?<comment>\/\/[^\n]*)|(?<string>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<tag>\b(?:const|await|new|if|return)\b)|(?<name>\b[a-zA-Z]\w*(?=:))/g,
};

export type CodeLanguage = keyof typeof grammars;

/** Splits code into parts for highlighting. Joined, the parts are the code again. */
export function splitCode(code: string, language: CodeLanguage): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  const add = (kind: CodePart['kind'], text: string) => void (text && parts.push({ kind, text }));
  for (const { index, 0: text, groups } of code.matchAll(grammars[language])) {
    add('plain', code.slice(end, index));
    add((['comment', 'tag', 'name', 'string'] as const).find((kind) => groups?.[kind] !== undefined) ?? 'plain', text);
    end = index + text.length;
  }
  add('plain', code.slice(end));
  return parts;
}

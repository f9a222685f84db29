export interface ScriptRun {
  start: number;
  end: number;
  /** ISO 15924; undefined where the letters belong to every script. */
  script: string | undefined;
}

const scripts: [string, RegExp][] = [
  ['Latn', /\p{sc=Latin}/u],
  ['Hani', /\p{sc=Han}/u],
  ['Hira', /\p{sc=Hiragana}/u],
  ['Kana', /\p{sc=Katakana}/u],
  ['Hang', /\p{sc=Hangul}/u],
  ['Cyrl', /\p{sc=Cyrillic}/u],
  ['Grek', /\p{sc=Greek}/u],
  ['Arab', /\p{sc=Arabic}/u],
  ['Hebr', /\p{sc=Hebrew}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Deva', /\p{sc=Devanagari}/u],
];
const anyScript = /[\p{sc=Common}\p{sc=Inherited}]/u;
const known = new Map<string, string | undefined>();

function scriptOf(letter: string): string | undefined {
  if (known.has(letter)) return known.get(letter);
  const script = anyScript.test(letter) ? undefined : (scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'Zzzz');
  known.set(letter, script);
  return script;
}

/** Splits a text where its script changes, as Skia does: kerning never crosses such a boundary. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let run: ScriptRun | undefined;
  let at = 0;
  for (const letter of text) {
    const script = scriptOf(letter);
    if (!run || (script && run.script && script !== run.script)) runs.push((run = { start: at, end: at, script }));
    run.script ??= script;
    at += letter.length;
    run.end = at;
  }
  return runs;
}

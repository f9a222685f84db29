/** The info string of a code fence, in any dialect. */
interface FenceInfo {
  language: string;
  highlightedLines: number[];
  hasLineNumbers: boolean;
}

const MOST_LINES = 2000;

/** Parses ` ```ts {1,3-5|all} {lines:true} [file.ts]`, ` ```js [1-2|3]`, ` ```{.python .numberLines}`. */
export function readFence(lang: string | undefined, meta: string | undefined): FenceInfo {
  const whole = `${lang ?? ''} ${meta ?? ''}`.trim();
  const language = /^\{?\s*\.?([\w#+-]+)/.exec(whole)?.[1] ?? '';
  const groups = [...whole.matchAll(/[{[]([\d\s,|*-]+|all|[\d\s,|*-]*\|[\w\s,|*-]*)[}\]]/g)];
  return {
    language: language.toLowerCase(),
    highlightedLines: linesIn(groups[0]?.[1] ?? ''),
    hasLineNumbers: /lines\s*:\s*true|line-numbers|numberLines|showLineNumbers/i.test(whole),
  };
}

/** The lines of the first highlighting stage that names any; `all` highlights none. */
function linesIn(ranges: string): number[] {
  const first =
    ranges
      .split('|')
      .map((stage) => stage.trim())
      .find((stage) => /\d/.test(stage)) ?? '';
  const lines = new Set<number>();
  for (const [, from = '', to] of first.matchAll(/(\d{1,5})(?:\s*-\s*(\d{1,5}))?/g))
    for (let line = Number(from); line <= Number(to ?? from) && lines.size < MOST_LINES; line += 1) lines.add(line);
  return [...lines].filter((line) => line > 0);
}

const WIDEST = 110;

/** Wraps lines too long for a slide, indenting the continuation. */
export function wrapCode(code: string, highlightedLines: readonly number[]): { code: string; highlightedLines: number[] } {
  const marked = new Set(highlightedLines);
  const lines: string[] = [];
  const highlighted: number[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const lead = `${/^\s*/.exec(line)?.[0].slice(0, WIDEST / 2) ?? ''}    `;
    let rest = line;
    for (let turn = 0; ; turn += 1) {
      if (marked.has(index + 1)) highlighted.push(lines.length + 1);
      const at = rest.length <= WIDEST || turn > 50 ? -1 : rest.lastIndexOf(' ', WIDEST);
      const end = at > lead.length + 10 ? at : WIDEST;
      if (rest.length <= WIDEST || turn > 50) {
        lines.push(rest);
        break;
      }
      lines.push(rest.slice(0, end));
      rest = lead + rest.slice(end).trimStart();
    }
  }
  return { code: lines.join('\n'), highlightedLines: highlighted };
}

/** Remark highlights lines that begin with a star. */
export function takeStars(code: string): { code: string; highlightedLines: number[] } {
  const lines = code.split('\n');
  const stars = lines.flatMap((line, index) => (line.startsWith('*') ? [index + 1] : []));
  // A Markdown list also has stars, on nearly all of its lines.
  if (stars.length === 0 || stars.length > Math.max(1, lines.length * 0.6)) return { code, highlightedLines: [] };
  const isIndented = lines.every((line) => line === '' || /^[*\s]/.test(line));
  return {
    code: lines.map((line) => (line.startsWith('*') ? (isIndented ? ' ' : '') + line.slice(1) : line)).join('\n'),
    highlightedLines: stars,
  };
}

/** A fence of fences shows them one after another; keep the last. */
export function lastOfMagicMove(code: string): { code: string; lang: string; meta: string } | undefined {
  const fences = [...code.matchAll(/^(`{3,})([^\s`]*)([^\n]*)\n([^]*?)\n\1[ \t]*$/gm)];
  const last = fences.at(-1);
  return last && { lang: last[2] ?? '', meta: last[3] ?? '', code: last[4] ?? '' };
}

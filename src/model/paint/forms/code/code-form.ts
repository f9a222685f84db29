import type { DrawingNode } from '../../../presentation/drawing.ts';
import type { Color } from '../../../presentation/paints.ts';
import type { CodeObject } from '../../../presentation/presentation.ts';
import type { Paragraph, Run } from '../../../presentation/texts.ts';
import type { TextLayout } from '../../../text/layout.ts';
import type { Form, FormKit } from '../form.ts';
import { path, pen, rectangle, solid } from '../parts/nodes.ts';
import { contrast, inkOf, layParagraphs } from '../parts/words.ts';
import type { TokenKind } from './highlight.ts';
import { highlight } from './highlight.ts';

export const MOST_LINES = 300;
const LONGEST = 240;
const LINE = 1.5;

/** Where the code of a panel is, and how much it is shrunk so that all of it fits. */
export function layCode(object: CodeObject, kit: FormKit) {
  const { code, codeLanguage, width, height, fontSize, hasLineNumbers } = object;
  const lines = codeLines(code, codeLanguage, kit);
  const style = {
    family: kit.theme.fonts.code,
    size: fontSize,
    weight: 400,
    color: 'text',
    lineHeight: LINE,
    letterSpacing: 0,
    isItalic: false,
  };
  const room = fontSize * LONGEST * 2;
  const lay = (paragraphs: Paragraph[]) => inkOf(layParagraphs(paragraphs, style, room, kit, 'ltr'));
  const digits = String(lines.length).length;
  const numbers = hasLineNumbers
    ? lay(lines.map((_, index) => line([{ text: String(index + 1).padStart(digits), color: 'muted' }])))
    : undefined;
  const letters = lay(lines);
  const pad = Math.min(fontSize, width / 8, height / 8);
  const gutter = numbers ? numbers.width + fontSize * 1.2 : 0;
  const scale = Math.min(1, (width - pad * 2) / (gutter + letters.width || 1), (height - pad * 2) / letters.height);
  return { lines, letters, numbers, style, room, pad, scale, left: pad + gutter * scale };
}

/** A panel with the code, shrunk until all of it fits: viewers zoom in to read it. */
export function codeForm(object: CodeObject, kit: FormKit): Form[] {
  const { width, height, fontSize, highlightedLines } = object;
  const { lines, letters, numbers, pad, scale, left } = layCode(object, kit);
  const step = fontSize * LINE * scale;

  const nodes: DrawingNode[] = [
    path(rectangle({ x: 0, y: 0, width, height }, pad * 0.6), { fill: solid('surface'), ...pen('muted', fontSize * 0.05, 0.3) }),
  ];
  for (const number of new Set(highlightedLines)) {
    if (number < 1 || number > lines.length) continue;
    const band = (width: number, opacity: number) =>
      path(rectangle({ x: 0, y: pad + (number - 1) * step, width, height: step }), { fill: solid('accent1', opacity) });
    nodes.push(band(width, 0.14), band(pad * 0.2, 1));
  }
  const forms: Form[] = [
    { kind: 'drawing', nodes },
    { kind: 'text', layout: scaled(letters.layout, scale), x: left, y: pad },
  ];
  if (numbers) forms.push({ kind: 'text', layout: scaled(numbers.layout, scale), x: pad, y: pad, part: 'n' });
  return forms;
}

const scaled = (layout: TextLayout, by: number): TextLayout => ({
  ...layout,
  height: layout.height * by,
  fragments: layout.fragments.map((fragment) => ({
    ...fragment,
    x: fragment.x * by,
    y: fragment.y * by,
    width: fragment.width * by,
    size: fragment.size * by,
  })),
});

const line = (runs: Run[]): Paragraph => ({ runs, align: 'start', level: 0, spaceBefore: 0 });

/** The code in colours, one paragraph per line. */
export function codeLines(code: string, language: string, kit: FormKit): Paragraph[] {
  const all = code.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
  while (all.at(-1) === '') all.pop();
  const kept = all.slice(0, MOST_LINES).map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
  if (all.length > MOST_LINES) kept.push('…');
  const lines: Run[][] = [[]];
  for (const { kind, text } of highlight(kept.join('\n'), language))
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, color: colorOf(kind, kit) });
    });
  return lines.map(line);
}

function colorOf(kind: TokenKind, kit: FormKit): Color {
  if (kind === 'comment') return 'muted';
  const accent = { keyword: 'accent1', string: 'accent2', number: 'accent3', plain: 'text' }[kind];
  return contrast(accent, 'surface', kit) > 3 ? accent : 'text';
}

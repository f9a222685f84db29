import { codeForm, codeLines } from '#model/paint/forms/code/code-form.ts';
import type { CodeObject, LinkObject, ShapeObject, TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, TextStyle } from '#model/presentation/texts.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import type { DrawingNode } from '#model/presentation/drawing.ts';

const text = (id: string, box: { x: number; y: number; width: number; height: number }, more: Partial<TextObject>): TextObject => ({
  kind: 'text',
  id,
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  width: box.width,
  height: box.height,
  rotation: 0,
  scale: 1,
  opacity: 1,
  styleClass: 'body',
  paragraphs: [],
  direction: 'auto',
  verticalAlign: 'top',
  ...more,
});

/** Code as the painter lays it out: its panel, and its lines as texts that can be edited. */
export function codeParts(code: CodeObject, kit: FormKit): { panel: DrawingNode[]; texts: TextObject[] } {
  const panel: DrawingNode[] = [];
  const texts: TextObject[] = [];
  const lines = codeLines(code.code, code.codeLanguage, kit);
  for (const form of codeForm(code, kit)) {
    if (form.kind === 'drawing') panel.push(...form.nodes);
    if (form.kind !== 'text') continue;
    const isNumbers = form.part === 'n';
    const style: Partial<TextStyle> = {
      family: 'code',
      size: form.layout.fragments[0]?.size ?? code.fontSize,
      weight: 400,
      color: isNumbers ? 'muted' : 'text',
      lineHeight: 1.5,
      letterSpacing: 0,
    };
    const digits = String(lines.length).length;
    const paragraphs: Paragraph[] = isNumbers
      ? lines.map((_, index) => ({ runs: [{ text: String(index + 1).padStart(digits) }], align: 'start', level: 0 }))
      : lines;
    const box = { x: form.x, y: form.y, width: code.width - form.x, height: code.height - form.y };
    texts.push(text(`${code.id}${form.part ?? ''}`, box, { paragraphs, style, direction: 'ltr', wraps: false }));
  }
  return { panel, texts };
}

/** A link with its label as a button; without one, as an area that nobody sees. */
export function linkParts({ id, label, width, height }: LinkObject): { shape: ShapeObject; label?: TextObject } {
  const box = { x: 0, y: 0, width, height };
  const shape: ShapeObject = {
    ...text(id, box, {}),
    kind: 'shape',
    shape: 'rounded',
    radius: height / 2,
    fill: { kind: 'color', color: '#ffffff00' },
  };
  if (!label.trim()) return { shape };
  const size = Math.min(height * 0.42, width * 0.14);
  const style: Partial<TextStyle> = { size, weight: 600, color: 'accent1', lineHeight: 1.2 };
  const paragraphs: Paragraph[] = [{ runs: [{ text: label, isUnderlined: true }], align: 'center', level: 0 }];
  return {
    shape: {
      ...shape,
      fill: { kind: 'color', color: 'surface' },
      stroke: { paint: { kind: 'color', color: 'accent1' }, width: size * 0.06, dash: [], cap: 'butt', join: 'round' },
    },
    label: text(`${id}-label`, box, { paragraphs, style, verticalAlign: 'middle', wraps: false }),
  };
}

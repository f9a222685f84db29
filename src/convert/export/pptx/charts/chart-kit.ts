import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { TextStyle } from '#model/presentation/texts.ts';
import { paintIn } from '#model/paint/forms/parts/nodes.ts';
import { solidFill } from '../look/colors.ts';
import { fillMarkup } from '../look/fills.ts';
import { lineMarkup } from '../look/lines.ts';
import { angle } from '../look/units.ts';
import { type Child, type Markup, tag, words } from '../package/markup.ts';
import { lineOf } from '../shapes/outline.ts';
import type { SlideKit } from '../slides/slide-kit.ts';
import { letterMarkup, type TextKit } from '../text/runs.ts';

/** What the parts of a chart need. */
export interface ChartKit {
  slide: SlideKit;
  text: TextKit;
  /** For all text without a style of its own. */
  style: TextStyle;
  /** In CSS pixels. */
  width: number;
  height: number;
}

export const value = (name: string, val: string | number | boolean): Markup => tag(name, { val });

/** `c:txPr`. */
export const lettersMarkup = (own: Partial<TextStyle> | undefined, kit: ChartKit, rotation?: number): Markup =>
  tag(
    'c:txPr',
    {},
    bodyMarkup(rotation),
    tag('a:lstStyle'),
    tag(
      'a:p',
      {},
      tag('a:pPr', {}, letterMarkup('a:defRPr', {}, { ...kit.style, ...own }, kit.text)),
      tag('a:endParaRPr', { lang: kit.text.language }),
    ),
  );

const bodyMarkup = (rotation: number | undefined): Markup =>
  rotation === undefined ? tag('a:bodyPr') : tag('a:bodyPr', { rot: rotation < 0 ? -angle(-rotation) : angle(rotation), vert: 'horz' });

/** `c:tx` of a title or a label. */
export const richMarkup = (text: string, own: Partial<TextStyle> | undefined, kit: ChartKit, rotation?: number): Markup => {
  const style = { ...kit.style, ...own };
  const lines = text
    .split('\n')
    .map((line) =>
      tag(
        'a:p',
        {},
        tag('a:pPr', {}, letterMarkup('a:defRPr', {}, style, kit.text)),
        tag('a:r', {}, letterMarkup('a:rPr', {}, style, kit.text), tag('a:t', {}, words(line))),
      ),
    );
  return tag('c:tx', {}, tag('c:rich', {}, bodyMarkup(rotation), tag('a:lstStyle'), ...lines));
};

/** `c:spPr`. */
export const lookMarkup = (fill: Child, stroke: Stroke | 'none' | undefined, kit: ChartKit): Markup =>
  tag('c:spPr', {}, fill, stroke === 'none' ? lineMarkup(undefined) : stroke && lineMarkup(lineIn(stroke, kit)));

const lineIn = (stroke: Stroke, { slide, text, width, height }: ChartKit) =>
  lineOf(stroke, { x: 0, y: 0, width, height }, text.scale, text.opacity, slide);

export const colorFill = (color: Color, { slide, text }: ChartKit): Markup => solidFill(color, text.opacity, slide.form.theme);

export const paintFill = (paint: Paint, { slide, text, width, height }: ChartKit): Markup => {
  const area = { x: 0, y: 0, width, height };
  return fillMarkup(paintIn(area, paint), text.opacity, area, slide.form.theme);
};

/** A fixed place, in fractions of the chart. */
export const layoutMarkup = (
  place: { x?: number | undefined; y?: number | undefined; width?: number | undefined; height?: number | undefined } | undefined,
  isInner = false,
): Child =>
  place?.x !== undefined &&
  place.y !== undefined &&
  tag(
    'c:layout',
    {},
    tag(
      'c:manualLayout',
      {},
      isInner && value('c:layoutTarget', 'inner'),
      value('c:xMode', 'edge'),
      value('c:yMode', 'edge'),
      value('c:x', place.x),
      value('c:y', place.y),
      place.width !== undefined && value('c:w', place.width),
      place.height !== undefined && value('c:h', place.height),
    ),
  );

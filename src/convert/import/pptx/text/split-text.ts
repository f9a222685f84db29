import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { layoutText } from '#model/text/layout-text.ts';
import type { TextLayout } from '#model/text/layout.ts';
import { bidi } from '#model/text/writing/bidi.ts';
import type { SlideContext } from '../slide-context.ts';

/** The first and the last paragraph of a part. */
export type Range = readonly [first: number, last: number];

export const laidOut = (object: TextObject, { tools }: SlideContext): TextLayout =>
  layoutText(object, { theme: defaultTheme, language: 'en', measure: tools.measure, rich: { bidi } });

const sinks = { top: 0, middle: 0.5, bottom: 1 };
const isBlank = ({ runs }: Paragraph) => runs.every(({ text }) => text.trim() === '');

/** A text as one object per range of paragraphs and per rest between them, each where it is in the whole; blank ones are left out. */
export function splitText(text: TextObject, ranges: readonly Range[], context: SlideContext): { first: number; part: TextObject }[] {
  const heightOf = (paragraphs: readonly Paragraph[]) => laidOut({ ...text, paragraphs }, context).height;
  const top = (text.height - heightOf(text.paragraphs)) * sinks[text.verticalAlign];
  return partsOf(ranges, text.paragraphs.length).flatMap(([first, last]) => {
    const paragraphs = text.paragraphs.slice(first, last + 1);
    if (paragraphs.every(isBlank)) return [];
    const height = heightOf(paragraphs);
    // A part has no space before it, so it ends where the whole does up to its end.
    const start = top + heightOf(text.paragraphs.slice(0, last + 1)) - height;
    return [
      {
        first,
        part: {
          ...moved(text, 0, start + height / 2 - text.height / 2),
          id: context.makeId('text'),
          height,
          verticalAlign: 'top',
          paragraphs,
          fit: undefined,
        },
      },
    ];
  });
}

/** Cut wherever a range begins or ends. */
function partsOf(ranges: readonly Range[], count: number): Range[] {
  const cuts = new Set([0, count]);
  for (const [first, last] of ranges) if (last >= first) for (const cut of [first, last + 1]) if (cut < count) cuts.add(cut);
  const places = [...cuts].toSorted((one, other) => one - other);
  return places.slice(1).map((end, index) => [places[index] ?? 0, end - 1]);
}

/** Moved along its own axes. */
export function moved(text: TextObject, across: number, down: number): TextObject {
  const turn = (text.rotation * Math.PI) / 180;
  return {
    ...text,
    x: text.x + across * Math.cos(turn) - down * Math.sin(turn),
    y: text.y + across * Math.sin(turn) + down * Math.cos(turn),
  };
}

import type { TextObject } from '#model/presentation/presentation.ts';
import type { MetafileText } from '../../metafile/read-metafile.ts';
import type { Crop, SlideContext } from '../slide-context.ts';

const LINE = 1.2;
/** From the top of such a line to its baseline, for nearly all typefaces. */
const BASELINE = 0.96;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  isFlippedX: boolean;
  isFlippedY: boolean;
}

/** Maps lines of text in vector art from the visible part to where it is shown. */
export function metafileTexts(texts: readonly MetafileText[], part: Crop, place: Place, context: SlideContext): TextObject[] {
  const [scaleX, scaleY] = [place.width / part.width, place.height / part.height];
  return texts.flatMap(({ text, x, y, size, rotation, align, color, typeface, isBold, isItalic }): TextObject[] => {
    // Letters are not distorted: in a distorted drawing they are smaller.
    const fontSize = size * Math.min(scaleX, scaleY);
    if (text.trim() === '' || !(fontSize > 0.01)) return [];
    const [baseX, baseY] = [(x - part.x) * scaleX, (y - part.y) * scaleY];
    const start = {
      x: place.x + (place.isFlippedX ? place.width - baseX : baseX),
      y: place.y + (place.isFlippedY ? place.height - baseY : baseY),
    };
    if (start.x < place.x - fontSize || start.x > place.x + place.width || start.y < place.y || start.y > place.y + place.height + fontSize)
      return [];
    const [width, height] = [Math.max(fontSize, text.length * fontSize * 0.6), fontSize * LINE];
    // From the point on the baseline to the centre of the box, rotated with the text.
    const across = align === 'left' ? width / 2 : align === 'right' ? -width / 2 : 0;
    const down = height / 2 - fontSize * BASELINE;
    const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)];
    return [
      {
        kind: 'text',
        id: context.makeId('text'),
        x: start.x + across * cosine - down * sine,
        y: start.y + across * sine + down * cosine,
        rotation,
        scale: 1,
        width,
        height,
        opacity: 1,
        styleClass: 'body',
        paragraphs: [{ runs: [{ text }], align: align === 'left' ? 'start' : align === 'right' ? 'end' : 'center', level: 0 }],
        direction: 'auto',
        verticalAlign: 'top',
        wraps: false,
        style: {
          family: context.familyOf(typeface) ?? 'body',
          size: fontSize,
          weight: isBold ? 700 : 400,
          isItalic,
          color,
          lineHeight: LINE,
          letterSpacing: 0,
        },
      },
    ];
  });
}

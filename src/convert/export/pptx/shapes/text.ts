import { scaleOf } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { TextObject } from '#model/presentation/presentation.ts';
import { presetGeometry } from '../look/geometry.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import type { TextKit } from '../text/runs.ts';
import { baseOf, isStacked, noInsets, shiftOf, textBody } from '../text/text-body.ts';
import { type Identity, shapePiece, type ShapeParts } from './pieces.ts';
import { moved, type Place, placeOf } from './place.ts';

export const textKit = ({ form, linkMarkup }: SlideKit, scale: number, opacity: number): TextKit => ({
  theme: form.theme,
  language: form.language,
  scale,
  opacity,
  linkMarkup,
});

/** Letters smaller than a point cannot be written. */
const SMALLEST = 4 / 3;

export const isTooSmall = (text: TextObject, scale: number, { form }: SlideKit): boolean => {
  const { size } = baseOf(text, form);
  const largest = text.paragraphs.reduce((most, { runs }) => runs.reduce((one, run) => Math.max(one, run.size ?? size), most), 0);
  return largest * scale < SMALLEST;
};

/** Where office programs have to put the text so that its letters are where we paint them. */
function seatOf(text: TextObject, matrix: Matrix, kit: SlideKit): Place {
  const scale = scaleOf(matrix);
  const place = moved(placeOf({ x: 0, y: 0, width: text.width, height: text.height }, matrix), 0, -shiftOf(text, kit.form) * scale);
  const base = baseOf(text, kit.form);
  return isStacked(text, base) ? { ...place, width: base.size * base.lineHeight * scale } : place;
}

export function textPiece(text: TextObject, matrix: Matrix, opacity: number, identity: Identity, kit: SlideKit): Piece {
  const body = textBody(text, noInsets, textKit(kit, scaleOf(matrix), opacity));
  return shapePiece(
    { ...identity, place: seatOf(text, matrix, kit), geometry: presetGeometry('rect'), text: body, isTitle: text.id === kit.titleId },
    kit,
  );
}

/** The part of a shape's box where its text goes, as fractions of the box. */
export type TextRoom = (place: Place) => { left: number; top: number; right: number; bottom: number };

/** A shape with the text that is written in it; undefined if the text is not at the same angle. */
export function labelledPiece(
  shape: ShapeParts,
  room: TextRoom,
  text: TextObject,
  textMatrix: Matrix,
  opacity: number,
  kit: SlideKit,
): Piece | undefined {
  const seat = seatOf(text, textMatrix, kit);
  const { place } = shape;
  const turned = Math.abs(((((seat.rotation - place.rotation) % 360) + 540) % 360) - 180);
  if (turned > 0.01) return undefined;
  const back = moved({ ...seat, rotation: -place.rotation, x: 0, y: 0 }, seat.x - place.x, seat.y - place.y);
  const inner = room(place);
  const insets = {
    left: back.x - seat.width / 2 + place.width / 2 - inner.left,
    top: back.y - seat.height / 2 + place.height / 2 - inner.top,
    right: place.width / 2 - back.x - seat.width / 2 - inner.right,
    bottom: place.height / 2 - back.y - seat.height / 2 - inner.bottom,
  };
  const body = textBody(text, insets, textKit(kit, scaleOf(textMatrix), opacity));
  return shapePiece({ ...shape, text: body }, kit);
}

import * as harfbuzz from 'harfbuzzjs';
import { identity, multiply, scaleOf } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { isClear, linearGradient, radialGradient, type PdfGradient, type Stop } from '../drawing/gradients.ts';
import { tracePaths } from '../drawing/path-operators.ts';
import type { Resources } from '../drawing/resources.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { matrix, numbers, type Ref } from '../file/values.ts';
import type { Typeface } from './typeface.ts';

interface Kit {
  file: PdfFile;
  resources: Resources;
  objects: Map<string, Ref>;
}

/** Part of a glyph that is composed before it is blended with what is below it. */
interface Group {
  body: string;
  /** Written once something is drawn that the outline alone cannot contain. */
  clips: { path: string; isWritten: boolean }[];
}

/** Wider and taller than any glyph, in font units. */
const REACH = 4096;
const EVERYWHERE = `-${REACH} -${REACH} ${2 * REACH} ${2 * REACH}`;
const EVERYWHERE_BOX = `[-${REACH} -${REACH} ${REACH} ${REACH}]`;
const blends = new Map<number, string>([
  [harfbuzz.PaintCompositeMode.SCREEN, 'Screen'],
  [harfbuzz.PaintCompositeMode.OVERLAY, 'Overlay'],
  [harfbuzz.PaintCompositeMode.DARKEN, 'Darken'],
  [harfbuzz.PaintCompositeMode.LIGHTEN, 'Lighten'],
  [harfbuzz.PaintCompositeMode.SOFT_LIGHT, 'SoftLight'],
  [harfbuzz.PaintCompositeMode.HARD_LIGHT, 'HardLight'],
  [harfbuzz.PaintCompositeMode.MULTIPLY, 'Multiply'],
]);

/** Draws a glyph with coloured layers (COLR) as operators, in font units. */
export function drawColourGlyph({ font }: Typeface, glyph: number, { file, resources, objects }: Kit): string {
  const groups: Group[] = [{ body: '', clips: [] }];
  const matrices: Matrix[] = [identity];
  const here = () => matrices.at(-1) ?? identity;
  const top = (): Group => groups.at(-1) ?? { body: '', clips: [] };

  const openClips = ({ clips }: Group, but = 0): string =>
    clips
      .slice(0, clips.length - but)
      .map((clip) => {
        if (clip.isWritten) return '';
        clip.isWritten = true;
        return `q\n${clip.path}W n\n`;
      })
      .join('');
  const use = (form: Ref) => {
    objects.set(`X${form}`, form);
    return `/X${form} Do\n`;
  };
  const formOf = (body: string): Ref =>
    file.writeStream(
      `/Type/XObject/Subtype/Form/BBox${EVERYWHERE_BOX}/Group<</S/Transparency/CS/DeviceRGB>>/Resources${resources.list(objects)}`,
      body,
    );

  const paintColour = ({ red, green, blue, alpha }: harfbuzz.Color) => {
    const group = top();
    const last = group.clips.at(-1);
    const isOutline = last && !last.isWritten;
    group.body += openClips(group, isOutline ? 1 : 0);
    const look = `${numbers([red / 255, green / 255, blue / 255], 3)} rg\n`;
    const shape = `${look}${isOutline ? last.path : `${EVERYWHERE} re\n`}f\n`;
    group.body += alpha < 255 ? `q/${resources.alpha(alpha / 255)} gs\n${shape}Q\n` : shape;
  };
  const paintGradient = (gradient: PdfGradient, { colorStops }: harfbuzz.ColorLine) => {
    gradient.stops.push(
      ...colorStops
        .map(({ offset, color }): Stop => ({
          offset,
          rgb: [color.red / 255, color.green / 255, color.blue / 255],
          alpha: color.alpha / 255,
        }))
        .sort((one, other) => one.offset - other.offset),
    );
    if (!gradient.place.every(Number.isFinite)) return;
    const group = top();
    const place = multiply(here(), gradient.place);
    const mask = isClear(gradient) ? `/${resources.gradientMask(gradient, REACH / scaleOf(place))} gs` : '';
    group.body += `${openClips(group)}q ${matrix(place)} cm${mask}/${resources.shading(gradient)} sh Q\n`;
  };
  const pushClip = (path: string) => void top().clips.push({ path, isWritten: false });

  const trace = tracePaths();
  const outline = new harfbuzz.DrawFuncs();
  outline.setMoveToFunc((x, y) => trace.moveTo(x, y));
  outline.setLineToFunc((x, y) => trace.lineTo(x, y));
  outline.setQuadraticToFunc((cx, cy, x, y) => trace.quadraticTo(cx, cy, x, y));
  outline.setCubicToFunc((ax, ay, bx, by, x, y) => trace.curveTo(ax, ay, bx, by, x, y));
  outline.setClosePathFunc(() => trace.close());
  const pathOf = (part: number): string => {
    trace.clear();
    font.drawGlyph(part, outline);
    return trace.write(here(), 0) || '0 0 0 0 re\n';
  };

  const paint = new harfbuzz.PaintFuncs();
  paint.setPushTransformFunc((xx, yx, xy, yy, dx, dy) => void matrices.push(multiply(here(), [xx, yx, xy, yy, dx, dy])));
  paint.setPopTransformFunc(() => void matrices.pop());
  paint.setPushClipGlyphFunc((part) => pushClip(pathOf(part)));
  // The bounding box of the whole glyph, which clips nothing.
  paint.setPushClipRectangleFunc(() => void top().clips.push({ path: '', isWritten: true }));
  paint.setPopClipFunc(() => {
    const clip = top().clips.pop();
    if (clip?.isWritten && clip.path) top().body += 'Q\n';
  });
  paint.setColorFunc((_isForeground, color) => paintColour(color));
  paint.setLinearGradientFunc((line, x0, y0, x1, y1, x2, y2) => {
    // The third point rotates the lines of equal colour, so project the end point onto their perpendicular.
    const [ux, uy] = [x2 - x0, y2 - y0];
    const share = ((x1 - x0) * ux + (y1 - y0) * uy) / (ux * ux + uy * uy || 1);
    paintGradient(linearGradient(x0, y0, x1 - share * ux, y1 - share * uy), line);
  });
  paint.setRadialGradientFunc((line, x0, y0, r0, x1, y1, r1) => paintGradient(radialGradient(x0, y0, r0, x1, y1, r1), line));
  paint.setPushGroupFunc(() => void groups.push({ body: '', clips: [] }));
  paint.setPopGroupFunc((mode) => {
    const group = groups.pop();
    const below = top();
    if (!group?.body) return;
    if (mode === harfbuzz.PaintCompositeMode.SRC_IN) {
      const mask = resources.mask(formOf(below.body), 'Alpha');
      below.body = `q/${mask} gs${use(formOf(group.body))}Q\n`;
      return;
    }
    const blend = blends.get(mode);
    below.body +=
      openClips(below) +
      (blend ? `q/${resources.blend(blend)} gs${use(formOf(group.body))}Q\n` : groups.length > 1 ? use(formOf(group.body)) : group.body);
  });
  font.paintGlyph(glyph, paint);
  return groups[0]?.body ?? '';
}

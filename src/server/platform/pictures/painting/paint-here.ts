import { createCanvas } from '@napi-rs/canvas';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintOptions } from '#model/paint/paint-options.ts';
import { ensureFace } from '../../fonts/registered-faces.ts';
import { imageOf } from '../images/decode-images.ts';

/** What the painter needs to paint everything on the server's canvas. */
export const paintHere: Pick<PaintOptions, 'rich' | 'fontName' | 'openLayer'> = {
  rich: richForms,
  fontName(face) {
    ensureFace(face);
    return face;
  },
  openLayer(width, height) {
    const layer = createCanvas(width, height);
    return { context: layer.getContext('2d'), image: imageOf(layer) };
  },
};

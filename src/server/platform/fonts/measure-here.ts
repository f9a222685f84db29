import { createCanvas } from '@napi-rs/canvas';
import type { Measure } from '#model/text/layout.ts';
import { measureWith } from '#model/text/measure-with.ts';
import { ensureFace } from './registered-faces.ts';

/** Measures text as the pictures of this server show it. */
export const measureHere = (): Measure =>
  measureWith(createCanvas(1, 1).getContext('2d'), (face) => {
    ensureFace(face);
    return face;
  });

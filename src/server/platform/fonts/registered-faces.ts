import { GlobalFonts } from '@napi-rs/canvas';
import { families, fontsOf } from '#model/text/families.ts';
import { faceFile } from './face-file.ts';

const registered = new Set<string>();

/** Lets canvases use a face, with its key as the family name. The file is mapped, not read: it takes a fraction of a millisecond. */
export function ensureFace(face: string): void {
  for (const font of fontsOf(face)) {
    if (registered.has(font)) continue;
    if (!GlobalFonts.registerFromPath(faceFile(font), font)) throw new Error(`The canvas cannot read the font ${font}`);
    registered.add(font);
  }
}

/** Lets canvases use every face of every family. */
export function registerFonts(): void {
  for (const { slug, weights, italics } of families) {
    for (const weight of weights) ensureFace(`${slug}-${weight}`);
    for (const weight of italics) ensureFace(`${slug}-${weight}i`);
  }
}

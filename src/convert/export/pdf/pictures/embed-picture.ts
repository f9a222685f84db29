import type { PaintContext, PaintImage } from '#model/paint/context.ts';
import { PdfCanvas } from '../drawing/pdf-canvas.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { named, type Ref } from '../file/values.ts';

/** Pixels in the form a PDF takes: a JPEG, or the compressed rows of a PNG (its IDAT), eight bits per channel. */
export interface PackedPixels {
  kind: 'jpeg' | 'png';
  channels: 1 | 3;
  bytes: Uint8Array;
}

/** A picture prepared for the PDF: upright, in sRGB. */
export interface PdfPicture {
  width: number;
  height: number;
  colours: PackedPixels;
  /** The opacity of each pixel. */
  alpha?: PackedPixels;
}

/** Makes pictures paintable; each is written once, when a page first shows it. */
export function embedPictures(file: PdfFile): (picture: PdfPicture) => PaintImage {
  const refs = new Map<PdfPicture, Ref>();
  const refOf = (picture: PdfPicture): Ref => {
    const known = refs.get(picture);
    if (known !== undefined) return known;
    const mask = picture.alpha ? `/SMask ${named(writePixels(file, picture, picture.alpha, ''))}` : '';
    const ref = writePixels(file, picture, picture.colours, mask);
    refs.set(picture, ref);
    return ref;
  };
  return (picture) => ({
    width: picture.width,
    height: picture.height,
    draw(context: PaintContext, ...place) {
      if (context instanceof PdfCanvas) context.drawPicture(refOf(picture), picture, place);
    },
  });
}

function writePixels(file: PdfFile, { width, height }: PdfPicture, { kind, channels, bytes }: PackedPixels, more: string): Ref {
  const filter =
    kind === 'jpeg' ? '/Filter/DCTDecode' : `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${channels}/Columns ${width}>>`;
  return file.writeStream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/Device${channels === 1 ? 'Gray' : 'RGB'}/BitsPerComponent 8/Interpolate true${more}${filter}`,
    bytes,
  );
}

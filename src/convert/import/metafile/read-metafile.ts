import type { DrawingContent } from '#model/presentation/drawing.ts';
import { readEmf } from './emf/read-emf.ts';
import { joinBitmaps } from './bitmaps/join-bitmaps.ts';
import { openCanvas } from './canvas/metafile-canvas.ts';
import type { MetafileText } from './canvas/metafile-text.ts';
import { readWmf } from './wmf/read-wmf.ts';

export type { MetafileText } from './canvas/metafile-text.ts';

export interface Metafile {
  drawing: DrawingContent;
  texts: MetafileText[];
  /** A PNG, for a file that is mainly a bitmap. */
  picture?: Uint8Array | undefined;
}

/** Reads EMF and WMF; undefined if it is neither, is broken, or draws nothing. */
export function readMetafile(bytes: Uint8Array): Metafile | undefined {
  const canvas = openCanvas();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const viewBox = readEmf(view, canvas) ?? readWmf(view, canvas);
  if (!viewBox || !(viewBox.width > 0) || !(viewBox.height > 0)) return undefined;
  const { nodes, texts, bitmaps } = canvas.finish();
  const picture = bitmaps.length > 0 ? joinBitmaps(bitmaps, viewBox, nodes.length + texts.length) : undefined;
  return nodes.length + texts.length === 0 && !picture ? undefined : { drawing: { viewBox, nodes }, texts, picture };
}

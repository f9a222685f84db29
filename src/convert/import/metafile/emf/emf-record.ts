import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';

/** Draws one record; it cannot read beyond the record's bytes. */
export type EmfRecord = (record: DataView, canvas: MetafileCanvas) => void;

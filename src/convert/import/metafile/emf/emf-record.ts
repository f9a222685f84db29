import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';

/** Draws one record; it sees no byte beyond it. */
export type EmfRecord = (record: DataView, canvas: MetafileCanvas) => void;

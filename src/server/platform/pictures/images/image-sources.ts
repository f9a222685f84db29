import type { AssetId, Presentation } from '#model/presentation/presentation.ts';

/** The sources of a document's pictures. */
export const imageSources = ({ assets }: Pick<Presentation, 'assets'>): Map<AssetId, string> =>
  new Map(Object.entries(assets).flatMap(([id, { kind, source }]) => (kind === 'image' ? [[id, source] as const] : [])));

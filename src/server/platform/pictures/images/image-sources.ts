import type { AssetId, Presentation } from '#model/presentation/presentation.ts';

/** Where the pictures of a document say they are. */
export const imageSources = ({ assets }: Pick<Presentation, 'assets'>): Map<AssetId, string> =>
  new Map(Object.entries(assets).flatMap(([id, { kind, source }]) => (kind === 'image' ? [[id, source] as const] : [])));

import { crc32 } from 'node:zlib';
import type { Asset, AssetId, Presentation } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { canonicalJson } from './canonical-json.ts';
import { deflate } from './deflate.ts';
import type { LecternAbout } from './lectern-format.ts';

/** The name of a picture in the archive, by its source in the document; undefined if it no longer exists. */
export type NamePicture = (source: string) => Promise<string | undefined>;

/** The document of an archive, compressed, with the checksum and size of what it was before. */
export interface PackedDocument {
  content: Uint8Array;
  crc: number;
  size: number;
}

/** Names pictures after their bytes. Missing pictures, films and data URLs keep their source. */
export async function packDocument(
  presentation: Presentation,
  { title, description, language }: Omit<LecternAbout, 'tags'>,
  namePicture: NamePicture,
): Promise<PackedDocument> {
  const assets: Record<AssetId, Asset> = {};
  const names = new Map<string, string | undefined>();
  for (const [id, asset] of Object.entries(presentation.assets)) {
    const { kind, source } = asset;
    if (kind === 'image' && !source.startsWith('data:') && !names.has(source)) names.set(source, await namePicture(source));
    const name = kind === 'image' ? names.get(source) : undefined;
    assets[id] = name === undefined ? asset : { ...asset, source: name };
  }
  const plain = Buffer.from(canonicalJson(writePresentation({ ...presentation, title, description, language, assets })));
  return { content: Buffer.concat([...deflate(plain)]), crc: crc32(plain), size: plain.length };
}

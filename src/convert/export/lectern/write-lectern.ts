import { parsePresentation } from '#model/presentation/parse.ts';
import type { Asset, AssetId } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { pictureKindOf } from '../../import/pictures/picture-header.ts';
import { digestOf } from '../../import/pictures/picture-name.ts';
import { canonicalJson } from './canonical-json.ts';
import { aboutFile, digestIn, documentFile, type LecternAbout, packedName } from './lectern-format.ts';
import { type ArchiveFile, writeArchive } from './write-archive.ts';

/** Reads a picture by its source in the document; undefined if it no longer exists. */
export type ReadPicture = (source: string) => Promise<Uint8Array | undefined>;

/**
 * Writes a presentation as one open file that any Lectern can read: JSON and pictures. The same content gives the same bytes on every
 * server. Pictures are read one at a time, as they are needed.
 */
export async function* writeLectern(document: unknown, about: LecternAbout, readPicture: ReadPicture): AsyncGenerator<Uint8Array> {
  const { presentation } = parsePresentation(document);
  const { title, description, language } = about;
  const { assets, images } = await packAssets(presentation.assets, readPicture);
  const content = writePresentation({ ...presentation, title, description, language, assets });
  const said = { format: 'lectern', version: 1, title, description, language, tags: about.tags.toSorted() };
  const json = (name: string, value: unknown): ArchiveFile => ({
    name,
    isDeflated: true,
    read: async () => Buffer.from(canonicalJson(value)),
  });
  yield* writeArchive([json(aboutFile, said), json(documentFile, content), ...images]);
}

/** Names pictures after their bytes. Missing pictures, films and data URLs keep their source. */
async function packAssets(
  assets: Record<AssetId, Asset>,
  readPicture: ReadPicture,
): Promise<{ assets: Record<AssetId, Asset>; images: ArchiveFile[] }> {
  const packed: Record<AssetId, Asset> = {};
  const sources = new Map<string, string>();
  for (const [id, asset] of Object.entries(assets)) {
    const name = asset.kind === 'image' && !asset.source.startsWith('data:') ? await nameOf(asset.source, readPicture) : undefined;
    packed[id] = name === undefined ? asset : { ...asset, source: name };
    if (name !== undefined) sources.set(name, asset.source);
  }
  const images = [...sources]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, source]) => ({
      name,
      isDeflated: false,
      read: async () => {
        const bytes = await readPicture(source);
        if (!bytes || digestOf(bytes) !== digestIn(name)) throw new Error('A picture changed while it was being written');
        return bytes;
      },
    }));
  return { assets: packed, images };
}

async function nameOf(source: string, readPicture: ReadPicture): Promise<string | undefined> {
  const bytes = await readPicture(source);
  if (!bytes) return undefined;
  const known = packedName(source);
  const digest = digestOf(bytes);
  if (known && digestIn(known) === digest) return known;
  const kind = pictureKindOf(bytes);
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  return ending && packedName(`images/${digest}.${ending}`);
}

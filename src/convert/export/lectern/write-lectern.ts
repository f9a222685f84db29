import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { pictureKindOf } from '../../import/pictures/picture-header.ts';
import { canonicalJson } from './canonical-json.ts';
import { deflate } from './deflate.ts';
import { aboutFile, digestIn, documentFile, type LecternAbout, packedName } from './lectern-format.ts';
import type { NamePicture } from './pack-document.ts';
import { type ArchiveFile, writeArchive } from './write-archive.ts';

/** Opens a picture by its source in the document; undefined if it no longer exists. */
export type OpenPicture = (source: string) => Promise<AsyncIterable<Uint8Array> | undefined>;

/**
 * Writes a presentation as one open file that any Lectern can read: JSON and pictures. The same content gives the same bytes on every
 * server. Pictures are read one at a time, as they are needed: first to name them, while the document is packed, and then to write them.
 */
export function createLectern(openPicture: OpenPicture) {
  const sources = new Map<string, string>();
  const namePicture: NamePicture = async (source) => {
    const picture = await openPicture(source);
    if (!picture) return undefined;
    const name = nameOf(source, await describe(picture));
    if (name !== undefined) sources.set(name, source);
    return name;
  };
  const images = (): ArchiveFile[] =>
    [...sources].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, source]) => ({ name, read: () => readAgain(name, source) }));
  async function* readAgain(name: string, source: string): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    for await (const piece of (await openPicture(source)) ?? []) {
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== digestIn(name)) throw new Error('A picture changed while it was being written');
  }
  return {
    namePicture,
    /** Once the document is packed, and so its pictures are named. */
    write({ title, description, language, tags }: LecternAbout, document: Omit<ArchiveFile, 'name'>): AsyncGenerator<Uint8Array> {
      const said = Buffer.from(canonicalJson({ format: 'lectern', version: 1, title, description, language, tags: tags.toSorted() }));
      const about = { name: aboutFile, read: () => inTurn(deflate(said)), plain: { crc: crc32(said), size: said.length } };
      return writeArchive([about, { name: documentFile, ...document }, ...images()]);
    },
  };
}

async function* inTurn(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

interface Described {
  digest: string;
  /** The beginning, which says what kind it is. */
  head: Uint8Array;
}

async function describe(picture: AsyncIterable<Uint8Array>): Promise<Described> {
  const hash = createHash('sha256');
  let head: Uint8Array = new Uint8Array();
  for await (const piece of picture) {
    if (head.length < 16) head = Buffer.concat([head, piece.subarray(0, 16)]);
    hash.update(piece);
  }
  return { digest: hash.digest('hex'), head };
}

function nameOf(source: string, { digest, head }: Described): string | undefined {
  const known = packedName(source);
  if (known && digestIn(known) === digest) return known;
  const kind = pictureKindOf(head);
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  return ending && packedName(`images/${digest}.${ending}`);
}

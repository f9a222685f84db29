import type { ByteSource, Imported, ImportTools, SourceFile } from '../imported.ts';
import { ImportProblem } from '../problems.ts';
import type { Archive } from './archive.ts';
import { findKind, type FileKind } from './find-kind.ts';
import { joinDecks } from './join-decks.ts';
import { openArchive } from './open-archive.ts';

type Readers = Readonly<Record<FileKind, (file: SourceFile, tools: ImportTools) => Promise<Imported>>>;

const decks = /\.(pp[st][xm]|pot[xm]|pdf|pez|lectern|md|mdx|markdown)$/i;
const pictures = /\.(png|jpe?g|jfif|gif|webp|bmp|tiff?|avif|svg)$/i;
/** Unsupported deck formats and nested archives. */
const strangers = /\.(zip|rar|7z|gz|ppt|pps|key|odp)$/i;
/** Files that operating systems leave in folders; below, files that describe a folder. */
const litter = /(^|\/)(__macosx\/|\.|thumbs\.db$|desktop\.ini$)/i;
const notes = /(^|\/)(readme|license|licence|changelog|contributing)(\.\w+)?$/i;

/** Reads a folder of decks or pictures: pictures become a path, decks follow one another. */
export async function readZip(file: SourceFile, tools: ImportTools, readers: Readers): Promise<Imported> {
  const archive = openArchive(file.bytes);
  const names = archive.names.filter((name) => !litter.test(name)).toSorted(naturally);
  for (const name of names.filter((each) => strangers.test(each))) tools.warn('nested-file', undefined, fileName(name));
  const found = names.filter((name) => decks.test(name));
  const meant = found.filter((name) => !notes.test(name));
  const chosen = meant.length > 0 ? meant : found;
  const title = fileName(file.name).replace(/\.[^.]*$/, '');
  if (chosen.length === 0) {
    const shown = names.filter((name) => pictures.test(name));
    if (shown.length === 0) throw new ImportProblem('nothing-inside');
    const { readImages } = await import('../pictures/read-images.ts');
    return readImages(
      shown.map((name) => sourceIn(archive, name)),
      tools,
      title,
    );
  }
  const read: Imported[] = [];
  let problem: unknown;
  for (const name of chosen)
    try {
      read.push(await readOne(archive, name, names, tools, readers));
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      problem = error;
      if (chosen.length > 1) tools.warn('missing-file', undefined, fileName(name));
    }
  const [first] = read;
  if (!first) throw problem;
  return read.length === 1 ? first : joinDecks(read, title, tools.options.arrangement);
}

async function readOne(archive: Archive, name: string, names: readonly string[], tools: ImportTools, readers: Readers): Promise<Imported> {
  const file = sourceIn(archive, name);
  const kind = findKind(file);
  if (kind === 'zip') throw new ImportProblem('wrong-format', 'An archive inside an archive');
  if (kind !== 'markdown') return readers[kind](file, tools);
  const { readMarkdown } = await import('../markdown/read-markdown.ts');
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const siblings = names
    .filter((each) => pictures.test(each))
    .map((each): [string, ByteSource] => [each.startsWith(folder) ? each.slice(folder.length) : each, bytesIn(archive, each)]);
  return readMarkdown(file, tools, new Map(siblings));
}

const sourceIn = (archive: Archive, name: string): SourceFile => ({ name: fileName(name), bytes: bytesIn(archive, name) });

/** Inflated on first read, and held only as long as the reader needs it. */
function bytesIn(archive: Archive, name: string): ByteSource {
  let held: WeakRef<Uint8Array> | undefined;
  const content = (): Uint8Array => {
    const known = held?.deref();
    if (known) return known;
    const read = archive.read(name) ?? new Uint8Array();
    held = new WeakRef(read);
    return read;
  };
  return {
    get size() {
      return content().length;
    },
    read(offset, length) {
      const bytes = content();
      if (offset + length > bytes.length) throw new RangeError('Read beyond the end');
      return bytes.subarray(offset, offset + length);
    },
  };
}

const fileName = (path: string): string => path.split('/').at(-1) ?? path;

/** Sorts `slide 10` after `slide 9`, the same way on every machine. */
const naturally = new Intl.Collator('en', { numeric: true }).compare;

import type { ByteSource, SourceFile } from '../imported.ts';
import { pictureKindOf } from '../pictures/picture-header.ts';
import { ImportProblem } from '../problems.ts';
import type { Archive } from './archive.ts';
import { compoundNames } from './compound-file.ts';
import { holdsArchive } from './directory/read-directory.ts';
import { openArchive } from './open-archive.ts';

export const fileKinds = ['pptx', 'pdf', 'pez', 'lectern', 'zip', 'picture', 'svg', 'markdown'] as const;
export type FileKind = (typeof fileKinds)[number];

const otherPackers = ['Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh'];
/** Enough for every signature and for the beginning of a text. */
const HEAD = 8192;

/** Detects a file's kind from its content, not its name. Throws an ImportProblem for unsupported kinds. */
export function findKind({ name, bytes }: SourceFile): FileKind {
  if (bytes.size === 0) throw new ImportProblem('empty');
  const head = bytes.read(0, Math.min(HEAD, bytes.size));
  const letters = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (letters.startsWith('PK\x03\x04') || letters.startsWith('PK\x05\x06')) return kindOfArchive(openArchive(bytes));
  if (letters.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw problemOfCompoundFile(bytes);
  if (pictureKindOf(head)) return 'picture';
  // The signature may be preceded by a byte order mark or mail headers.
  if (letters.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const text = beginningOf(head);
  if (text !== undefined) return kindOfText(text, name);
  if (holdsArchive(bytes)) return kindOfArchive(openArchive(bytes));
  throw new ImportProblem(otherPackers.some((sign) => letters.startsWith(sign)) ? 'wrong-format' : 'unknown-format');
}

function kindOfArchive(archive: Archive): FileKind {
  const names = archive.names.map((name) => name.toLowerCase());
  const holds = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (archive.has('lectern.json') && archive.has('presentation.json')) return 'lectern';
  if (holds(/^ppt\/(presentation\.xml|slides\/)/)) return 'pptx';
  if (archive.has('[Content_Types].xml'))
    throw wrong(holds(/^word\//) ? 'Word' : holds(/^xl\//) ? 'Excel' : holds(/^visio\//) ? 'Visio' : 'Office');
  if (holds(/(^|\/)(prezi|content\/data)\/content\.xml$/)) return 'pez';
  if (archive.has('mimetype')) throw wrong('OpenDocument');
  if (holds(/^index(\.zip$|\/.*\.iwa$)/)) throw wrong('Keynote');
  if (names.length === 0) throw new ImportProblem('nothing-inside');
  return 'zip';
}

/** Files of old Office programs, and the container in which newer ones encrypt a package. */
function problemOfCompoundFile(bytes: ByteSource): ImportProblem {
  const names = compoundNames(bytes);
  if (names.has('EncryptedPackage')) return new ImportProblem('encrypted');
  if (names.has('WordDocument')) return wrong('Word');
  if (names.has('Workbook') || names.has('Book')) return wrong('Excel');
  return new ImportProblem('old-format');
}

function kindOfText(text: string, name: string): FileKind {
  const content = text.trimStart();
  if (content === '') throw new ImportProblem('empty');
  if (/^(<!doctype html|<html|<head|<body)/i.test(content)) throw wrong('HTML');
  if (content.startsWith('{\\rtf')) throw wrong('RTF');
  if (/^(<\?xml|<!--|<!doctype|<svg)/i.test(content)) {
    if (/<svg[\s/>]/i.test(content)) return 'svg';
    if (/^<(\?xml|!doctype)/i.test(content)) throw wrong('XML');
  }
  // Plain text named like another format is usually the leftover of a failed download.
  if (/\.(pp[st][xm]?|pot[xm]?|pdf|pez|zip|lectern|png|jpe?g|gif|webp|bmp|tiff?|avif|key|odp|docx?|xlsx?)$/i.test(name))
    throw wrong('text');
  if (/\.(json|csv|tsv|css|m?[jt]sx?|py|sql|ya?ml|ics|eml|vcf|log|xml|rtf|tex)$/i.test(name)) throw new ImportProblem('unknown-format');
  return 'markdown';
}

/** The beginning of the file as text; undefined if it does not look like text. */
function beginningOf(head: Uint8Array): string | undefined {
  const [first, second] = head;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(head);
  const strange = text.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  // Legacy encodings contain some invalid UTF-8, and the last character may be cut in two.
  return text.includes('\0') || strange > 2 + text.length / 20 ? undefined : text;
}

const wrong = (what: string) => new ImportProblem('wrong-format', what);

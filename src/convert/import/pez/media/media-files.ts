import type { Archive } from '../../archive/archive.ts';
import type { ImportTools } from '../../imported.ts';
import type { Pictures } from '../../pictures/collect-pictures.ts';
import { ImportProblem } from '../../problems.ts';
import { childOf, type XmlElement } from '../../xml/xml.ts';
import type { PezObject } from '../pez-object.ts';

/** Where pictures come from, and where they go. */
export interface MediaFiles {
  archive: Archive;
  /** The folders with the files, with a trailing slash. */
  folders: readonly string[];
  pictures: Pictures;
  tools: ImportTools;
  /** The first stop that shows it, from 1. */
  stopOf(id: string): number | undefined;
}

/** Use only the last part of a name: all files are in one folder. */
const namesIn = (source: XmlElement | undefined): string[] =>
  [childOf(source, 'url')?.text, source?.text].flatMap((name) => name?.trim().split(/[/\\]/).at(-1) || []);

/** A picture is better than an SWF of the same name. */
export function fileOf({ element }: PezObject, { archive, folders }: MediaFiles): string | undefined {
  const names = namesIn(childOf(element, 'source'));
  const stems = names.map((name) => name.replace(/\.\w+$/, ''));
  const files = [
    ...names.filter((name) => !isFlash(name)),
    ...stems.flatMap((stem) => [`${stem}.png`, `${stem}.jpg`, `${stem}.jpeg`]),
    ...names,
  ];
  return folders.flatMap((folder) => files.map((file) => folder + file)).find((name) => archive.has(name));
}

export const isFlash = (name: string): boolean => /\.swf$/i.test(name);

export const shownName = ({ element }: PezObject): string | undefined =>
  childOf(element, 'sourceUrl')?.text.trim().split('/').at(-1) || namesIn(childOf(element, 'source'))[0];

/** Undefined if it is broken: the others can still be shown. */
export function readPart({ archive }: MediaFiles, path: string): Uint8Array | undefined {
  try {
    return archive.read(path);
  } catch (problem) {
    if (problem instanceof ImportProblem) return undefined;
    throw problem;
  }
}

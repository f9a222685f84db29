import { parsePresentation } from '#model/presentation/parse.ts';
import type { Asset } from '#model/presentation/presentation.ts';
import { aboutFile, digestIn, documentFile, LecternFile } from '../../export/lectern/lectern-format.ts';
import type { Imported, ImportedPicture, ImportTools, SourceFile } from '../imported.ts';
import { readPictureHeader } from '../pictures/picture-header.ts';
import { digestOf, pictureName } from '../pictures/picture-name.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import { ImportProblem } from '../problems.ts';
import type { Archive } from './archive.ts';
import { openArchive } from './open-archive.ts';

/** Reads a presentation from another server unchanged: pictures byte for byte, positions and text untouched. */
export async function readLectern({ bytes }: SourceFile, tools: ImportTools): Promise<Imported> {
  const archive = openArchive(bytes);
  const about = LecternFile.safeParse(readJson(archive, aboutFile));
  if (!about.success) throw new ImportProblem('broken', 'lectern.json is not valid', { cause: about.error });
  const { presentation, problems } = parsePresentation(readJson(archive, documentFile));
  if (problems.some(({ code }) => code === 'not-a-document')) throw new ImportProblem('broken', 'presentation.json is not a presentation');
  const pictures = new Map<string, ImportedPicture>();
  const assets: Record<string, Asset> = {};
  const entries = Object.entries(presentation.assets);
  for (const [index, [id, asset]] of entries.entries()) {
    tools.progress('pictures', index, entries.length);
    if (asset.source.startsWith('data:') || pictures.has(asset.source)) assets[id] = asset;
    else if (asset.kind === 'image' && digestIn(asset.source) !== undefined) {
      const picture = await readPicture(archive, asset.source, tools);
      if (!picture) continue;
      const { source, ...file } = picture;
      pictures.set(source, file);
      assets[id] = { ...asset, source };
    }
    // Files on the other server are not ours to show.
    else tools.warn('missing-file', undefined, asset.source);
  }
  const { title, tags, description } = about.data;
  const stops = presentation.path.filter(({ to }) => to !== undefined).length;
  return {
    format: 'lectern',
    presentation: { ...presentation, title: title || presentation.title, assets },
    pictures,
    slides: Math.max(1, stops),
    about: { tags, description },
  };
}

function readJson(archive: Archive, name: string): unknown {
  const content = archive.read(name);
  if (!content) throw new ImportProblem('broken', `${name} is missing`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (cause) {
    throw new ImportProblem('broken', `${name} is not valid JSON`, { cause });
  }
}

/** Returns the exact bytes its name is the digest of; undefined, with a warning, if no browser could show them. */
async function readPicture(
  archive: Archive,
  source: string,
  tools: ImportTools,
): Promise<(ImportedPicture & { source: string }) | undefined> {
  const bytes = archive.read(source);
  if (!bytes) {
    tools.warn('missing-file', undefined, source);
    return undefined;
  }
  if (digestOf(bytes) !== digestIn(source)) throw new ImportProblem('broken', `${source} does not match its digest`);
  const header = readPictureHeader(bytes);
  const prepared = header && (await preparePicture({ bytes, header, isUpright: false, isOurs: false, isKept: true }));
  if (!prepared) {
    tools.warn('picture', undefined, source);
    return undefined;
  }
  for (const code of prepared.warnings) tools.warn(code);
  const { type } = prepared;
  return prepared.bytes === bytes ? { bytes, type, source } : { bytes: prepared.bytes, type, source: pictureName(prepared) };
}

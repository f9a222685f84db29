import { isNothing, nothing, unite } from '#model/geometry/rectangle.ts';
import type { Presentation, SceneObject } from '#model/presentation/presentation.ts';
import type { Archive } from '../archive/archive.ts';
import { openArchive } from '../archive/open-archive.ts';
import type { Imported, ImportTools, SourceFile } from '../imported.ts';
import { importLimits } from '../limits.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { ImportProblem } from '../problems.ts';
import { childOf, childrenOf, parseXml, type XmlElement } from '../xml/xml.ts';
import { boxOf, groupObjects, isGroup, ownersOf } from './group-objects.ts';
import { type PezObject, readObject } from './pez-object.ts';
import { readFrame } from './read-frames.ts';
import { readFlash } from './media/read-flash.ts';
import { type MediaKit, readImage, readVideo } from './media/read-media.ts';
import { fadeInTurn, readLayers } from './read-layers.ts';
import { readShape } from './read-shapes.ts';
import { readPath, stepsOf } from './read-steps.ts';
import { readText, type TextKit } from './read-texts.ts';
import { readTheme } from './read-theme.ts';
import { readStyleSheet } from './style-sheet.ts';
import { namesOf, presentationTitle } from './titles.ts';

const ROOT = 'root';

/** Reads a classic presentation (`.pez`, portable export): everything stays where its owner put it. */
export async function readPez(file: SourceFile, tools: ImportTools): Promise<Imported> {
  tools.progress('checking', 0, 0);
  const archive = openArchive(file.bytes);
  const { document, folder } = readContent(archive);
  const table = childOf(document, 'zui-table');
  const objects = objectsIn(table, tools);
  const backgrounds = childrenOf(childOf(document, 'background'), 'layer').slice(0, 20);
  if (objects.length === 0 && backgrounds.length === 0) throw new ImportProblem('nothing-inside');

  const sheet = readStyleSheet(childOf(document, 'style')?.text ?? '');
  const path = readPath(
    document,
    objects.filter(({ type }) => type === 'button').map(({ id }) => id),
  );
  const names = namesOf(objects, path);
  const pictures = collectPictures(tools);
  const language = languageOf(table);
  const files = { archive, folders: [`${folder}repo/`, folder], pictures, tools, stopOf: names.stopOf };
  const behind = backgrounds.flatMap((layer) => childrenOf(layer, 'object').flatMap((element) => readObject(element) ?? []));
  const owners = ownersOf(objects);
  const isKept = (id: string | undefined): boolean => id !== undefined && (names.isVisited(id) || isKept(owners.get(id)));
  const media: MediaKit = { ...files, flash: await readFlash([...objects, ...behind], files), isKept };
  const kit: TextKit = {
    sheet,
    theme: readTheme(sheet, []),
    language,
    measure: tools.measure,
    replaced: (typeface) => tools.warn('fonts', undefined, typeface),
  };
  const read = (object: PezObject): SceneObject | undefined => {
    if (object.type === 'button') return readFrame(object, sheet, names.titleOf(object.id));
    if (object.type === 'text' || object.type === 'label') return readText(object, kit);
    if (object.type === 'image') return readImage(object, media);
    if (object.type === 'shape') return readShape(object, sheet);
    return /video|youtube/i.test(object.type) ? readVideo(object, media) : undefined;
  };
  const placed = objects.map((object, index) => {
    tools.progress('reading', index, objects.length);
    return { object, scene: isGroup(object) ? undefined : read(object) };
  });
  if (childrenOf(childOf(document, 'path'), 's').some((step) => childOf(step, 'sound') ?? childOf(step, 'audio'))) tools.warn('audio');
  const scene = groupObjects(placed);
  const layers = readLayers(backgrounds, objects, media);

  const box = [...scene, ...(scene.length === 0 ? layers.flatMap((layer) => layer.objects) : [])].reduce(
    (sum, object) => unite(sum, boxOf(object)),
    nothing,
  );
  if (isNothing(box)) throw new ImportProblem('nothing-inside');
  const margin = 0.03 * Math.max(box.right - box.left, box.bottom - box.top);
  const size = { width: box.right - box.left + margin * 2, height: box.bottom - box.top + margin * 2 };
  const moved = (object: SceneObject): SceneObject => ({ ...object, x: object.x - box.left + margin, y: object.y - box.top + margin });
  const { assets, pictures: shown } = await pictures.finish();
  const children = scene.map(moved);
  const title = presentationTitle(document, objects, file.name);
  const presentation: Presentation = {
    schemaVersion: 0,
    title,
    description: '',
    language,
    theme: readTheme(
      sheet,
      fadeInTurn(layers, size).map((layer) => ({ ...layer, objects: layer.objects.map(moved) })),
    ),
    assets,
    root: {
      kind: 'topic',
      id: ROOT,
      title,
      x: 0,
      y: 0,
      rotation: 0,
      scale: 1,
      opacity: 1,
      children,
      ...size,
    },
    path: stepsOf(path, idsIn(children), names.titleOf, ROOT),
  };
  return { format: 'pez', presentation, pictures: shown, slides: presentation.path.filter(({ to }) => to !== undefined).length };
}

/** The document is in `prezi/`, in `content/data/` of a portable export, or wherever it was packed. */
function readContent(archive: Archive): { document: XmlElement; folder: string } {
  const found = archive.names.filter((name) => /(?:^|\/)content\.xml$/i.test(name)).sort((one, other) => one.length - other.length);
  const name = found.find((each) => /^(?:prezi|content\/data)\//i.test(each)) ?? found[0];
  const bytes = name === undefined ? undefined : archive.read(name);
  if (name === undefined || !bytes) throw new ImportProblem('wrong-format', 'There is no content.xml in the archive');
  const document = parseXml(bytes);
  if (document.name !== 'zuiprezi') throw new ImportProblem('wrong-format', 'content.xml is not a presentation');
  return { document, folder: name.slice(0, name.lastIndexOf('/') + 1) };
}

function objectsIn(table: XmlElement | undefined, tools: ImportTools): PezObject[] {
  const known = new Map<string, PezObject>();
  for (const element of childrenOf(table, 'object')) {
    const object = readObject(element);
    if (!object || known.has(object.id)) continue;
    if (known.size >= importLimits.objects / 4) {
      tools.warn('objects-cut');
      break;
    }
    known.set(object.id, object);
  }
  return [...known.values()];
}

const languageOf = (table: XmlElement | undefined): string => {
  const language = childOf(table, 'settings', 'languages', 'language')?.text.trim() ?? '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) ? language : 'en';
};

const idsIn = (objects: readonly SceneObject[]): Set<string> =>
  new Set(objects.flatMap((object) => [object.id, ...('children' in object ? idsIn(object.children) : [])]));

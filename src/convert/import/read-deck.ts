import { parsePresentation } from '#model/presentation/parse.ts';
import type { Presentation, SceneObject } from '#model/presentation/presentation.ts';
import type { ProblemCode } from '#model/presentation/problem.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { findKind, type FileKind } from './archive/find-kind.ts';
import type { Imported, ImportTools, SourceFile } from './imported.ts';
import { importLimits } from './limits.ts';
import { ImportProblem } from './problems.ts';
import type { WarningCode } from './warnings.ts';

/** Each reader is loaded only when a file needs it. */
const readers: Record<FileKind, (file: SourceFile, tools: ImportTools) => Promise<Imported>> = {
  pptx: async (file, tools) => (await import('./pptx/read-pptx.ts')).readPptx(file, tools),
  pdf: async (file, tools) => (await import('./pdf/read-pdf.ts')).readPdf(file, tools),
  markdown: async (file, tools) => (await import('./markdown/read-markdown.ts')).readMarkdown(file, tools),
  pez: async (file, tools) => (await import('./pez/read-pez.ts')).readPez(file, tools),
  picture: async (file, tools) => (await import('./pictures/read-images.ts')).readImages([file], tools),
  svg: async (file, tools) => (await import('./pictures/read-images.ts')).readImages([file], tools),
  lectern: async (file, tools) => (await import('./archive/read-lectern.ts')).readLectern(file, tools),
  zip: async (file, tools) => (await import('./archive/read-zip.ts')).readZip(file, tools, readers),
};

/** Reads any supported file into a valid presentation. Throws an ImportProblem if it cannot be read. */
export async function readDeck(file: SourceFile, tools: ImportTools): Promise<Imported> {
  tools.progress('checking', 0, 0);
  return checked(await readers[findKind(file)](file, tools), tools);
}

/** The warnings for what the model had to leave out. */
const losses: { [code in ProblemCode]?: WarningCode } = {
  'too-many-objects': 'objects-cut',
  'too-many-nodes': 'objects-cut',
  'too-many-steps': 'objects-cut',
  'too-large': 'objects-cut',
  'too-deep': 'objects-cut',
  'unreadable-object': 'objects-cut',
  'too-much-text': 'text-cut',
  'text-too-long': 'text-cut',
  'too-many-assets': 'picture',
  'unsafe-link': 'unsafe-link',
};

function checked(imported: Imported, tools: ImportTools): Imported {
  const { slides, format } = imported;
  if (slides === 0) throw new ImportProblem('nothing-inside');
  if (slides > importLimits.slides) throw new ImportProblem('too-many-slides', `${slides} slides`);
  const document = writePresentation(imported.presentation);
  const { presentation, problems } = parsePresentation(document);
  for (const { code } of problems) if (losses[code]) tools.warn(losses[code]);
  const count = countObjects(presentation.root.children);
  if (count > importLimits.objects) throw new ImportProblem('too-large', `${count} objects`);
  if (sizeOf(document) > importLimits.document) throw new ImportProblem('too-large', 'The document is too large');
  // A Lectern file is kept as it came, including placeholders for what is missing.
  return { ...imported, presentation: format === 'lectern' ? presentation : withoutHoles(presentation) };
}

const countObjects = (objects: readonly SceneObject[]): number =>
  objects.reduce((sum, object) => sum + 1 + ('children' in object ? countObjects(object.children) : 0), 0);

function sizeOf(document: unknown): number {
  try {
    return JSON.stringify(document).length;
  } catch (cause) {
    if (cause instanceof RangeError) return Infinity;
    throw cause;
  }
}

/** Removes objects whose picture turned out to be invalid, and unreadable ones. */
function withoutHoles(presentation: Presentation): Presentation {
  const { assets, root } = presentation;
  const isWhole = (object: SceneObject) => object.kind !== 'unreadable' && (object.kind !== 'image' || Object.hasOwn(assets, object.asset));
  const isSound = (objects: readonly SceneObject[]): boolean =>
    objects.every((object) => isWhole(object) && (!('children' in object) || isSound(object.children)));
  if (isSound(root.children) && presentation.theme.background.layers.every(({ objects }) => isSound(objects))) return presentation;
  const whole = (objects: readonly SceneObject[]): SceneObject[] =>
    objects.filter(isWhole).map((object) => ('children' in object ? { ...object, children: whole(object.children) } : object));
  const layers = presentation.theme.background.layers.map((layer) => ({ ...layer, objects: whole(layer.objects) }));
  const theme = { ...presentation.theme, background: { ...presentation.theme.background, layers } };
  const cleaned = { ...presentation, theme, root: { ...root, children: whole(root.children) } };
  // Steps may have revealed objects that no longer exist.
  return parsePresentation(writePresentation(cleaned)).presentation;
}

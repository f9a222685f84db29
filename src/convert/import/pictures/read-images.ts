import { arrange } from '#model/arrangement/arrange.ts';
import { slideSize } from '#model/arrangement/slide-size.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { Presentation, SceneObject, Topic } from '#model/presentation/presentation.ts';
import type { Imported, ImportTools, SourceFile } from '../imported.ts';
import { importLimits } from '../limits.ts';
import { ImportProblem } from '../problems.ts';
import { readSvg } from '../svg/read-svg.ts';
import { UnreadableSvg } from '../svg/svg-problem.ts';
import { collectPictures, isTooFine, type Pictures } from './collect-pictures.ts';
import { pictureKindOf } from './picture-header.ts';

interface Shown {
  title: string;
  width: number;
  height: number;
  place(box: { x: number; y: number; width: number; height: number }): SceneObject;
}

/** Reads pictures and drawings as a path in the given order, one stop each. Titled after the first unless a title is given. */
export async function readImages(files: readonly SourceFile[], tools: ImportTools, title?: string): Promise<Imported> {
  if (files.length > importLimits.slides) throw new ImportProblem('too-many-slides');
  const pictures = collectPictures(tools);
  const shown: Shown[] = [];
  for (const [index, file] of files.entries()) {
    tools.progress('reading', index, files.length);
    const found = readOne(file, shown.length + 1, pictures, tools);
    if (found) shown.push(found);
  }
  const { assets, pictures: made } = await pictures.finish();
  const objects = shown
    .map((each) => ({ ...each, object: each.place({ x: 0, y: 0, width: 1, height: 1 }) }))
    .filter(({ object }) => object.kind !== 'image' || Object.hasOwn(assets, object.asset));
  if (objects.length === 0) {
    const areTooFine = files.every(({ bytes }) => bytes.size <= importLimits.picture && isTooFine(bytes.read(0, bytes.size)));
    throw new ImportProblem(areTooFine ? 'too-many-pixels' : 'broken', 'None of the pictures can be shown');
  }
  const topics = objects.map((each, index): Topic => {
    const { width, height } = slideSize(each.width, each.height);
    const child = each.place({ x: width / 2, y: height / 2, width, height });
    return {
      kind: 'topic',
      id: `slide-${index + 1}`,
      x: 0,
      y: 0,
      width,
      height,
      rotation: 0,
      scale: 1,
      opacity: 1,
      title: each.title,
      children: [{ ...child, id: `picture-${index + 1}` }],
    };
  });
  const presentation: Presentation = {
    schemaVersion: 2,
    title: title ?? topics[0]?.title ?? '',
    description: '',
    language: 'en',
    theme: defaultTheme,
    assets,
    root: {
      kind: 'topic',
      id: 'root',
      x: 0,
      y: 0,
      width: 1920,
      height: 1080,
      rotation: 0,
      scale: 1,
      opacity: 1,
      title: '',
      children: topics,
    },
    path: topics.map((topic, index) => ({ id: `step-${index + 1}`, title: topic.title, to: topic.id, reveal: [], notes: '' })),
  };
  return { format: 'images', presentation: arrange(presentation, tools.options.arrangement), pictures: made, slides: topics.length };
}

function readOne({ name, bytes }: SourceFile, slide: number, pictures: Pictures, tools: ImportTools): Shown | undefined {
  if (bytes.size > importLimits.picture) return void tools.warn('picture', slide, name);
  const content = bytes.read(0, bytes.size);
  const title = titleOf(name);
  // Camera file names make no useful description.
  const alt = /^(img|dsc|dscn|pxl|dji|gopr|mvi|p|image|photo|picture|screenshot|scan|untitled)?[\s\d.:-]*$/i.test(title) ? '' : title;
  const usual = { id: '', rotation: 0, scale: 1, opacity: 1, ...(alt && { alt }) };
  if (pictureKindOf(content)) {
    const added = pictures.add(content, { slide, name });
    return (
      added && {
        title,
        width: added.width,
        height: added.height,
        place: (box) => ({
          kind: 'image',
          ...usual,
          ...box,
          asset: added.asset,
          crop: { x: 0, y: 0, width: 1, height: 1 },
          mask: { kind: 'none' },
        }),
      }
    );
  }
  try {
    const { drawing, width, height, title: own } = readSvg(content);
    return {
      title: own?.slice(0, 200) ?? title,
      width,
      height,
      place: (box) => ({ kind: 'drawing', ...usual, ...box, drawing, ...(own && { alt: own.slice(0, 1000) }) }),
    };
  } catch (error) {
    if (!(error instanceof UnreadableSvg)) throw error;
    return void tools.warn('picture', slide, name);
  }
}

/** Turns `03_the-deep.png` into `03 the deep`. */
const titleOf = (name: string): string =>
  (name.split('/').at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, 200);

import { arrange } from '#model/arrangement/arrange.ts';
import { slideSize } from '#model/arrangement/slide-size.ts';
import type { SceneObject, Step, Topic } from '#model/presentation/presentation.ts';
import { openArchive } from '../archive/open-archive.ts';
import type { Imported, ImportTools, SourceFile } from '../imported.ts';
import { importLimits } from '../limits.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { ImportProblem } from '../problems.ts';
import { childOf, numberOf } from '../xml/xml.ts';
import type { DeckParts } from './look/make-context.ts';
import { pictureShelf } from './pictures/picture-shelf.ts';
import { canvasTheme } from './look/canvas-theme.ts';
import type { OfficeTheme } from './look/theme.ts';
import { listSlides, presentationOf, type SlideEntry } from './package/list-slides.ts';
import { openPackage, type OpenPackage } from './package/open-package.ts';
import { allOf, firstWords, languageOf, withPictures } from './shapes/over-objects.ts';
import { readSlide, type SlideReading } from './shapes/read-slide.ts';
import { readNotes } from './show/read-notes.ts';
import { readSections } from './show/read-sections.ts';
import { readTransition } from './show/read-transition.ts';
import type { Part } from './slide-context.ts';

/** Reads PowerPoint 2007 and later, in both variants of the standard: presentations, shows, templates, with or without macros. */
export async function readPptx(file: SourceFile, tools: ImportTools): Promise<Imported> {
  tools.progress('checking', 0, 0);
  const files = openPackage(openArchive(file.bytes));
  const presentation = presentationOf(files);
  if ([...presentation.relationships.values()].some(({ type }) => type === 'vbaProject')) tools.warn('macro');
  const all = listSlides(files, presentation);
  const shown = all.filter(({ isHidden }) => tools.options.includesHidden || !isHidden);
  for (let left = all.length - shown.length; left > 0; left -= 1) tools.warn('hidden');
  if (shown.length === 0) throw new ImportProblem('nothing-inside');

  const pictures = collectPictures(tools);
  const reading = startReading(files, presentation, shown, pictures, tools);
  const slides = readSlides(shown, reading, tools);
  const [first] = slides;
  if (!first || slides.every(({ isBlank }) => isBlank)) throw new ImportProblem('broken', 'None of the slides can be read');
  const recolored = await reading.deck.shelf.recolorAll();
  const { assets, pictures: found } = await pictures.finish();
  const settle = (asset: string) => {
    const made = recolored.has(asset) ? recolored.get(asset) : asset;
    return made !== undefined && Object.hasOwn(assets, made) ? made : undefined;
  };
  const settled = slides.map((slide) => ({ ...slide, topic: { ...slide.topic, children: withPictures(slide.topic.children, settle) } }));
  const topics = settled.map(({ topic }) => topic);
  const deck = arrange(
    {
      schemaVersion: 2,
      title: titleOf(files, first.topic, file.name),
      description: '',
      language: languageOf(topics),
      theme: canvasTheme(reading.themes.values().next().value),
      assets,
      root: {
        kind: 'topic',
        id: 'root',
        x: 0,
        y: 0,
        rotation: 0,
        scale: 1,
        width: 1920,
        height: 1080,
        opacity: 1,
        title: '',
        children: inSections(settled, presentation, reading.deck),
      },
      path: slides.flatMap(({ steps }) => steps).slice(0, 10_000),
    },
    tools.options.arrangement,
  );
  return { format: 'pptx', presentation: deck, pictures: found, slides: slides.length };
}

interface SlideMade {
  entry: SlideEntry;
  topic: Topic;
  steps: Step[];
  /** It could not be read. Its place stays empty, so that all others keep their numbers. */
  isBlank: boolean;
}

function startReading(
  files: OpenPackage,
  presentation: Part,
  shown: readonly SlideEntry[],
  pictures: ReturnType<typeof collectPictures>,
  tools: ImportTools,
): SlideReading {
  const given = childOf(presentation.xml, 'p:sldSz');
  const side = (name: string, usual: number) => Math.min(1e8, Math.max(0, numberOf(given, name) ?? usual));
  const [wide, high] = [side('cx', 9_144_000), side('cy', 6_858_000)];
  const size = slideSize(wide, high);
  const steps = shown.map((_, index) => `slide-${index + 1}`);
  const counts = new Map<string, number>();
  const deck: DeckParts = {
    package: files,
    tools,
    unit: wide >= 1 && high >= 1 ? size.width / wide : 1920 / 9_144_000,
    shelf: pictureShelf(files, pictures, (slide, name) => tools.warn('picture', slide, name)),
    targets: { steps: new Map(shown.map(({ part }, index) => [part, steps[index] ?? ''])), order: steps },
    makeId(stem) {
      const count = (counts.get(stem) ?? 0) + 1;
      counts.set(stem, count);
      return `${stem}-${count}`;
    },
  };
  return { deck, presentation, size, budget: { left: MOST_OBJECTS }, themes: new Map<Part | undefined, OfficeTheme>() };
}

/** A document holds a hundred thousand; this leaves room for what slides and sections add. */
const MOST_OBJECTS = Math.min(importLimits.objects, 80_000);

function readSlides(shown: readonly SlideEntry[], reading: SlideReading, tools: ImportTools): SlideMade[] {
  const { deck } = reading;
  const firstNumber = numberOf(reading.presentation.xml, 'firstSlideNum') ?? 1;
  return shown.map((entry, index): SlideMade => {
    tools.progress('reading', index, shown.length);
    const part = deck.package.part(entry.part);
    const id = deck.targets.order[index] ?? '';
    const topic: Topic = {
      kind: 'topic',
      id: deck.makeId('topic'),
      x: 0,
      y: 0,
      rotation: 0,
      scale: 1,
      ...reading.size,
      opacity: 1,
      title: '',
      frame: { shape: 'rectangle', fill: { kind: 'color', color: '#ffffff' } },
      children: [],
    };
    if (!part || part.xml.name !== 'p:sld') {
      tools.warn('unreadable-slide', index + 1);
      return { entry, topic, steps: [{ id, title: '', to: topic.id, reveal: [], notes: '' }], isBlank: true };
    }
    const { title, frame, children, context, builds } = readSlide(part, index + 1, entry.place - 1 + firstNumber, reading);
    Object.assign(topic, { title: title || firstWords(children), frame, children });
    const known = new Set(allOf(children).map((object) => object.id));
    const [start, ...clicks] = builds.map(({ reveal, hide }) => ({
      reveal: reveal.filter((object) => known.has(object)),
      hide: hide.filter((object) => known.has(object)),
    }));
    const step: Step = {
      id,
      title: topic.title,
      to: topic.id,
      reveal: [],
      ...gone(start?.hide),
      ...readTransition(part),
      notes: readNotes(part, context),
    };
    const steps = clicks
      .filter(({ reveal, hide }) => reveal.length > 0 || hide.length > 0)
      .map(({ reveal, hide }, number): Step => ({ id: `${id}.${number + 1}`, title: '', reveal, ...gone(hide), notes: '' }));
    deck.package.forget(part);
    return { entry, topic, steps: [step, ...steps], isBlank: false };
  });
}

const gone = (hide: string[] = []): Pick<Step, 'hide'> => (hide.length > 0 ? { hide } : {});

/** Slides before the first section, or all if there are no sections, are placed directly on the canvas. */
function inSections(slides: readonly SlideMade[], presentation: Part, deck: DeckParts): SceneObject[] {
  const sectionOf = new Map(readSections(presentation).flatMap((section) => section.slideIds.map((id) => [id, section] as const)));
  const children: SceneObject[] = [];
  let open: { section: unknown; topics: Topic[] } | undefined;
  for (const { entry, topic } of slides) {
    const section = sectionOf.get(entry.id);
    if (!section) children.push(topic);
    else if (open?.section === section) open.topics.push(topic);
    else {
      open = { section, topics: [topic] };
      children.push({
        kind: 'topic',
        id: deck.makeId('section'),
        x: 0,
        y: 0,
        rotation: 0,
        scale: 1,
        width: 1920,
        height: 1080,
        opacity: 1,
        title: section.title,
        children: open.topics,
      });
    }
  }
  return children;
}

/** The author's title; generic titles that programs write are ignored. */
function titleOf(files: OpenPackage, first: Topic, name: string): string {
  const core = [...files.relationshipsOf('').values()].find(({ type, isExternal }) => type === 'core-properties' && !isExternal);
  const given = childOf(core && files.part(core.target)?.xml, 'dc:title')?.text.trim() ?? '';
  const isUsual = given === '' || /^(powerpoint[ -]|pr[äe]sentation|presentation|slide|folie|diapositiva)/i.test(given);
  return (isUsual ? first.title || name.replace(/\.\w{2,5}$/, '') : given).slice(0, 300);
}

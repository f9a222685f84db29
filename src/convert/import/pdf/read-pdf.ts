import { arrange } from '#model/arrangement/arrange.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { Presentation, Step, Topic } from '#model/presentation/presentation.ts';
import type { Imported, ImportTools, SourceFile } from '../imported.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { guessLanguage } from '../markdown/language.ts';
import { openDocument } from './document/open-document.ts';
import { readOutline, sectionsOf, type Section } from './document/outline.ts';
import { loadPdfium } from './pdfium.ts';
import { readPage } from './page/read-page.ts';

/** Reads the pages of a PDF as topics: text as text, in front of a picture of everything else. */
export async function readPdf({ name, bytes }: SourceFile, tools: ImportTools): Promise<Imported> {
  const pdfium = await loadPdfium();
  const { document, pages, title, language, close } = openDocument(pdfium, bytes);
  const pictures = collectPictures(tools);
  let count = 0;
  const making = { measure: tools.measure, language: language ?? 'en', makeId: (stem: string) => `${stem}-${(count += 1)}` };
  const stepOf = (page: number) => (page >= 0 && page < pages ? `step-${page + 1}` : undefined);
  // The more pages, the fewer pixels each, so that all of them together can be stored and sent.
  const width = pages > 400 ? 1280 : pages > 150 ? 1920 : 2400;
  const outline = readOutline(pdfium, document);
  const topics: Topic[] = [];
  for (let index = 0; index < pages; index++) {
    tools.progress('reading', index, pages);
    const topic = await readPage({ pdfium, document, tools, pictures, making, width, pages, stepOf }, index, `page-${index + 1}`);
    const named = outline.findLast((item) => item.page === index)?.title;
    topics.push({ ...topic, title: named ?? topic.title });
  }
  const sections = sectionsOf(outline, pages);
  close();
  const { assets, pictures: files } = await pictures.finish();
  const path: Step[] = topics.map((topic, index) => ({ id: `step-${index + 1}`, title: topic.title, to: topic.id, reveal: [], notes: '' }));
  const presentation: Presentation = {
    schemaVersion: 2,
    title: titleFor(title, topics[0]?.title, name),
    description: '',
    language: language ?? guessLanguage(topics.flatMap(textsOf).join(' ')),
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
      children: inSections(topics, sections),
    },
    path,
  };
  return { format: 'pdf', presentation: arrange(presentation, tools.options.arrangement), pictures: files, slides: pages };
}

/** Programs often write the name of the printed file, or nothing. */
function titleFor(title: string, first: string | undefined, name: string): string {
  const isMeant =
    title !== '' &&
    !/^(untitled|microsoft \w+ - |powerpoint|presentation\d*$|slide \d+$|document\d*$)|\.(pptx?|docx?|key|odp|pdf|tex|dvi|indd)$/i.test(
      title,
    );
  return (isMeant ? title : first || name.replace(/\.[^.]*$/, '')).slice(0, 300);
}

function inSections(topics: readonly Topic[], sections: readonly Section[]): Topic[] {
  const [first] = sections;
  if (!first) return [...topics];
  const parts = sections.map(({ title, start }, index) => ({
    kind: 'topic' as const,
    id: `section-${index + 1}`,
    x: 0,
    y: 0,
    width: 1920,
    height: 1080,
    rotation: 0,
    scale: 1,
    opacity: 1,
    title,
    children: topics.slice(start, sections[index + 1]?.start),
  }));
  return [...topics.slice(0, first.start), ...parts];
}

const textsOf = ({ children }: Topic): string[] =>
  children.flatMap((child) => (child.kind === 'text' ? child.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)) : []));

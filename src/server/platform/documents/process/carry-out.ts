import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import { packDocument, type NamePicture } from '#convert/export/lectern/pack-document.ts';
import { arrange, canArrange } from '#model/arrangement/arrange.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Asset, AssetId, Presentation } from '#model/presentation/presentation.ts';
import { hasHidden, withoutHidden } from '#model/presentation/transcript/hidden.ts';
import { hasNotes, withoutNotes } from '#model/presentation/transcript/notes.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { cleanAbout } from './clean-about.ts';
import type { Answer, Asked, Kind, Task } from '../tasks.ts';

/** A page offers no more stops than this. */
const MOST_STOPS = 200;
/** Characters of a stop's title; a page shows a line of them. */
const LONGEST_TITLE = 300;

/** The answer, and the file that was written, if any. */
export interface Outcome {
  answer: Answer<Kind>;
  output?: Uint8Array;
}

/** Does one task with one document, all at once: only for processes that nobody waits for, or documents that are small. */
export async function carryOut(task: Task, document: Uint8Array, namePicture: NamePicture): Promise<Outcome> {
  const parsed = parsePresentation(JSON.parse(new TextDecoder().decode(document)));
  const { presentation, problems } = parsed;
  switch (task.kind) {
    case 'choose':
      return { answer: choicesIn(withoutHidden(presentation)) };
    case 'arrange':
      return canArrange(presentation) ? written(arrange(presentation, task.arrangement)) : { answer: null };
    case 'clear':
      return hasNotes(presentation) || hasHidden(presentation)
        ? written(withoutHidden(withoutNotes(presentation, task)))
        : { answer: null };
    case 'adopt':
      return problems.some(({ code }) => code === 'not-a-document') ? { answer: null } : adopt(presentation, task);
    case 'pack': {
      const language = task.language ?? presentation.language;
      const { content, crc, size } = await packDocument(presentation, { ...task, language }, namePicture);
      return { answer: { crc, size, language }, output: content };
    }
  }
}

function choicesIn(presentation: Presentation): Answer<'choose'> {
  const stops = presentation.path.flatMap(({ to, title }, index) => (to === undefined ? [] : [{ stop: index + 1, title }]));
  return {
    canArrange: canArrange(presentation),
    stops: stops.slice(0, MOST_STOPS).map(({ stop, title }) => ({ stop, title: title.slice(0, LONGEST_TITLE) })),
    stopCount: stops.length,
    language: presentation.language.slice(0, LONGEST_TITLE),
  };
}

function adopt(presentation: Presentation, { about, pictures }: Asked<'adopt'>): Outcome {
  const { tags, ...said } = cleanAbout(presentation, about);
  const { answer, output } = written({ ...said, assets: addressed(said.assets, new Set(pictures)) });
  return { answer: { ...answer, title: said.title, description: said.description, tags }, output };
}

/** Points the assets at the addresses where we deliver their pictures. */
const addressed = (assets: Record<AssetId, Asset>, files: ReadonlySet<string>): Record<AssetId, Asset> =>
  Object.fromEntries(
    Object.entries(assets).map(([id, asset]) => [id, files.has(asset.source) ? { ...asset, source: `/files/${asset.source}` } : asset]),
  );

const written = (presentation: Presentation): { answer: { schemaVersion: 0 | 2 }; output: Uint8Array } => ({
  answer: { schemaVersion: presentation.schemaVersion },
  output: Buffer.from(canonicalJson(writePresentation(presentation))),
});

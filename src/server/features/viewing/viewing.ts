import type { EmbedOptions, EmbedProps } from '#contract/pages.ts';
import type { Avatar } from '#contract/person.ts';
import { presentationPath, routes } from '#contract/routes.ts';
import type { DisplayData, Suggestion, ViewerFiles } from '#contract/viewer.ts';
import { formatDate } from '#locale/date.ts';
import type { Language } from '#locale/language.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { paintLabels } from '../../platform/pictures/paint-labels.ts';

const SUGGESTIONS = 4;

interface Found {
  oid: string;
  ownerId: string;
  title: string;
  privacy: 'private' | 'public' | 'reusable';
  tags: readonly string[];
  contentHash: string;
  modifiedAt: Date;
}

interface Owner {
  publicDisplayName: string;
  avatar: Avatar;
  address: string;
  /** Of the pages that show them. */
  pageTag: string;
}

interface Shown {
  language: string;
  stopCount: number;
  minutes: number;
  preview: string | null;
  placeholder: string | null;
  files: ViewerFiles;
  transcript: TranscriptTopic;
}

interface Parts {
  findPresentation(oid: string): Promise<Found | undefined>;
  listRelated(presentation: Found, count: number): Promise<Pick<Found, 'oid' | 'ownerId' | 'title' | 'contentHash'>[]>;
  findOwner(id: string): Promise<Owner | undefined>;
  show(contentHash: string): Promise<Shown | 'preparing' | 'failed'>;
  thumbnail(contentHash: string): Promise<string | null>;
  presentationTag(oid: string): string;
}

interface Viewing {
  props: EmbedProps;
  /** Of the page that shows this. */
  tags: string[];
  modifiedAt: Date;
}

export function createViewing({ findPresentation, listRelated, findOwner, show, thumbnail, presentationTag }: Parts) {
  const suggest = async (presentation: Found): Promise<{ suggestions: Suggestion[]; tags: string[] }> => {
    const related = await listRelated(presentation, SUGGESTIONS);
    const shown = await Promise.all(
      related.map(async ({ oid, title, ownerId, contentHash }) => {
        const [owner, picture] = await Promise.all([findOwner(ownerId), thumbnail(contentHash)]);
        return owner && { suggestion: { title, owner: owner.publicDisplayName, address: presentationPath(oid), thumbnail: picture }, tags: [presentationTag(oid), owner.pageTag] };
      }),
    );
    const found = shown.filter((each) => each !== undefined);
    return { suggestions: found.map(({ suggestion }) => suggestion), tags: found.flatMap(({ tags }) => tags) };
  };

  return {
    /** Everything that the viewer alone shows; undefined for what is not for everybody. */
    async view(oid: string, options: EmbedOptions, language: Language): Promise<Viewing | undefined> {
      const presentation = await findPresentation(oid);
      if (!presentation || presentation.privacy === 'private') return undefined;
      const [owner, shown] = await Promise.all([findOwner(presentation.ownerId), show(presentation.contentHash)]);
      if (!owner) return undefined;
      const display = displayData(presentation, owner, typeof shown === 'string' ? undefined : shown, language);
      const common = { oid, display, options, pageAddress: presentationPath(oid) };
      const tags = [presentationTag(oid), owner.pageTag];
      const { modifiedAt } = presentation;
      if (typeof shown === 'string') return { props: { ...common, state: shown }, tags, modifiedAt };
      const { suggestions, tags: others } = await suggest(presentation);
      const { files, transcript } = shown;
      return { props: { ...common, state: 'ready', contentLanguage: shown.language, files, transcript, suggestions, getStarted: routes.signUp, labels: paintLabels(language) }, tags: [...tags, ...others], modifiedAt };
    },
  };
}

export type ViewingOperations = ReturnType<typeof createViewing>;

function displayData({ title, modifiedAt }: Found, { publicDisplayName, avatar, address }: Owner, shown: Shown | undefined, language: Language): DisplayData {
  const previewUrl = shown?.preview ?? null;
  return {
    title,
    // Nobody but its owner changes a presentation.
    byOwner: true,
    lastModifiedDateString: formatDate(modifiedAt.toISOString(), language),
    owner: { publicDisplayName, avatar, address },
    stopCount: shown?.stopCount ?? 0,
    minutes: shown?.minutes ?? 0,
    previewUrl,
    fallbackPreviewUrl: shown?.placeholder ?? null,
    previewState: previewUrl === null ? 'fallback' : 'show',
  };
}

import type { EmbedOptions, EmbedProps } from '#contract/pages.ts';
import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { Language } from '#locale/language.ts';
import { paintLabels } from '../../platform/pictures/paint-labels.ts';
import { displayData, type Found, type Shown, type ShownOwner } from './display-data.ts';
import type { Suggest } from './suggestions.ts';

interface Parts {
  findPresentation(oid: string): Promise<Found | undefined>;
  findOwner(id: string): Promise<ShownOwner | undefined>;
  show(
    contentHash: string,
    options: { carriesFonts: boolean; coverStop: number | null; begins: { stop: number; isAtOnce: boolean }; showsNotes: boolean },
  ): Promise<Shown | 'preparing' | 'failed'>;
  suggest: Suggest;
  mayEmbed(presentation: Found): boolean;
  presentationTag(oid: string): string;
}

interface Viewing {
  props: EmbedProps;
  /** Of the page that shows this. */
  tags: string[];
  modifiedAt: Date;
}

export function createViewing({ findPresentation, findOwner, show, suggest, mayEmbed, presentationTag }: Parts) {
  return {
    /** Everything the viewer alone shows; undefined if it may not be embedded. */
    async view(oid: string, options: EmbedOptions, language: Language): Promise<Viewing | undefined> {
      const presentation = await findPresentation(oid);
      if (!presentation || !mayEmbed(presentation)) return undefined;
      const [owner, shown] = await Promise.all([
        findOwner(presentation.ownerId),
        show(presentation.contentHash, {
          carriesFonts: true,
          coverStop: presentation.coverStop,
          begins: { stop: options.firstStop, isAtOnce: options.autoplay !== null },
          showsNotes: presentation.showsNotes,
        }),
      ]);
      if (!owner) return undefined;
      const display = displayData(presentation, owner, shown, language);
      const common = { oid, display, options, pageAddress: presentationPath(presentation), tags: presentation.tags.join(',') };
      const tags = [presentationTag(oid), owner.pageTag];
      const { modifiedAt } = presentation;
      if (typeof shown === 'string') return { props: { ...common, state: shown }, tags, modifiedAt };
      const { suggestions, tags: others } = await suggest(presentation);
      const { files, opening, transcript, transcriptParts } = shown;
      return {
        props: {
          ...common,
          state: 'ready',
          contentLanguage: presentation.language ?? shown.language,
          files,
          opening,
          transcript,
          hasMoreText: transcriptParts > 1,
          suggestions,
          getStarted: routes.signUp,
          labels: paintLabels(language),
        },
        tags: [...tags, ...others],
        modifiedAt,
      };
    },
  };
}

export type ViewingOperations = ReturnType<typeof createViewing>;

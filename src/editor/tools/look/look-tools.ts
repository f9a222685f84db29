import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Desk } from '../../desk/desk.ts';
import { addressOf } from '../../desk/draft-pictures.ts';
import { toView } from '../../hands/view.ts';
import { type ArrangedObject, arranged, arrangeOperations, arrangeTarget, type ArrangeTarget, columnsFor } from './arrange/arrange.ts';
import { type ArrangeWishes, shapes } from './arrange/shapes.ts';
import { isRound, pictureOf } from './arrange/object-picture.ts';
import { backdropOf, backdropOperations, clearing, layersBrought } from './backdrop/backdrop.ts';
import { type BackdropKind, backdrops } from '../../objects/backdrop-layers.ts';
import { type OfficeTheme, readOfficeTheme } from './colours/office-theme.ts';
import { isMostlyDark, paletteFrom } from './colours/palette-from.ts';
import { pixelsOf } from './colours/pixels.ts';
import { mainColours } from './colours/quantise.ts';
import { hasPalette, hasTheme, paletteOperations, themeOperations } from './themes/apply-theme.ts';
import { dressing } from './themes/dressing.ts';
import { type Palette, readyPalettes } from './themes/palettes.ts';
import { themeLetters } from './themes/theme-letters.ts';
import { type LookTheme, lookThemes } from './themes/theme-list.ts';

/** How many colours of a picture are looked at. */
const MAIN = 10;

/** The look of all of a presentation, and where things are on its canvas. Each choice is one step back. */
export function createLookTools(desk: Desk) {
  const act = (operations: readonly Operation[]) => desk.do(operations);
  const dress = (change: (draft: Draft) => readonly Operation[]) => act(dressing(desk, change));
  return {
    themes: lookThemes,
    /** "Aa" as the font of a theme's headings draws it. */
    lettersOf: ({ lettering }: LookTheme) => themeLetters[lettering.heading] ?? { d: '', width: 0 },
    hasTheme,
    applyTheme: (theme: LookTheme) => dress((draft) => themeOperations(draft, theme)),

    palettes: readyPalettes,
    hasPalette,
    applyPalette: (palette: Palette) => dress((draft) => paletteOperations(draft, palette)),
    /** With colours that can be read, on a light and on a dark background; undefined if it is no picture. */
    async palettesFrom(picture: Blob | string): Promise<PictureColours | undefined> {
      const pixels = await pixelsOf(picture);
      const colours = pixels ? mainColours(pixels, MAIN) : [];
      if (colours.length === 0) return undefined;
      return { light: paletteFrom(colours, false), dark: paletteFrom(colours, true), isDark: isMostlyDark(colours) };
    },
    /** Of a presentation or a theme of another program; undefined if the file is none. */
    officeThemeOf: (file: Blob): Promise<OfficeTheme | undefined> => readOfficeTheme(file),
    applyOfficeTheme: ({ palette, fonts }: OfficeTheme) =>
      dress((draft) => [
        ...paletteOperations(draft, palette),
        { kind: 'theme', fields: { 'fonts/heading': fonts.heading, 'fonts/body': fonts.body } },
      ]),
    pictures: (): readonly DeckPicture[] => picturesIn(desk),

    backdrops,
    backdropOf,
    /** Layers that came with the presentation. */
    layersBrought,
    applyBackdrop: (kind: BackdropKind) => act(backdropOperations(desk.draft, kind, desk.newId, desk.random)),
    removeBrought: () => act(clearing(desk.draft.presentation.theme)),

    shapes,
    target: () => arrangeTarget(desk),
    columnsFor,
    preview: (target: ArrangeTarget, wishes: Wishes): readonly ArrangedObject[] => arranged(target, wishes),
    arrange: (target: ArrangeTarget, objects: readonly ArrangedObject[]) => act(arrangeOperations(desk, target, objects)),
    pictureOf: (object: ArrangedObject) => pictureOf(desk, object),
    isRound,
    /** From the coordinates of what is arranged to CSS pixels of the view. */
    matrixOf: ({ parent }: ArrangeTarget) => toView(desk, parent),
  };
}

export type LookTools = ReturnType<typeof createLookTools>;
export type Wishes = ArrangeWishes & { readonly isEven: boolean };

export interface PictureColours {
  readonly light: Palette;
  readonly dark: Palette;
  /** What suits the picture. */
  readonly isDark: boolean;
}

export interface DeckPicture {
  readonly id: string;
  readonly address: string;
  readonly alt: string;
}

/** Pictures that are somewhere in the presentation, each once. */
function picturesIn({ oid, draft }: Desk): DeckPicture[] {
  const { assets } = draft.presentation;
  const used = new Set([...draft.entries.values()].flatMap(({ object }) => (object.kind === 'image' ? [object.asset] : [])));
  return [...used].flatMap((id) => {
    const asset = Object.hasOwn(assets, id) ? assets[id] : undefined;
    return asset?.kind === 'image' ? [{ id, address: addressOf(oid, asset.source), alt: asset.alt ?? '' }] : [];
  });
}

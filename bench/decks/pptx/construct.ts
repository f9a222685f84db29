import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import type { ThemeLook } from './package/theme.ts';
import type { LayoutName } from './package/layouts.ts';
import type { PackagePart, PackageWriter } from './package/package-writer.ts';

/** A place on the slide, in EMU. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a construct writes with: everything it needs of the slide and its package. */
export interface SlideKit {
  chance: Chance;
  size: { width: number; height: number };
  /** Words that the slide shows. */
  say: (count: number) => string;
  /** Words that the slide contains but does not show. */
  hide: (count: number) => string;
  /** Notes text that is shown as it is, such as words in other scripts. */
  saying: (text: string) => string;
  /** The next free id of an object. */
  id: () => number;
  /** The slide's part: relationships start here. */
  slide: PackagePart;
  package: PackageWriter;
}

/** What a construct puts onto its slide, as XML, and asks of the deck. */
export interface Piece {
  shapes: string;
  /** `p:bg`. */
  background?: string;
  /** `a:overrideClrMapping`. */
  colorMap?: string;
  /** `p:transition`, or the alternatives that contain it. */
  transition?: string;
  timing?: string;
  /** Whether the slide is left out of the show. */
  isHidden?: boolean;
  layout?: LayoutName;
  deck?: DeckLook;
}

/** What concerns the whole deck. */
export interface DeckLook {
  isStrict?: boolean;
  theme?: Partial<ThemeLook>;
  sections?: string[];
  /** `p:bg` of the master. */
  background?: string;
  /** `p:embeddedFontLst`. */
  fonts?: { typeface: string; file: Uint8Array }[];
  defaultTextStyle?: string;
}

/** A feature of the format: a function that writes one example of it into the box. */
export type Construct = (kit: SlideKit, box: Box) => Piece | string;

/** Constructs by name. */
export type Topic = Readonly<Record<string, Construct>>;

/** Divides a box into cells with gaps, row by row. */
export function cellsOf({ x, y, width, height }: Box, columns: number, rows: number, gap = 180_000): Box[] {
  const [cellWidth, cellHeight] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows].map(Math.round) as [
    number,
    number,
  ];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * (cellWidth + gap),
    y: y + Math.floor(index / columns) * (cellHeight + gap),
    width: cellWidth,
    height: cellHeight,
  }));
}

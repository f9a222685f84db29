import { families } from '#model/text/families.ts';
import { unzipSync } from 'fflate';
import type { Palette } from '../themes/palettes.ts';
import { isMostlyDark, PART, readable, TEXT } from './palette-from.ts';
import { labOfHex } from './oklab.ts';

export interface OfficeTheme {
  readonly palette: Palette;
  /** Ours that are closest to its own. */
  readonly fonts: { readonly heading: string; readonly body: string };
}

/** Bytes: of a file, which is read whole, and of the one in it that is wanted. */
const [LARGEST, LARGEST_PART] = [200_000_000, 2_000_000];
const PART_NAME = /^(?:ppt|theme)\/theme\/theme\d*\.xml$/;

/** The colours and fonts of a presentation or theme of an office program; undefined if the file is none. */
export async function readOfficeTheme(file: Blob): Promise<OfficeTheme | undefined> {
  if (file.size > LARGEST) return undefined;
  try {
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => PART_NAME.test(name) && originalSize <= LARGEST_PART,
    });
    const [first] = Object.keys(parts).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    const part = first === undefined ? undefined : parts[first];
    return part && themeIn(new TextDecoder().decode(part));
  } catch {
    // No archive, or a broken one.
    return undefined;
  }
}

export function themeIn(xml: string): OfficeTheme | undefined {
  const colour = (name: string) => {
    const [, kind, attributes = ''] = new RegExp(`<a:${name}>\\s*<a:(srgbClr|sysClr)\\s([^>]{1,200})>`).exec(xml) ?? [];
    const value = (kind === 'sysClr' ? /lastClr="([\da-f]{6})"/i : /val="([\da-f]{6})"/i).exec(attributes)?.[1];
    return value && `#${value.toLowerCase()}`;
  };
  const [dark, light] = [colour('dk1'), colour('lt1')];
  if (dark === undefined || light === undefined) return undefined;
  const isDark = isMostlyDark([{ lab: labOfHex(light), share: 1 }]);
  const papers = [light, colour('lt2') ?? light];
  // The second light colour serves as the background where the first is the paper of slides.
  const background = isDark === isMostlyDark([{ lab: labOfHex(papers[1] ?? light), share: 1 }]) ? (papers[1] ?? light) : light;
  const on = [background, light];
  const accent = (place: number) => readable(colour(`accent${place}`) ?? dark, on, PART);
  return {
    palette: {
      background,
      surface: light,
      text: readable(dark, on, TEXT),
      muted: readable(colour('dk2') ?? dark, on, TEXT),
      accent1: accent(1),
      accent2: accent(2),
      accent3: accent(3),
      accent4: accent(4),
      accent5: accent(5),
      accent6: accent(6),
    },
    fonts: { heading: familyLike(fontIn(xml, 'majorFont')), body: familyLike(fontIn(xml, 'minorFont')) },
  };
}

const fontIn = (xml: string, name: string): string =>
  new RegExp(`<a:${name}>\\s*<a:latin\\s[^>]{0,200}?typeface="([^"]{1,100})"`).exec(xml)?.[1] ?? '';

/** Those with the same widths first, then those that look alike. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^calibri/i, 'Carlito'],
  [/^cambria/i, 'Caladea'],
  [/^(?:arial|helvetica)/i, 'Arimo'],
  [/^times/i, 'Tinos'],
  [/^georgia/i, 'Gelasio'],
  [/^courier/i, 'Cousine'],
  [/garamond|baskerville|palatino|book antiqua|century/i, 'Lora'],
  [/didot|bodoni/i, 'Playfair Display'],
  [/rockwell|slab/i, 'Roboto Slab'],
  [/gill|trebuchet|segoe|verdana|tahoma|aptos/i, 'Open Sans'],
  [/futura|gotham|avenir|century gothic/i, 'Montserrat'],
  [/impact|condensed|narrow|bebas/i, 'Oswald'],
  [/mono|consolas|code/i, 'JetBrains Mono'],
  [/serif/i, 'Source Serif 4'],
];

function familyLike(name: string): string {
  const same = families.find((family) => family.name.toLowerCase() === name.toLowerCase());
  return same?.name ?? alike.find(([pattern]) => pattern.test(name))?.[1] ?? 'Inter';
}

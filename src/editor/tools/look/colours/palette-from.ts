import { contrast } from '#model/paint/marks/contrast.ts';

import { chromaOf, distance, hexOfLab, type Lab, labOfHex } from './oklab.ts';
import type { Palette } from '../themes/palettes.ts';
import type { MainColour } from './quantise.ts';

/** What WCAG asks for: texts, and everything else that has to be seen. */
export const TEXT = 4.5;
export const PART = 3;
/** Slightly more, as colours are rounded. */
const SPARE = 0.05;
const accentNames = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** A palette of a picture's main colours, upon a light or a dark background, in which everything can be read. */
export function paletteFrom(colours: readonly MainColour[], isDark: boolean): Palette {
  const ground = groundOf(colours);
  const tint = (l: number, most: number): string => hexOfLab({ ...withChroma(ground, most), l });
  const background = isDark ? tint(0.2, 0.05) : tint(0.975, 0.012);
  const surface = isDark ? tint(0.27, 0.06) : tint(0.995, 0.004);
  const papers = [background, surface];
  const accents = accentsOf(colours).map((lab) => readable(lab, papers, PART));
  return {
    background,
    surface,
    text: readable({ ...withChroma(ground, 0.02), l: isDark ? 0.97 : 0.22 }, papers, 7),
    muted: readable({ ...withChroma(ground, 0.03), l: isDark ? 0.76 : 0.5 }, papers, TEXT),
    ...(Object.fromEntries(accentNames.map((name, place) => [name, accents[place] ?? '#808080'])) as Record<
      (typeof accentNames)[number],
      string
    >),
  };
}

/** The nearest colour, lighter or darker, that can be seen on all of these. */
export function readable(colour: Lab | string, papers: readonly string[], ratio: number): string {
  const lab = typeof colour === 'string' ? labOfHex(colour) : colour;
  const isFine = (l: number) => papers.every((paper) => contrast(hexOfLab({ ...lab, l }), paper) >= ratio + SPARE);
  for (let step = 0; step <= 100; step++)
    for (const l of [lab.l - step / 100, lab.l + step / 100]) if (l >= 0 && l <= 1 && isFine(l)) return hexOfLab({ ...lab, l });
  return contrast('#000000', papers[0] ?? '#ffffff') > contrast('#ffffff', papers[0] ?? '#ffffff') ? '#000000' : '#ffffff';
}

/** Whether most of a picture is dark. */
export const isMostlyDark = (colours: readonly MainColour[]): boolean =>
  colours.reduce((sum, { lab, share }) => sum + lab.l * share, 0) < 0.5 * colours.reduce((sum, { share }) => sum + share, 0);

const grey: Lab = { l: 0.5, a: 0, b: 0 };
const blue: Lab = { l: 0.55, a: -0.02, b: -0.12 };

/** What most of the picture is like. */
const groundOf = (colours: readonly MainColour[]): Lab => colours[0]?.lab ?? grey;

const withChroma = (lab: Lab, most: number): Lab => {
  const factor = Math.min(1, most / Math.max(chromaOf(lab), 1e-6));
  return { l: lab.l, a: lab.a * factor, b: lab.b * factor };
};

/** Closer than this, colours look alike; so does one to the ground of the picture. */
const [ALIKE, GROUND] = [0.05, 0.1];

/** Six colours that differ: first those of the picture that are vivid, then relatives of them. */
function accentsOf(colours: readonly MainColour[]): Lab[] {
  const ground = groundOf(colours);
  const vivid = colours
    .filter(({ lab }) => chromaOf(lab) > 0.045 && distance(lab, ground) > GROUND)
    .sort((one, other) => worthOf(other) - worthOf(one))
    .map(({ lab }) => strengthened(lab));
  const base = vivid[0] ?? strengthened(chromaOf(ground) > 0.01 ? ground : blue);
  const relatives = Array.from({ length: 24 }, (_, turn) => turned(base, turn * 60 + Math.floor(turn / 6) * 15));
  const found: Lab[] = [];
  for (const lab of [...vivid, ...relatives]) if (found.length < 6 && found.every((other) => apart(lab, other) > ALIKE)) found.push(lab);
  return found;
}

const worthOf = ({ lab, share }: MainColour): number => chromaOf(lab) ** 2 * (0.3 + Math.sqrt(share));
/** Lightness gets lost when colours are made readable. */
const apart = (one: Lab, other: Lab): number => distance({ ...one, l: 0 }, { ...other, l: 0 });

function strengthened(lab: Lab): Lab {
  const factor = Math.max(1, 0.11 / Math.max(chromaOf(lab), 1e-6));
  return { l: Math.min(Math.max(lab.l, 0.35), 0.8), a: lab.a * factor, b: lab.b * factor };
}

function turned({ l, a, b }: Lab, degrees: number): Lab {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { l, a: a * cos - b * sin, b: a * sin + b * cos };
}

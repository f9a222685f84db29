import type { Link } from '../../presentation/link.ts';
import type { Theme } from '../../presentation/presentation.ts';
import type { Run, TextStyle } from '../../presentation/texts.ts';
import { families, type Family } from '../families.ts';

/** How letters are drawn: the theme's style for the class, overridden by the text's, then by the run's. */
export interface LetterStyle {
  family: string;
  /** As drawn: superscript and subscript are smaller. */
  size: number;
  /** Used for the height of their line. */
  fullSize: number;
  /** Height above the line's baseline. */
  rise: number;
  weight: number;
  isItalic: boolean;
  color: string;
  letterSpacing: number;
  isUnderlined: boolean;
  isStruck: boolean;
  link: Link | undefined;
}

const SMALLER = 0.65;
const RAISED = 0.34;
const LOWERED = -0.14;

export const familyNamed = (name: string): Family | undefined => families.find((family) => family.name === name);

export function letterStyle(base: TextStyle, run: Partial<Run>, { fonts }: Theme, scale = 1): LetterStyle {
  const { link, position, isUnderlined = link !== undefined, isStruck = false } = run;
  const family = run.family ?? base.family;
  const size = (run.size ?? base.size) * scale;
  return {
    family: family === 'heading' || family === 'body' || family === 'code' ? fonts[family] : familyNamed(family) ? family : fonts.body,
    size: position ? size * SMALLER : size,
    fullSize: size,
    rise: position ? size * (position === 'super' ? RAISED : LOWERED) : 0,
    weight: run.weight ?? base.weight,
    isItalic: run.isItalic ?? base.isItalic,
    color: run.color ?? base.color,
    letterSpacing: run.letterSpacing ?? base.letterSpacing,
    isUnderlined,
    isStruck,
    link,
  };
}

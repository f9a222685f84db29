import type { PaintLabels } from '#model/paint/labels.ts';
import { type OutlineArrangement, outlineLimits, type OutlineLook } from '#model/outline/outline.ts';
import type { FormState } from '../form.ts';
import { routes } from '../routes.ts';
import type { PresentationCard } from './cards.ts';
import type { UploadLimits } from './imports.ts';

/**
 * POST to `routes.newPresentation` makes a presentation and leads to its editor. With `outline` it is made from that text, in an
 * `arrangement` and a `look`; without, it is empty. `folder` is the folder to put it in.
 */
export interface NewPresentationProps {
  /** Where it will be; null in none. */
  folder: { oid: string; name: string } | null;
  templates: PresentationCard[];
  limits: UploadLimits;
  /** For the preview. */
  fontsVersion: string;
  labels: PaintLabels;
  arrangement: OutlineArrangement;
  look: OutlineLook;
  form: FormState<'outline'>;
}

export const newPresentationPath = (folder: string | null) =>
  folder === null ? routes.newPresentation : `${routes.newPresentation}?folder=${encodeURIComponent(folder)}`;

/** The limits of an outline, to be told. */
export function outlineLimitsIn(language: string): Record<keyof typeof outlineLimits, string> {
  const { format } = new Intl.NumberFormat(language);
  const { characters, lines, topics } = outlineLimits;
  return { characters: format(characters), lines: format(lines), topics: format(topics) };
}

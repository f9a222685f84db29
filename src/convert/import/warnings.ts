/** What may differ from the file; the owner sees the text `imports.warning.<code>`. */
export const warningCodes = [
  'video',
  'audio',
  'macro',
  'hidden',
  'fonts',
  'picture',
  'picture-shrunk',
  'chart',
  'animation',
  'embedded-file',
  'external',
  'unsafe-link',
  'text-cut',
  'objects-cut',
  'effect',
  'equation',
  'html',
  'diagram',
  'page-as-picture',
  'motion-picture',
  'missing-file',
  'unreadable-slide',
  'nested-file',
] as const;
export type WarningCode = (typeof warningCodes)[number];

const LONGEST_NAME = 100;

export interface ImportWarning {
  code: WarningCode;
  /** The number of occurrences. */
  count: number;
  /** The slides concerned, from 1, each once and in order; empty if not specific to a slide. */
  slides: number[];
  /** Names of fonts or files, each once, at most ten. */
  details: string[];
}

/** Short, and safe to store in a database: no character is cut in half. */
const nameOf = (detail: string) =>
  detail
    .replaceAll('\0', '')
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed();

/** Collects warnings as they occur. */
export function collectWarnings() {
  const known = new Map<WarningCode, { count: number; slides: Set<number>; details: Set<string> }>();
  const typefaces = new Set<string>();
  return {
    warn(code: WarningCode, slide?: number, detail?: string): void {
      const warning = known.get(code) ?? { count: 0, slides: new Set(), details: new Set() };
      known.set(code, warning);
      // Count a typeface once, however much text uses it.
      const isKnown = code === 'fonts' && detail !== undefined && typefaces.has(detail);
      if (code === 'fonts' && detail !== undefined && typefaces.size < 1000) typefaces.add(detail);
      if (!isKnown) warning.count += 1;
      if (slide !== undefined && warning.slides.size < 1000) warning.slides.add(slide);
      if (detail !== undefined && warning.details.size < 10) warning.details.add(nameOf(detail));
    },
    warnings: (): ImportWarning[] =>
      warningCodes.flatMap((code) => {
        const found = known.get(code);
        return found
          ? [{ code, count: found.count, slides: [...found.slides].sort((one, other) => one - other), details: [...found.details] }]
          : [];
      }),
  };
}

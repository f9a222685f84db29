import type { Language } from '#locale/language.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { Presentation } from '#model/presentation/presentation.ts';

/** An empty canvas of 16 : 9, and a path to its overview. */
export const blankOf = (title: string, language: Language): Presentation => ({
  schemaVersion: 2,
  title,
  description: '',
  language,
  theme: defaultTheme,
  assets: {},
  root: {
    kind: 'topic',
    id: 'root',
    title,
    x: 0,
    y: 0,
    width: 1920,
    height: 1080,
    rotation: 0,
    scale: 1,
    opacity: 1,
    children: [],
  },
  path: [{ id: 'overview', title, to: 'root', reveal: [], notes: '' }],
});

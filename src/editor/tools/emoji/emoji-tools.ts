import { defaultLanguage, type Language, parseLanguage } from '#locale/language.ts';
import * as z from 'zod/mini';
import { type Emoji, type EmojiByGroup, findEmoji, readEmoji, type Skin, skins, withSkin } from './emoji.ts';

const names: Readonly<Record<Language, () => Promise<{ default: string[] }>>> = {
  de: () => import('./lists/de.json'),
  en: () => import('./lists/en.json'),
  es: () => import('./lists/es.json'),
  fr: () => import('./lists/fr.json'),
  hu: () => import('./lists/hu.json'),
  it: () => import('./lists/it.json'),
  ja: () => import('./lists/ja.json'),
  ko: () => import('./lists/ko.json'),
  pt: () => import('./lists/pt.json'),
};

const KEY = 'lectern-emoji';
const MOST = 24;
const Kept = z.object({ recent: z.array(z.string()).check(z.maxLength(MOST)), skin: z.literal(skins) });

/** Emoji to search by names in a language, and those that somebody has chosen before in this browser. */
export async function openEmoji(tag: string) {
  const language = parseLanguage(tag) ?? defaultLanguage;
  const [{ default: signs }, { default: lines }] = await Promise.all([import('./lists/all.json'), names[language]()]);
  const groups: EmojiByGroup = readEmoji(signs, lines, language);
  const all = new Map(Object.values(groups).flatMap((list) => list.map((emoji) => [emoji.sign, emoji])));
  return {
    groups,
    find: (typed: string) => findEmoji(groups, typed),
    /** The latest first. */
    recent: (): Emoji[] => read().recent.flatMap((sign) => all.get(sign) ?? []),
    skin: () => read().skin,
    keepSkin: (skin: Skin) => keep({ ...read(), skin }),
    written: withSkin,
    /** What is written then. */
    choose(emoji: Emoji): string {
      const { recent, skin } = read();
      keep({ recent: [emoji.sign, ...recent.filter((sign) => sign !== emoji.sign)].slice(0, MOST), skin });
      return withSkin(emoji, skin);
    },
  };
}

export type EmojiTools = Awaited<ReturnType<typeof openEmoji>>;

function read(): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return { recent: [], skin: 0 };
  }
}

function keep(kept: z.infer<typeof Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The browser keeps nothing.
  }
}

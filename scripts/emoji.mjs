// Writes the emoji that the editor offers: a list for all languages, and for each language their names with words to find them by.
// From emojibase-data (MIT licence), which has them from Unicode.
//   npm pack emojibase-data@17.0.0 && tar xzf emojibase-data-*.tgz && node scripts/emoji.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/locale/language.ts';
import { root } from './set-up.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder has emojibase-data been unpacked to?');
/** Some signs say that they are in colour although they always are. */
const plain = (emoji) => emoji.replace(/(\p{Emoji_Presentation})\ufe0f/gu, '$1');
const read = (language) =>
  JSON.parse(readFileSync(join(folder, language, 'data.json'), 'utf8')).map(({ emoji, ...one }) => ({ ...one, emoji: plain(emoji) }));
const write = (name, lists) =>
  writeFileSync(
    join(root, `src/editor/tools/emoji/lists/${name}.json`),
    `[\n${lists.map((list) => `  ${JSON.stringify(list)}`).join(',\n')}\n]\n`,
  );

/** What our font and most systems have. */
const NEWEST = 15.1;
/** Parts of others, and country flags, whose names browsers know. */
const COMPONENTS = 2;
const isCountry = ({ hexcode }) => /^1F1\w\w-1F1\w\w$/.test(hexcode);

const all = read('en').filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST);
const groups = [...new Set(all.map(({ group }) => group))];
const ofGroup = (of) => all.filter(({ group }) => group === of).toSorted((one, other) => one.order - other.order);
const sorted = groups.toSorted((one, other) => one - other).map(ofGroup);
/** With a star if the colour of its skin can be another: as a modifier after its first character. */
const signOf = ({ emoji, skins = [] }) => emoji + (skins.length === 5 && skins.every(isModified(emoji)) ? '*' : '');
const isModified = (emoji) => (skin) =>
  plain(skin.emoji) === emoji.replace(/^(.)\ufe0f?/u, `$1${String.fromCodePoint(0x1f3fa + skin.tone)}`);

write(
  'all',
  sorted.map((group) => group.map(signOf).join(' ')),
);
for (const language of languages) {
  const known = new Map(read(language).map((one) => [one.hexcode, one]));
  write(
    language,
    sorted.map((group) =>
      group
        .filter((one) => !isCountry(one))
        .map(({ hexcode }) => wordsOf(known.get(hexcode)))
        .join('\n'),
    ),
  );
}

/** The name, then words that it does not have. */
function wordsOf({ label, tags = [] }) {
  const others = [...new Set(tags)].filter((tag) => !label.toLowerCase().includes(tag.toLowerCase()) && !/[|,\n]/.test(tag));
  return [label, ...others].join('|');
}

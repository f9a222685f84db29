import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { families } from '#model/text/families.ts';

const require = createRequire(import.meta.url);
const files = new Map<string, string>();

/** The complete TTF of a face in `families.ts`: one file per weight and style. */
export function faceFile(face: string): string {
  const known = files.get(face);
  if (known) return known;
  const [, slug = '', weight = '', italic] = /^(.+)-(\d00)(i?)$/.exec(face) ?? [];
  const family = families.find((each) => each.slug === slug);
  if (!family || !(italic ? family.italics : family.weights).includes(Number(weight))) throw new Error(`Unknown face: ${face}`);
  const folder = dirname(require.resolve(`@expo-google-fonts/${slug}/package.json`));
  // Folders are named like 400Regular and 400Regular_Italic, and contain one TTF each.
  const style = readdirSync(folder).find((name) => name.startsWith(weight) && name.endsWith('_Italic') === Boolean(italic));
  const name = style && readdirSync(join(folder, style)).find((each) => each.endsWith('.ttf'));
  if (!style || !name) throw new Error(`The font file of ${face} is missing`);
  const file = join(folder, style, name);
  files.set(face, file);
  return file;
}

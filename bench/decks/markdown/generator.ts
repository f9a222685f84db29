import { strToU8 } from 'fflate';
import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import type { Deck, Generator } from '../deck.ts';
import { sentence } from '../vocabulary.ts';
import type { Dialect, TextConstruct } from './construct.ts';
import { marp } from './marp.ts';
import { pandoc } from './pandoc.ts';
import { plain } from './plain.ts';
import { remark } from './remark.ts';
import { reveal } from './reveal.ts';
import { slidev } from './slidev.ts';

const dialects: Readonly<Record<string, Dialect>> = { plain, marp, slidev, reveal, remark, pandoc };
const VARIANTS = 3;

/** Slides that come with the head of a dialect, for those that need one. */
const openings: Readonly<Record<string, string[][]>> = { slidev: [['Start']], remark: [['Start']] };

function write(dialect: string, constructs: readonly TextConstruct[], chance: Chance): Pick<Deck, 'bytes' | 'words'> {
  const { head = '', between = '' } = dialects[dialect] ?? {};
  const words: string[][] = [...(openings[dialect] ?? [])];
  const slides = constructs.map((construct) => {
    const said: string[] = [];
    const text = construct({
      chance,
      say: (count = 1) => {
        const words = sentence(chance, count);
        said.push(...words.split(' '));
        return words;
      },
      hide: (count = 1) => sentence(chance, count),
    });
    words.push(said);
    return text;
  });
  return { bytes: strToU8(`${head}${slides.join(between)}\n`), words };
}

const find = (name: string): { dialect: string; construct: TextConstruct } => {
  const [dialect = '', own = ''] = name.split('/');
  const construct = dialects[dialect]?.constructs[own];
  if (!construct) throw new Error(`There is no construct ${name}`);
  return { dialect, construct };
};

const namesIn = (dialect: string): string[] => Object.keys(dialects[dialect]?.constructs ?? {}).map((name) => `${dialect}/${name}`);

export const markdown: Generator = {
  ending: 'md',
  names: Object.keys(dialects).flatMap(namesIn),
  unknown: new Set(),
  alone: (name, chance) => {
    const { dialect, construct } = find(name);
    return write(dialect, Array<TextConstruct>(VARIANTS).fill(construct), chance);
  },
  mixed: (chance) => {
    const dialect = chance.among(Object.keys(dialects));
    const names = Array.from({ length: 4 + chance.up(8) }, () => chance.among([...namesIn(dialect), ...namesIn('plain')]));
    return {
      ...write(
        dialect,
        names.map((name) => find(name).construct),
        chance,
      ),
      constructs: [...new Set(names)],
    };
  },
};

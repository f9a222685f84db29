import { strToU8, zipSync } from 'fflate';
import { Chance } from '../../../src/model/presentation/test-documents.ts';
import type { Deck, Generator } from '../deck.ts';
import { photograph } from '../pptx/pictures.ts';
import { sentence } from '../vocabulary.ts';
import { constructs } from './constructs.ts';

const known = constructs(photograph(new Chance(1)));
const VARIANTS = 3;

const sheet = `
@font-face { src: url('NotoSans-Bold.keg'); font-class: head; font-weight: bold; font-family: NotoSans; }
.line3 { color: #50e3c2; }
.poly4 { gradStartColor: #194a99; gradEndColor: #194a99; borderThickness: 0; }
Background { gradEnd: #fff; gradStart: #fff; }
ZFrame.circle { gradStartColor: #ff802a; thickness: 9; }
ZFrame.roundrect { borderColor: #777; borderThickness: 4; gradStartColor: #fff; gradEndColor: #eee; radius: 0; }
ZLabel.head { color: #333; fontFamily: head; }
ZLabel.head-background { background-alpha: 0.9; background-color: #f2be4e; background-padding: 6; }`;

/** A canvas with the constructs in a row. */
function write(names: readonly string[], chance: Chance): Pick<Deck, 'bytes' | 'words'> {
  const files: Record<string, Uint8Array> = {};
  const words: string[][] = [];
  let last = 0;
  const areas = names.map((name, place) => {
    const said: string[] = [];
    const area = known[name]?.(
      {
        chance,
        say: (count) => {
          const text = sentence(chance, count);
          said.push(...text.split(' '));
          return text;
        },
        id: () => (last += 1),
        file: (file, bytes) => {
          files[`prezi/repo/${file}`] = bytes;
          return file;
        },
      },
      { x: place * 1500, y: (place % 2) * 900 },
    );
    if (!area) throw new Error(`There is no construct ${name}`);
    words.push(said);
    return area;
  });
  const layers = areas.flatMap((area) => area.layers ?? []);
  const content = `<?xml version="1.0" encoding="UTF-8"?><zuiprezi><version>10</version><zui-table><settings><languages><language>en</language></languages></settings>${areas.map(({ objects }) => objects).join('')}</zui-table>${layers.length > 0 ? `<background>${layers[0] ?? ''}</background>` : ''}<path>${areas.map(({ steps }) => steps).join('')}</path><style type="text/css"><![CDATA[${sheet}]]></style></zuiprezi>`;
  return { bytes: zipSync({ 'prezi/content.xml': strToU8(content), ...files }, { mtime: new Date(2020, 0, 1) }), words };
}

const names = Object.keys(known);

export const pez: Generator = {
  ending: 'pez',
  names,
  unknown: new Set(),
  alone: (name, chance) => write(Array<string>(VARIANTS).fill(name), chance),
  mixed: (chance) => {
    const chosen = Array.from({ length: 4 + chance.up(6) }, () => chance.among(names));
    return { ...write(chosen, chance), constructs: [...new Set(chosen)] };
  },
};

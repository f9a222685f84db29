import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import type { Deck, Generator } from '../deck.ts';
import { sentence } from '../vocabulary.ts';
import { HEIGHT, WIDTH, type PageConstruct } from './construct.ts';
import { PdfDocument } from './document.ts';
import { graphics } from './graphics.ts';
import { pages } from './pages.ts';
import { texts } from './texts.ts';

const constructs = new Map(
  Object.entries({ page: pages, graphic: graphics, text: texts }).flatMap(([topic, members]) =>
    Object.entries(members).map(([name, construct]): [string, PageConstruct] => [`${topic}/${name}`, construct]),
  ),
);
const names = [...constructs.keys()];
const VARIANTS = 2;
/** Poppler lists words that nobody sees. */
const unknown = new Set(['text/invisible']);

function write(chosen: readonly string[], chance: Chance): Pick<Deck, 'bytes' | 'words'> {
  const document = new PdfDocument();
  const tree = document.reserve();
  const fonts = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Courier'].map(
    (name, place) => `/F${place + 1} ${document.add(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`)}`,
  );
  const words: string[][] = [];
  const [fields, layers]: [string[], { shown: string; off: string }[]] = [[], []];
  const kids = chosen.map((name) => {
    const construct = constructs.get(name);
    if (!construct) throw new Error(`There is no construct ${name}`);
    const said: string[] = [];
    const saying = (text: string) => {
      said.push(...text.split(' '));
      return text;
    };
    const page = construct({
      chance,
      document,
      saying,
      say: (count) => saying(sentence(chance, count)),
      hide: (count) => sentence(chance, count),
    });
    words.push(said);
    fields.push(...(page.fields ?? []));
    if (page.layers) layers.push(page.layers);
    const content = document.stream('', page.content, chance.is(0.5));
    return document.add(
      `<</Type/Page/Parent ${tree.reference}/MediaBox${page.box ?? `[0 0 ${WIDTH} ${HEIGHT}]`}${page.entries ?? ''}/Contents ${content}/Resources<</Font<<${fonts.join('')}${page.fonts ?? ''}>>${page.resources ?? ''}>>${page.annotations ? `/Annots[${page.annotations.join(' ')}]` : ''}>>`,
    );
  });
  tree.write(`<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`);
  const off = layers.map((one) => one.off).join(' ');
  const all = layers.map((one) => `${one.shown} ${one.off}`).join(' ');
  const form = fields.length > 0 ? `/AcroForm<</Fields[${fields.join(' ')}]>>` : '';
  const optional = layers.length > 0 ? `/OCProperties<</OCGs[${all}]/D<</OFF[${off}]/Order[${all}]>>>>` : '';
  return { bytes: document.bytes(document.add(`<</Type/Catalog/Pages ${tree.reference}${form}${optional}>>`)), words };
}

export const pdf: Generator = {
  ending: 'pdf',
  names,
  unknown,
  alone: (name, chance) => write(Array<string>(VARIANTS).fill(name), chance),
  mixed: (chance) => {
    const chosen = Array.from({ length: 3 + chance.up(5) }, () => chance.among(names.filter((name) => !unknown.has(name))));
    return { ...write(chosen, chance), constructs: [...new Set(chosen)] };
  },
};

import { unzipSync, zipSync } from 'fflate';
import type { Chance } from './test-chance.ts';
import { mutateText } from './test-texts.ts';

type Parts = Map<string, Uint8Array>;
type Change = (parts: Parts, chance: Chance) => void;

const isText = (name: string): boolean => /\.(?:xml|rels)$/.test(name);
const anyName = (parts: Parts, chance: Chance, isWanted: (name: string) => boolean = () => true): string =>
  chance.among([...parts.keys()].filter(isWanted)) ?? '';

const changeXml: Change = (parts, chance) => {
  const name = anyName(parts, chance, isText);
  parts.set(name, Buffer.from(mutateText(Buffer.from(parts.get(name) ?? []).toString(), 'xml', chance)));
};

/** A relationship to nothing, to another part, to itself or to the outside. */
const changeRelationship: Change = (parts, chance) => {
  const name = anyName(parts, chance, (each) => each.endsWith('.rels'));
  const target = chance.among(['nowhere.xml', `/${anyName(parts, chance)}`, '', '../../../../etc/passwd', 'http://example.org/', '.', '#']);
  const text = Buffer.from(parts.get(name) ?? []).toString();
  const found = chance.among([...text.matchAll(/Target="[^"]*"|<Relationship [^>]*>/g)]);
  if (!found) return;
  const by = found[0].startsWith('Target') ? `Target="${target}"` : '';
  parts.set(name, Buffer.from(text.slice(0, found.index) + by + text.slice(found.index + found[0].length)));
};

const changes: readonly Change[] = [
  changeXml,
  changeXml,
  changeXml,
  changeRelationship,
  (parts, chance) => parts.delete(anyName(parts, chance)),
  (parts, chance) => {
    const [one, other] = [anyName(parts, chance), anyName(parts, chance)];
    const kept = parts.get(one) ?? new Uint8Array();
    parts.set(one, parts.get(other) ?? new Uint8Array());
    parts.set(other, kept);
  },
  // Bytes are changed or missing, as in a picture that was cut off.
  (parts, chance) => {
    const name = anyName(parts, chance, (each) => !isText(each));
    const bytes = Uint8Array.from(parts.get(name) ?? []);
    for (let times = 1 + chance.below(8); times > 0 && bytes.length > 0; times -= 1) bytes[chance.below(bytes.length)] = chance.below(256);
    parts.set(name, chance.is(0.3) ? bytes.subarray(0, chance.below(bytes.length)) : bytes);
  },
];

/** Changes the parts of an archive, or now and then its bytes. */
export function mutateArchive(bytes: Uint8Array, chance: Chance): Uint8Array {
  const parts: Parts = new Map(Object.entries(unzipSync(bytes)));
  for (let times = 1 + chance.below(4); times > 0; times -= 1) chance.among(changes)?.(parts, chance);
  parts.delete('');
  const packed = zipSync(Object.fromEntries(parts), { level: 1 });
  if (chance.is(0.05)) packed[chance.below(packed.length)] = chance.below(256);
  return chance.is(0.05) ? packed.subarray(0, chance.below(packed.length)) : packed;
}

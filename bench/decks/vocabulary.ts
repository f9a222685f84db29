import type { Chance } from '../../src/model/presentation/test-documents.ts';

// Words of ordinary length, none of which is the beginning of another.
const words =
  'amber anchor autumn balance bamboo basket beacon bridge bronze butter cabinet candle canyon carbon castle cedar charter circle clover coffee column copper coral cotton cradle crystal current dagger daisy delta desert dinner dragon eagle eastern echo ember engine evening fabric falcon feather fiddle forest fortune fountain garden gather ginger glacier golden granite gravel hammer harbor hazel helmet hollow horizon hunter island ivory jacket jasmine journey jungle kernel kettle kitchen ladder lantern lemon letter lion lumber magnet maple marble meadow melody mirror morning mountain needle nickel northern nutmeg ocean olive onion orchard oyster paper parcel pepper pillow planet pocket prairie puzzle quarry quartz rabbit raven ribbon river rocket saddle sailor sandal season shadow silver singer spider spring stable summer sunset table teacup temple thunder timber tower tunnel turtle umbrella valley velvet village violet walnut water whisper willow window winter yellow zebra zephyr'.split(
    ' ',
  );

/** Words that are unlikely to repeat on a slide. */
export const sayWords = (chance: Chance, count: number): string[] => Array.from({ length: count }, () => chance.among(words));

/** The first word with a capital letter. */
export const sentence = (chance: Chance, count: number): string => {
  const [first = '', ...rest] = sayWords(chance, count);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
};

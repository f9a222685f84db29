import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import type { Generator } from '../deck.ts';
import { constructs } from './constructs.ts';
import type { Construct } from './construct.ts';
import { writePptx } from './write-pptx.ts';

const names = [...constructs.keys()];
const VARIANTS = 3;

/**
 * What LibreOffice 7.4 ignores or simplifies: among them the stored scale of texts that fit their box (it fits them itself), texts that
 * stay upright or are turned in their box, the grain of patterns, and letters that follow a curve (it draws outlines). And diagrams whose
 * definition, here shortened, says less than PowerPoint knows of them.
 */
const unknown = [
  'background/pattern',
  'fill/pattern',
  'body/shrunk',
  'body/turned-text',
  'body/upright',
  'body/warped',
  'placeholder/two',
  'effect/inner-shadow',
  'effect/reflection',
  'effect/bevel',
  'line/compound',
  'line/gradient',
  'body/stacked',
  'show/equation',
  'chart/pie-of-pie',
  'chart-3d/surface',
  'chart-option/data-table',
  'diagram/process',
  'diagram/chevrons',
  'diagram/cycle',
  'diagram/venn',
  'diagram/pyramid',
  'diagram/hierarchy',
  'diagram/list',
  'diagram/vertical-list',
  'diagram/matrix',
  'diagram/drawn-empty',
];

const find = (name: string): Construct => {
  const construct = constructs.get(name);
  if (!construct) throw new Error(`There is no construct ${name}`);
  return construct;
};

const comparable = names.filter((name) => !unknown.includes(name));

/** Placeholders fill a slide; everything else shares it. */
const chooseSlide = (chance: Chance): string[] => {
  const first = chance.among(comparable);
  if (first.startsWith('placeholder/')) return [first];
  const others = comparable.filter((name) => !name.startsWith('placeholder/'));
  return [first, ...Array.from({ length: chance.up(4) }, () => chance.among(others))];
};

export const pptx: Generator = {
  ending: 'pptx',
  names,
  unknown: new Set(unknown),
  alone: (name, chance) =>
    writePptx(
      Array.from({ length: VARIANTS }, () => [find(name)]),
      chance,
    ),
  mixed: (chance) => {
    const slides = Array.from({ length: 3 + chance.up(4) }, () => chooseSlide(chance));
    return {
      ...writePptx(
        slides.map((slide) => slide.map(find)),
        chance,
      ),
      constructs: [...new Set(slides.flat())],
    };
  },
};

import type { Matrix } from '#model/presentation/drawing.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { matrix, named, number, type Ref } from '../file/values.ts';
import { shadingOf, type PdfGradient } from './gradients.ts';

type Kind = 'Font' | 'ExtGState' | 'Shading' | 'Pattern';

/** What pages draw with, each under one name in the whole document: equal resources are written once. */
export interface Resources {
  /** The resource dictionary of a page or form: the shared resources, plus the objects it draws itself. */
  list(objects: ReadonlyMap<string, Ref>): string;
  font(ref: Ref): string;
  /** Sets the opacity of everything drawn next. */
  alpha(value: number): string;
  blend(mode: string): string;
  /** Masks everything drawn next by this form. */
  mask(form: Ref, by: 'Alpha' | 'Luminosity'): string;
  shading(gradient: Pick<PdfGradient, 'shape' | 'coordinates' | 'stops'>): string;
  /** A mask for a partly transparent gradient, in the gradient's coordinates, extending as far as `reach`. */
  gradientMask(gradient: Pick<PdfGradient, 'shape' | 'coordinates' | 'stops'>, reach: number): string;
  /** For strokes, which cannot be painted with a shading alone. */
  pattern(gradient: PdfGradient, place: Matrix): string;
  finish(): void;
}

export function openResources(file: PdfFile): Resources {
  const shelves = { Font: shelf('F'), ExtGState: shelf('G'), Shading: shelf('S'), Pattern: shelf('P') };
  const kinds = ['Font', 'ExtGState', 'Shading', 'Pattern'] as const satisfies Kind[];
  const refs = { Font: file.reserve(), ExtGState: file.reserve(), Shading: file.reserve(), Pattern: file.reserve() };
  const shared = kinds.map((kind) => `/${kind} ${named(refs[kind])}`).join('');

  const list = (objects: ReadonlyMap<string, Ref>) =>
    `<<${shared}${objects.size ? `/XObject<<${[...objects].map(([key, ref]) => `/${key} ${named(ref)}`).join('')}>>` : ''}>>`;
  const shadingRef = (gradient: Parameters<typeof shadingOf>[0], of: 'colour' | 'alpha') =>
    shelves.Shading.keep(shadingOf(gradient, of), (value) => named(file.write(value)));
  const mask = (form: Ref, by: 'Alpha' | 'Luminosity') => shelves.ExtGState.keep(`<</SMask<</S/${by}/G ${named(form)}>>>>`);

  return {
    list,
    mask,
    font: (ref) => shelves.Font.keep(named(ref)),
    alpha: (value) => shelves.ExtGState.keep(`<</ca ${number(value, 3)}/CA ${number(value, 3)}>>`),
    blend: (mode) => shelves.ExtGState.keep(`<</BM/${mode}>>`),
    shading: (gradient) => shadingRef(gradient, 'colour'),
    gradientMask(gradient, reach) {
      const shading = shadingRef(gradient, 'alpha');
      // Rounded up, so that one mask serves many places; readers fail if it extends much too far.
      const most = 2 ** Math.ceil(Math.log2(Math.max(1, reach)));
      return shelves.ExtGState.keep(`mask of ${shading} ${most}`, () => {
        const form = file.writeStream(
          `/Type/XObject/Subtype/Form/BBox[-${most} -${most} ${most} ${most}]/Group<</S/Transparency/CS/DeviceGray>>/Resources${list(new Map())}`,
          `/${shading} sh`,
        );
        return `<</SMask<</S/Luminosity/G ${named(form)}>>>>`;
      });
    },
    pattern(gradient, place) {
      const shading = shadingRef(gradient, 'colour');
      return shelves.Pattern.keep(`<</PatternType 2/Shading ${shelves.Shading.valueOf(shading)}/Matrix[${matrix(place)}]>>`);
    },
    finish() {
      for (const kind of kinds) file.write(`<<${shelves[kind].all()}>>`, refs[kind]);
    },
  };
}

/** Values keyed by their content, each under a short name. */
function shelf(letter: string) {
  const names = new Map<string, string>();
  const values = new Map<string, string>();
  return {
    keep(key: string, make: (key: string) => string = (value) => value): string {
      const known = names.get(key);
      if (known) return known;
      const name = `${letter}${names.size}`;
      names.set(key, name);
      values.set(name, make(key));
      return name;
    },
    valueOf: (name: string) => values.get(name) ?? 'null',
    all: () => [...values].map(([name, value]) => `/${name} ${value}`).join(''),
  };
}

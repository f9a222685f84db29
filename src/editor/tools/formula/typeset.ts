import { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import { fontParts } from './font-parts.ts';
import type { FormulaProblem } from './formula-problem.ts';
import { problemOf } from './tex-problem.ts';

/** An element of a formula that has been set, as in SVG; the lengths are thousandths of the size of its letters. */
export interface SetElement {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SetElement | string)[];
}

export type SetFormula = { readonly root: SetElement } | { readonly problem: FormulaProblem };

/** Nothing that defines commands, loads others, or has links, styles or markup of its own. */
const packages = ['base', 'ams', 'boldsymbol', 'cancel', 'textmacros'];

let watch = (_isLoading: boolean): void => undefined;
let lacks = false;

mathjax.asyncLoad = async (file) => {
  watch(true);
  try {
    const part = fontParts[/([\w-]+)\.js$/.exec(file)?.[1] ?? ''];
    if (!part) throw new Error(`The font has no part ${file}`);
    await part();
  } catch (error) {
    lacks = true;
    throw error;
  } finally {
    watch(false);
  }
};
// Its own tree of elements: there is no document in a worker.
RegisterHTMLHandler(liteAdaptor());
const formatError = (_: unknown, error: unknown) => {
  throw error;
};
const setter = mathjax.document('', {
  InputJax: new TeX({ packages, formatError }),
  OutputJax: new SVG({ fontCache: 'none', displayOverflow: 'overflow', linebreaks: { inline: false } }),
});

/** Sets a formula as it stands by itself, one after the other. `told` hears that a part of the font is loaded, and that it is there. */
export async function typeset(tex: string, told: typeof watch = () => undefined): Promise<SetFormula> {
  watch = told;
  lacks = false;
  try {
    const root: unknown = await setter.convertPromise(tex, { display: true });
    if (!(root instanceof LiteElement)) throw new TypeError('Nothing was set');
    return { root: plain(root) };
  } catch (error) {
    // A part of the font that could not be loaded is not asked for again: whoever asks has to begin anew.
    return { problem: lacks ? { kind: 'unavailable' } : problemOf(error) };
  }
}

function plain({ kind, attributes, children }: LiteElement): SetElement {
  return {
    kind,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
    children: children.map((child) => (child instanceof LiteElement ? plain(child) : child.value)),
  };
}

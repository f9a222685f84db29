import type { RichForms } from '#model/paint/forms/form.ts';
import type { TextObject } from '#model/presentation/presentation.ts';
import { layoutText } from '#model/text/layout-text.ts';
import type { TextLayout } from '#model/text/layout.ts';
import { measureWith } from '#model/text/measure-with.ts';
import { contextOf } from '../surface/context-of.ts';
import type { SurfaceContent } from '../surface/surface.ts';

/** Text layouts for finding links: the same as painted, computed when a text is first pointed at. */
export function textLayouts(
  { scene, fontName }: Pick<SurfaceContent, 'scene' | 'fontName'>,
  rich: RichForms | undefined,
): (text: TextObject) => TextLayout {
  const known = new WeakMap<TextObject, TextLayout>();
  const { theme, language } = scene.presentation;
  const measure = measureWith(contextOf(document.createElement('canvas')), fontName);
  return (text) => {
    let layout = known.get(text);
    if (!layout) {
      layout = layoutText(text, { theme, language, measure, rich }, scene.measured?.get(text));
      known.set(text, layout);
    }
    return layout;
  };
}

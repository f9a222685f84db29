import type { Presentation, SceneObject } from '../../presentation/presentation.ts';
import { glyphsOf } from '../../text/glyphs/used-glyphs.ts';
import type { Form, FormKit, RichForms } from '../forms/form.ts';
import { makeForms } from '../forms/make-forms.ts';
import { missingImageForm } from '../forms/missing-image-form.ts';
import type { PaintLabels } from '../labels.ts';

/** How things look, apart from what they say. */
export interface Look extends Pick<Presentation, 'theme' | 'language'> {
  rich: RichForms;
}

/** As if everything had zero width, so that no space is lost at the end of a line. */
export function formsWithoutWidth({ theme, language, rich }: Look, object: SceneObject, labels?: PaintLabels): Form[] {
  const kit: FormKit = { theme, language, measure: () => 0, labels, rich };
  return makeForms(object, kit).flatMap((form) =>
    form.kind === 'image' && !form.isOptional ? [form, ...missingImageForm(form, kit)] : [form],
  );
}

/** The characters that one object draws itself, by face. */
export function glyphsDrawn(look: Look, object: SceneObject, labels: PaintLabels): Map<string, Set<string>> {
  const forms = formsWithoutWidth(look, object, labels);
  return glyphsOf(
    forms.flatMap((form) => (form.kind === 'text' ? [form.layout] : [])),
    '',
  );
}

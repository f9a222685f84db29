import { childOf } from '../../xml/xml.ts';
import type { Fill, Part } from '../slide-context.ts';
import type { LookContext } from './make-context.ts';

/** The first background found: of a slide, its layout, or its master. */
export function backgroundOf(sheets: readonly { part: Part; context: LookContext }[], aspect: number): Fill | undefined {
  for (const { part, context } of sheets) {
    const background = childOf(part.xml, 'p:cSld', 'p:bg');
    const reference = childOf(background, 'p:bgRef');
    const fill = reference ? context.fillOfStyle(reference, aspect) : context.fillIn(childOf(background, 'p:bgPr'), undefined, aspect);
    if (fill) return fill;
    const color = context.colorIn(reference);
    if (color) return { kind: 'paint', paint: { kind: 'color', color } };
  }
  return undefined;
}

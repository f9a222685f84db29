import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { Part, SlideContext } from '../slide-context.ts';

const LONGEST = 50_000;

/** The speaker notes, as plain text with line breaks. */
export function readNotes(slide: Part, context: Pick<SlideContext, 'package'>): string {
  const [notes] = context.package.related(slide, 'notesSlide');
  const shapes = childrenOf(childOf(notes?.xml, 'p:cSld', 'p:spTree'), 'p:sp');
  const bodies = shapes.filter((shape) => attributeOf(childOf(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph'), 'type') === 'body');
  return bodies
    .map((shape) => plainText(childOf(shape, 'p:txBody')))
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST);
}

/** The plain text of a text body: one line per paragraph, without empty ones at either end. */
export const plainText = (body: XmlElement | undefined): string => childrenOf(body, 'a:p').map(lineOf).join('\n').trim();

const lineOf = (paragraph: XmlElement): string =>
  paragraph.children
    .map((run) => (run.name === 'a:br' ? '\n' : run.name === 'a:r' || run.name === 'a:fld' ? (childOf(run, 'a:t')?.text ?? '') : ''))
    .join('')
    .trimEnd();

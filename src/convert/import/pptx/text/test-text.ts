import type { SceneObject, TextObject } from '#model/presentation/presentation.ts';
import { importShapes, shape, type TestDeck } from '../test-deck.ts';

/** A 400 × 200 text box with this body at 100, 100; insets are 19.2 and 9.6 unless specified. */
export const textBox = (
  paragraphs: string,
  properties = '<a:bodyPr/>',
  more: { turn?: string; list?: string; at?: readonly [number, number, number, number]; style?: string } = {},
) =>
  shape({
    at: more.at ?? [100, 100, 400, 200],
    ...(more.turn && { turn: more.turn }),
    style: `${more.style ?? ''}<p:txBody>${properties}<a:lstStyle>${more.list ?? ''}</a:lstStyle>${paragraphs}</p:txBody>`,
  });

/** A run, with attributes and children of its properties. */
export const run = (text: string, attributes = '', inner = '') => `<a:r><a:rPr ${attributes}>${inner}</a:rPr><a:t>${text}</a:t></a:r>`;

/** A paragraph, with attributes and children of its properties. */
export const para = (runs: string, attributes = '', inner = '') => `<a:p><a:pPr ${attributes}>${inner}</a:pPr>${runs}</a:p>`;

export const textsIn = (objects: readonly SceneObject[]): TextObject[] =>
  objects.flatMap((object) => (object.kind === 'text' ? [object] : 'children' in object ? textsIn(object.children) : []));

type BoxMore = Parameters<typeof textBox>[2];

export const readBox = async (
  paragraphs: string,
  properties?: string,
  more?: BoxMore,
  deck?: Partial<TestDeck>,
): Promise<TextObject | undefined> => textsIn(await importShapes(textBox(paragraphs, properties, more), deck))[0];

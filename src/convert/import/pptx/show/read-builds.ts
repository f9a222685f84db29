import type { ObjectId } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { Part, SlideContext } from '../slide-context.ts';

export interface Builds {
  /** What appears with each click. */
  reveals: ObjectId[][];
}

/** More clicks than any real slide has. */
const MOST_CLICKS = 1000;
const MOST_EFFECTS = 10_000;

interface Effect {
  kind: 'entrance' | 'exit' | 'other';
  isClick: boolean;
  shapes: string[];
}

/**
 * Reads the clicks of a slide (`p:timing`). `idOf` finds the object for a shape's id (`p:cNvPr id`). Only objects that enter with a click
 * are hidden before it; those that enter with the slide are visible, as are those that wait for a click on another object.
 */
export function readBuilds(slide: Part, idOf: (shape: string) => ObjectId | undefined, context: Pick<SlideContext, 'warn'>): Builds {
  const sequences = rootSequences(slide.xml);
  const effectsIn = (kind: string) =>
    sequences
      .filter((sequence) => attributeOf(sequence, 'nodeType') === kind)
      .flatMap(effectsOf)
      .slice(0, MOST_EFFECTS);
  const effects = effectsIn('mainSeq');
  const reveals: ObjectId[][] = [];
  const known = new Set<string>();
  let click: ObjectId[] | undefined;
  for (const { kind, isClick, shapes } of effects) {
    if (isClick) reveals.push((click = []));
    if (kind === 'other') continue;
    for (const shape of shapes) {
      // An object that first exits was visible; one that has already entered, or a paragraph of it, need not enter again.
      if (known.has(shape)) continue;
      known.add(shape);
      const id = kind === 'entrance' && click ? idOf(shape) : undefined;
      if (id !== undefined) click?.push(id);
    }
  }
  if (effects.some(({ kind }) => kind !== 'entrance') || effectsIn('interactiveSeq').length > 0) context.warn('animation');
  const seen = new Set<ObjectId>();
  const fresh = reveals.map((ids) => ids.filter((id) => !seen.has(id) && seen.add(id)));
  return { reveals: fresh.filter((ids) => ids.length > 0).slice(0, MOST_CLICKS) };
}

const rootSequences = (slide: XmlElement): XmlElement[] =>
  childrenOf(childOf(slide, 'p:timing', 'p:tnLst'), 'p:par').flatMap((root) =>
    childrenOf(childOf(root, 'p:cTn', 'p:childTnLst'), 'p:seq').flatMap((sequence) => childOf(sequence, 'p:cTn') ?? []),
  );

/** Each child of a sequence is a click, with its effects two levels down; some programs omit a level. */
const effectsOf = (sequence: XmlElement): Effect[] =>
  (childOf(sequence, 'p:childTnLst')?.children ?? []).flatMap((step) => {
    const effects = nodesIn(step).filter((node) => attributeOf(node, 'presetClass') !== undefined);
    const waits = childrenOf(childOf(step, 'p:cTn', 'p:stCondLst'), 'p:cond').some(
      (condition) => attributeOf(condition, 'delay') === 'indefinite' && attributeOf(condition, 'evt') === undefined,
    );
    const isNamed = effects.some((effect) => /^(?:click|with|after)/.test(attributeOf(effect, 'nodeType') ?? ''));
    return effects.flatMap((effect, index): Effect[] => {
      const preset = attributeOf(effect, 'presetClass');
      // Starting a film or an embedded object: nothing is lost without the click.
      if (preset === 'mediacall' || preset === 'verb') return [];
      const isClick = isNamed ? attributeOf(effect, 'nodeType')?.startsWith('click') === true : waits && index === 0;
      return [
        { kind: preset === 'entr' ? 'entrance' : preset === 'exit' ? 'exit' : 'other', isClick, shapes: [...new Set(shapesOf(effect))] },
      ];
    });
  });

/** All `p:cTn` in an element, in order. */
function nodesIn(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (at: XmlElement) => {
    if (at.name === 'p:cTn') found.push(at);
    at.children.forEach(visit);
  };
  visit(element);
  return found;
}

function shapesOf(effect: XmlElement): string[] {
  const found: string[] = [];
  const visit = (at: XmlElement) => {
    const shape = at.name === 'p:spTgt' ? attributeOf(at, 'spid') : undefined;
    if (shape !== undefined) found.push(shape);
    // The shape that triggers an effect is not its target.
    for (const child of at.children) if (child.name !== 'p:stCondLst' && child.name !== 'p:endCondLst') visit(child);
  };
  visit(effect);
  return found;
}

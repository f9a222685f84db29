import type { ObjectId } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { Part, SlideContext } from '../slide-context.ts';

export interface Builds {
  /** Click by click: what appears. */
  reveals: ObjectId[][];
}

/** Nobody clicks as often as this on one slide. */
const MOST_CLICKS = 1000;
const MOST_EFFECTS = 10_000;

interface Effect {
  kind: 'entrance' | 'exit' | 'other';
  isClick: boolean;
  shapes: string[];
}

/**
 * The clicks of a slide (`p:timing`). `idOf` finds the object of a shape's id (`p:cNvPr id`). Only what comes in by a click is hidden
 * before it; what comes with the slide is there, and so is what waits for a click on something else.
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
      // What goes first was there; what came by a click before, or a paragraph of it, need not come again.
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

/** In a sequence each child is a click, and in it, two levels down, are the effects; whoever wrote the file may have left a level out. */
const effectsOf = (sequence: XmlElement): Effect[] =>
  (childOf(sequence, 'p:childTnLst')?.children ?? []).flatMap((step) => {
    const effects = nodesIn(step).filter((node) => attributeOf(node, 'presetClass') !== undefined);
    const waits = childrenOf(childOf(step, 'p:cTn', 'p:stCondLst'), 'p:cond').some(
      (condition) => attributeOf(condition, 'delay') === 'indefinite' && attributeOf(condition, 'evt') === undefined,
    );
    const isNamed = effects.some((effect) => /^(?:click|with|after)/.test(attributeOf(effect, 'nodeType') ?? ''));
    return effects.flatMap((effect, index): Effect[] => {
      const preset = attributeOf(effect, 'presetClass');
      // Films and objects of other programs that start: nothing of it is lost by not clicking.
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
    // What starts an effect is not what it is about.
    for (const child of at.children) if (child.name !== 'p:stCondLst' && child.name !== 'p:endCondLst') visit(child);
  };
  visit(effect);
  return found;
}

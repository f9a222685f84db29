import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Part, SlideContext } from '../slide-context.ts';
import type { Range } from '../text/split-text.ts';
import { type Change, changeOf, type ColorIn } from './changes.ts';

/** A shape that appears, or some of its paragraphs. */
export interface BuildTarget {
  shape: string;
  paragraphs?: Range | undefined;
}

/** More clicks than any real slide has. */
const MOST_CLICKS = 1000;
const MOST_EFFECTS = 10_000;

interface Effect {
  kind: 'entrance' | 'exit' | 'other';
  change: Change | undefined;
  isClick: boolean;
  targets: BuildTarget[];
  /** What comes with the next click: it is dimmed, or disappears. */
  followers: Effect[];
}

/** What appears, disappears and changes with a click, or with the slide itself. */
export interface Build {
  reveal: BuildTarget[];
  hide: BuildTarget[];
  changes: { target: BuildTarget; change: Change }[];
}

export interface Builds {
  /** What is gone as soon as the slide is there. */
  start: Build;
  clicks: Build[];
}

/**
 * Reads the clicks of a slide (`p:timing`). Only what enters with a click is hidden before it; what enters with the slide is visible, as is
 * what waits for a click on another object.
 */
export function readBuilds(slide: Part, context: Pick<SlideContext, 'warn' | 'colorIn'>): Builds {
  const sequences = rootSequences(slide.xml);
  const effectsIn = (kind: string) =>
    sequences
      .filter((sequence) => attributeOf(sequence, 'nodeType') === kind)
      .flatMap((sequence) => effectsOf(sequence, (holder) => context.colorIn(holder)))
      .slice(0, MOST_EFFECTS);
  const effects = effectsIn('mainSeq');
  const start: Build = { reveal: [], hide: [], changes: [] };
  const builds = [start];
  const isShown = new Map<string, boolean>();
  const note = ({ kind, change, targets }: Effect) => {
    const build = builds.at(-1) ?? start;
    if (kind !== 'other') for (const target of targets) turn(target, kind === 'entrance', build, isShown);
    else if (change) for (const target of distinct(targets)) build.changes.push({ target, change });
  };
  let waiting: Effect[] = [];
  for (const effect of effects) {
    if (effect.isClick) {
      builds.push({ reveal: [], hide: [], changes: [] });
      waiting.forEach(note);
      waiting = [];
    }
    note(effect);
    waiting.push(...effect.followers);
  }
  if (effects.some(isLost) || effectsIn('interactiveSeq').length > 0) context.warn('animation');
  const clicks = builds.slice(1, MOST_CLICKS + 1).filter(({ reveal, hide, changes }) => reveal.length + hide.length + changes.length > 0);
  // What enters with the slide is there anyway.
  return { start: { ...start, reveal: [] }, clicks };
}

const isLost = ({ kind, change }: Effect): boolean => kind === 'other' && !change;

/** Effects have several parts, each with the same target. */
const distinct = (targets: readonly BuildTarget[]) => new Map(targets.map((target) => [keyOf(target), target])).values();

/** Notes that something enters or exits, unless it already has. */
function turn(target: BuildTarget, isEntrance: boolean, build: Build, isShown: Map<string, boolean>): void {
  const key = keyOf(target);
  const before = isShown.get(key);
  if (before === isEntrance) return;
  isShown.set(key, isEntrance);
  const without = (list: BuildTarget[]) => list.filter((other) => keyOf(other) !== key);
  if (!isEntrance) {
    build.hide.push(target);
    return;
  }
  // Gone and back with one click: it stays.
  const isBack = build.hide.length > without(build.hide).length;
  build.hide = without(build.hide);
  if (!isBack) build.reveal.push(target);
  // A paragraph is seen only with its shape.
  if (target.paragraphs && isShown.get(target.shape) === false) turn({ shape: target.shape }, true, build, isShown);
}

/** The name under which an object, or a part of a text, is looked up. */
export const keyOf = ({ shape, paragraphs }: BuildTarget): string => (paragraphs ? `${shape}/${paragraphs[0]}` : shape);

/** By shape, the paragraphs that appear, disappear or change on their own. */
export function paragraphBuilds({ start, clicks }: Builds): Map<string, Range[]> {
  const targets = [start, ...clicks].flatMap(({ reveal, hide, changes }) => [...reveal, ...hide, ...changes.map(({ target }) => target)]);
  return new Map(
    [...Map.groupBy(targets, ({ shape }) => shape)].map(([shape, own]) => [
      shape,
      own.flatMap(({ paragraphs }) => (paragraphs ? [paragraphs] : [])),
    ]),
  );
}

const rootSequences = (slide: XmlElement): XmlElement[] =>
  childrenOf(childOf(slide, 'p:timing', 'p:tnLst'), 'p:par').flatMap((root) =>
    childrenOf(childOf(root, 'p:cTn', 'p:childTnLst'), 'p:seq').flatMap((sequence) => childOf(sequence, 'p:cTn') ?? []),
  );

/** Each child of a sequence is a click, with its effects two levels down; some programs omit a level. */
const effectsOf = (sequence: XmlElement, colorIn: ColorIn): Effect[] =>
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
      const kind = preset === 'entr' ? 'entrance' : preset === 'exit' ? 'exit' : 'other';
      const change = kind === 'other' ? changeOf(effect, colorIn) : undefined;
      return [{ kind, change, isClick, targets: targetsOf(effect), followers: followersOf(effect, colorIn) }];
    });
  });

/** What follows an effect (`p:subTnLst`) with the next click: the shape gets another colour, or is hidden. */
const followersOf = (effect: XmlElement, colorIn: ColorIn): Effect[] =>
  (childOf(effect, 'p:subTnLst')?.children ?? []).flatMap((follower): Effect[] => {
    const common = childOf(follower, 'p:cBhvr');
    if (attributeOf(childOf(common, 'p:cTn'), 'masterRel') !== 'nextClick') return [];
    const isExit = childOf(common, 'p:attrNameLst', 'p:attrName')?.text === 'style.visibility';
    const change = isExit ? undefined : changeOf({ name: 'p:cTn', attributes: {}, text: '', children: [follower] }, colorIn);
    if (!isExit && !change) return [];
    return [{ kind: isExit ? 'exit' : 'other', change, isClick: false, targets: targetsOf(follower), followers: [] }];
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

const asides = ['p:stCondLst', 'p:endCondLst', 'p:subTnLst'];

function targetsOf(effect: XmlElement): BuildTarget[] {
  const found: BuildTarget[] = [];
  const visit = (at: XmlElement) => {
    const shape = at.name === 'p:spTgt' ? attributeOf(at, 'spid') : undefined;
    if (shape !== undefined) found.push({ shape, paragraphs: paragraphsOf(childOf(at, 'p:txEl', 'p:pRg')) });
    // The shape that triggers an effect is not its target.
    for (const child of at.children) if (!asides.includes(child.name)) visit(child);
  };
  visit(effect);
  return found;
}

function paragraphsOf(range: XmlElement | undefined): Range | undefined {
  const [first, last] = [numberOf(range, 'st'), numberOf(range, 'end')];
  return first === undefined || first < 0 ? undefined : [Math.trunc(first), Math.trunc(last ?? first)];
}

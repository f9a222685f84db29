import type { Outcome } from '#model/change/apply.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { changeWithLines } from '../lines/follow-lines.ts';
import { fitting } from './fitting.ts';

interface Surroundings {
  draft(): Draft;
  /** What texts are laid out with, once they are shown. */
  kit(): FormKit;
  /** Whether they are: letters may have to load first. */
  isShown(): boolean;
  /** Whether nothing is shown in another font than its own. */
  isComplete(): boolean;
  change(operations: readonly Operation[]): Outcome;
  /** What takes back what followed from the last change. */
  extend(inverse: readonly Operation[]): void;
}

/** Lets texts fit their boxes after changes to either, in the same step back. */
export function keepFitting({ draft, kit, isShown, isComplete, change, extend }: Surroundings) {
  const left = new Set<ObjectId>();
  /** Fitted with another font than their own, which has not come. */
  const unsure = new Set<ObjectId>();
  /** How things were before texts began to wait. */
  const since = new Map<ObjectId, Presentation>();
  const fitLeft = (): void => {
    if (left.size === 0 || !isShown()) return;
    const objects = [...left].flatMap((id) => draft().entries.get(id)?.object ?? []);
    for (const id of left)
      if (isComplete()) since.delete(id);
      else unsure.add(id);
    left.clear();
    const operations = objects.flatMap((object) => fitting(object, kit()));
    const outcome = operations.length > 0 ? changeWithLines(draft(), operations, change) : undefined;
    if (outcome && !('refusal' in outcome)) extend(outcome.inverse);
  };
  return {
    /** After these changes of one's own, also if they are made again; if their letters are missing, once they have come. */
    after(operations: readonly Operation[], before: Presentation): void {
      for (const id of changedTexts(draft(), operations)) {
        left.add(id);
        if (!since.has(id)) since.set(id, before);
      }
      fitLeft();
    },
    fitLeft,
    /** Letters have come late. */
    again(): void {
      for (const id of unsure) left.add(id);
      unsure.clear();
      fitLeft();
    },
    /** After these changes, which take others back and bring the boxes along: what is as it was before it waited does not wait. */
    takenBack(operations: readonly Operation[]): void {
      for (const id of changedTexts(draft(), operations)) {
        const before = since.get(id);
        if (!before || !isLaidOutAlike(before, draft(), id)) continue;
        for (const waiting of [left, unsure, since]) waiting.delete(id);
      }
    },
  };
}

const looks = new Set(['styleClass', 'style', 'paragraphs', 'language', 'direction', 'wraps', 'columns', 'fit']);

/** Texts that may need more room, or have another box. Whoever sets the height of a box that grows wants just that. */
function changedTexts({ entries }: Draft, operations: readonly Operation[]): ObjectId[] {
  return operations.flatMap((operation): ObjectId[] => {
    if (operation.kind === 'text') return [operation.id];
    if (operation.kind === 'theme') return hasLetters(operation.fields) ? [...entries.keys()].filter(isText) : [];
    if (operation.kind !== 'set' || operation.id === undefined) return [];
    const object = entries.get(operation.id)?.object;
    if (object?.kind !== 'text') return [];
    const names = Object.keys(operation.fields).map(topOf);
    const isBox = names.includes('width') || names.includes('height');
    return (isBox ? object.fit === 'shrink' : names.some((name) => looks.has(name))) ? [object.id] : [];
  });

  function isText(id: ObjectId): boolean {
    return entries.get(id)?.object.kind === 'text';
  }
}

const shapes = [...looks, 'width', 'rows', 'code', 'fontSize'];

function isLaidOutAlike(before: Presentation, { presentation, entries }: Draft, id: ObjectId): boolean {
  const [one, other] = [objectIn(before, id), entries.get(id)?.object];
  const { fonts, textStyles } = presentation.theme;
  if (!one || !other || !isSame([fonts, textStyles], [before.theme.fonts, before.theme.textStyles])) return false;
  return shapes.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

function objectIn({ root, theme }: Presentation, id: ObjectId): SceneObject | undefined {
  const find = (objects: readonly SceneObject[]): SceneObject | undefined => {
    for (const object of objects) {
      const found = object.id === id ? object : 'children' in object ? find(object.children) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return find([root, ...theme.background.layers.flatMap((layer) => layer.objects)]);
}

const topOf = (name: string): string => name.split('/')[0] ?? name;

/** Other colours change nothing. */
const hasLetters = (fields: object): boolean => Object.keys(fields).some((name) => /^(?:fonts|textStyles)\b/.test(name));

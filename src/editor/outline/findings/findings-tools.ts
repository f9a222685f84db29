import type { Operation } from '#model/change/operation.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { causesOf, lockedFor, setting } from '../../core/selection/states.ts';
import type { Desk } from '../../desk/desk.ts';
import { textLook } from '../../inspect/text-look.ts';
import { textTarget } from '../../inspect/text-target.ts';
import { growing, heightNeeded } from '../../objects/fitting/fitting.ts';
import { readability } from './faint.ts';
import { type Finding, isPlain } from './findings.ts';
import { inking } from './mend-faint.ts';
import { openBehind } from './painted-behind.ts';
import { watchFindings } from './watch-findings.ts';

/** What would make a presentation better, and how. Changes return false if nothing came of them. */
export function createFindingsTools(desk: Desk) {
  const behind = openBehind(desk);
  const { current, subscribe, look } = watchFindings(desk, behind);
  const fixing = (...operations: readonly Operation[]): boolean => {
    const isDone = operations.length > 0 && desk.do(operations);
    look();
    return isDone;
  };
  const mending = (finding: Finding): readonly Operation[] => {
    switch (finding.kind) {
      case 'unseen':
        return setting(causesOf(desk.draft, finding.id, 'isHidden'), 'isHidden', false);
      case 'idle':
        return [{ kind: 'step', id: finding.step, remove: true }];
      case 'faint': {
        const node = desk.scene.nodes.get(finding.id);
        return node ? inking(desk, node, behind) : [];
      }
      case 'overflowing': {
        const object = desk.draft.entries.get(finding.id)?.object;
        return object?.kind === 'text' ? growing(object, heightNeeded(object, desk.kit())) : [];
      }
      default:
        return [];
    }
  };
  return {
    current,
    subscribe,
    fix: (finding: Finding): boolean => fixing(...mending(finding)),
    /** One after the other, since one may depend on another, and taken back at once. What is locked is left out. */
    fixPlain(): boolean {
      desk.settle();
      let isDone = false;
      for (const finding of current().list.filter(isPlain)) {
        const operations = mending(finding);
        if (operations.length === 0 || lockedFor(desk.draft, operations).length > 0) continue;
        isDone = desk.do(operations, { kind: 'gesture' }) || isDone;
      }
      desk.settle();
      look();
      return isDone;
    },
    /** An empty description says that it is decoration. */
    describe: (id: ObjectId, words: string): boolean => fixing({ kind: 'set', id, fields: { alt: words.trim() } }),
    /** How well the letters that are meant can be read on what is behind them; undefined if nobody can tell. */
    readability() {
      const target = textTarget(desk);
      const node = target && desk.scene.nodes.get(target.id);
      if (!node) return undefined;
      const { color } = textLook(target);
      return readability(desk.scene, node, target.part, color === 'mixed' ? undefined : color, behind);
    },
  };
}

export type FindingsTools = ReturnType<typeof createFindingsTools>;

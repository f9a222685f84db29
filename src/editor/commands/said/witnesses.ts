import { placeOf } from '#model/change/draft/draft.ts';
import { scaleOf } from '#model/geometry/matrix.ts';
import { nothing, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import { nodeOf } from '../../core/selection/bounds.ts';
import { asObjects, childrenOf } from '../../core/selection/selection.ts';
import type { ObjectState } from '../../core/selection/states.ts';
import type { Desk } from '../../desk/desk.ts';
import { toView } from '../../hands/view.ts';
import type { AlignSide, Axis } from '../../inspect/align.ts';
import { boxOf } from '../../inspect/box.ts';
import { commonParent } from '../../inspect/line-up.ts';
import type { CommandId, Keys } from '../command.ts';
import type { Said } from './said.ts';

/** Looks at the desk before a command, and says afterwards what has come of it. */
type Witness = (desk: Desk) => () => Said | undefined;

/** The same command, which tells what it has done unless it has told something itself. */
export function heard(desk: Desk, id: CommandId, run: (keys: Keys) => unknown): (keys: Keys) => void {
  const witness = witnesses[id];
  if (!witness) return (keys) => void run(keys);
  return (keys) => {
    const { notice: before } = desk.state();
    const report = witness(desk);
    const tell = () => {
      const { notice } = desk.state();
      const said = notice === undefined || notice === before ? report() : undefined;
      if (said) desk.tell({ kind: 'said', said });
    };
    const running = run(keys);
    if (running instanceof Promise) void running.then(tell);
    else tell();
  };
}

const always =
  (said: Said): Witness =>
  () =>
  () =>
    said;

const unchanged: Said = { kind: 'unchanged' };

const changing =
  (said: Said): Witness =>
  ({ draft }) => {
    const { presentation } = draft;
    return () => (draft.presentation === presentation ? unchanged : said);
  };

const selecting =
  (said: (desk: Desk) => Said, otherwise?: Said): Witness =>
  (desk) => {
    const { selection } = desk.state();
    return () => (desk.state().selection === selection ? otherwise : said(desk));
  };

/** Where nothing is selected, the view has moved. */
const moved =
  (panned: Said): Witness =>
  (desk) =>
  () => {
    if (selectedIds(desk).length === 0) return panned;
    const box = boxOfSelection(desk);
    return box ? { kind: 'moved', x: box.left, y: box.top, digits: box.digits } : unchanged;
  };

const flown: Witness = (desk) => () => {
  const { presentation, step } = desk.state();
  const chosen = presentation.path.find(({ id }) => id === step);
  return chosen && { kind: 'flight', step: chosen.id, curve: chosen.curve ?? 'usual' };
};

const sized: Witness = (desk) => () => {
  const box = boxOfSelection(desk);
  return box ? { kind: 'sized', width: box.width, height: box.height, digits: box.digits } : unchanged;
};

const turned: Witness = (desk) => {
  const before = selected(desk)[0]?.rotation ?? 0;
  return () => {
    const [first, ...others] = selected(desk);
    if (!first) return unchanged;
    if (others.every(({ rotation }) => rotation === first.rotation)) return { kind: 'turned', degrees: first.rotation };
    const by = (first.rotation - before + 540) % 360;
    return { kind: 'turnedBy', degrees: by - 180 };
  };
};

const ordered =
  (kind: 'inFront' | 'behind'): Witness =>
  (desk) =>
  () => {
    const ids = selectedIds(desk);
    const entry = desk.draft.entries.get(ids[0] ?? '');
    if (!entry) return unchanged;
    const siblings = childrenOf(desk.draft, placeOf(entry)).filter(({ id, isHidden }) => !isHidden || ids.includes(id));
    const [first, last] = [siblings.findIndex(({ id }) => ids.includes(id)), siblings.findLastIndex(({ id }) => ids.includes(id))];
    if (kind === 'inFront') return { kind, other: last === siblings.length - 1 ? undefined : siblings[first - 1] };
    return { kind, other: first === 0 ? undefined : siblings[last + 1] };
  };

const deleted: Witness = (desk) => {
  const objects = selected(desk);
  const report = changing({ kind: 'pointDeleted' })(desk);
  return () => {
    const gone = objects.filter(({ id }) => !desk.draft.entries.has(id));
    return gone.length > 0 ? { kind: 'deleted', objects: gone } : report();
  };
};

const set =
  (kind: 'lock' | 'unlock' | 'hide' | 'show', state: ObjectState): Witness =>
  (desk) => {
    const before = having(desk, state);
    return () => {
      const ids = differing(before, having(desk, state));
      return ids.length > 0 ? { kind, objects: objectsOf(desk, ids) } : unchanged;
    };
  };

const tucked =
  (kind: 'collapsed' | 'expanded'): Witness =>
  (desk) => {
    const before = desk.state().collapsed;
    return () => ({ kind, objects: objectsOf(desk, differing(before, desk.state().collapsed)) });
  };

const grouped = selecting((desk) => {
  const [group] = selected(desk);
  return { kind: 'grouped', count: group && 'children' in group ? group.children.length : 0 };
}, unchanged);

const using: Witness = (desk) => () => {
  const { tool } = desk.state();
  return { kind: 'tool', tool: tool.kind === 'select' && tool.isAdding ? 'several' : tool.kind };
};

const left: Witness = (desk) => {
  const { tool } = desk.state();
  return () => (desk.state().tool === tool ? { kind: 'selected' } : using(desk)());
};

const zoomed: Witness = (desk) => () => ({ kind: 'zoomed', zoom: scaleOf(toView(desk, desk.scene.root)) });

const gone =
  (end: 'firstStep' | 'lastStep'): Witness =>
  (desk) => {
    const before = desk.state().step;
    return () => {
      const { step } = desk.state();
      return step === undefined || step === before ? { kind: end } : { kind: 'step', step };
    };
  };

const aligned = (side: AlignSide) => always({ kind: 'aligned', side });
const distributed = (axis: Axis) => always({ kind: 'distributed', axis });

/** Those that are not here are heard in other ways: dialogs open, something new is selected, or they tell it themselves. */
const witnesses: Partial<Record<CommandId, Witness>> = {
  undo: always({ kind: 'undone' }),
  redo: always({ kind: 'redone' }),
  duplicate: selecting(() => ({ kind: 'duplicated' }), unchanged),
  pasteStyle: changing({ kind: 'stylePasted' }),
  delete: deleted,
  selectAll: always({ kind: 'selected' }),
  selectNext: always({ kind: 'selected' }),
  selectPrevious: always({ kind: 'selected' }),
  enter: selecting(() => ({ kind: 'selected' })),
  leave: left,
  group: grouped,
  ungroup: changing({ kind: 'ungrouped' }),
  lock: set('lock', 'isLocked'),
  unlock: set('unlock', 'isLocked'),
  unlockAll: set('unlock', 'isLocked'),
  hide: set('hide', 'isHidden'),
  show: set('show', 'isHidden'),
  showAll: set('show', 'isHidden'),
  collapse: tucked('collapsed'),
  expand: tucked('expanded'),
  expandAll: tucked('expanded'),
  toFront: ordered('inFront'),
  forward: ordered('inFront'),
  backward: ordered('behind'),
  toBack: ordered('behind'),
  moveLeft: moved({ kind: 'pannedLeft' }),
  moveRight: moved({ kind: 'pannedRight' }),
  moveUp: moved({ kind: 'pannedUp' }),
  moveDown: moved({ kind: 'pannedDown' }),
  larger: sized,
  smaller: sized,
  turnRight: turned,
  turnLeft: turned,
  alignLeft: aligned('left'),
  alignCenter: aligned('center'),
  alignRight: aligned('right'),
  alignTop: aligned('top'),
  alignMiddle: aligned('middle'),
  alignBottom: aligned('bottom'),
  distributeAcross: distributed('across'),
  distributeDown: distributed('down'),
  flipAcross: changing({ kind: 'flippedAcross' }),
  flipDown: changing({ kind: 'flippedDown' }),
  zoomIn: zoomed,
  zoomOut: zoomed,
  zoomAll: zoomed,
  zoomSelection: zoomed,
  zoomActual: zoomed,
  selectTool: using,
  selectSeveral: using,
  panTool: using,
  penTool: using,
  stopTool: using,
  editPath: (desk) => () => ({ kind: desk.state().isOnPath ? 'onPath' : 'onCanvas' }),
  flyUsually: flown,
  flyDirectly: flown,
  flyHigh: flown,
  reversePath: changing({ kind: 'pathReversed' }),
  nextStep: gone('lastStep'),
  previousStep: gone('firstStep'),
};

const selectedIds = (desk: Desk): readonly ObjectId[] => asObjects(desk.state().selection).ids;
const selected = (desk: Desk): SceneObject[] => objectsOf(desk, selectedIds(desk));
const objectsOf = ({ draft }: Desk, ids: readonly ObjectId[]) => ids.flatMap((id) => draft.entries.get(id)?.object ?? []);

const differing = (one: ReadonlySet<ObjectId>, other: ReadonlySet<ObjectId>): ObjectId[] =>
  [...one, ...other].filter((id) => one.has(id) !== other.has(id));

const having = ({ draft }: Desk, state: ObjectState): Set<ObjectId> =>
  new Set([...draft.entries.values()].flatMap(({ object }) => (object[state] ? [object.id] : [])));

/** As the inspector shows it; of several, the box around them all. */
function boxOfSelection(desk: Desk) {
  const { scene } = desk;
  const nodes = selectedIds(desk).flatMap((id) => nodeOf(scene, id) ?? []);
  const [only, more] = nodes;
  const object = only && desk.draft.entries.get(only.object.id)?.object;
  if (!object) return undefined;
  const holder = commonParent(scene, nodes);
  const digits = Math.min(Math.max(Math.ceil(Math.log10(scaleOf(toView(desk, holder)))), 0), 12);
  if (!more) return { ...boxOf(object, exactBox(only)), digits };
  const box = nodes.reduce((sum, node) => unite(sum, transformRectangle(matrixBetween(node, holder), exactBox(node))), nothing);
  return { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top, digits };
}

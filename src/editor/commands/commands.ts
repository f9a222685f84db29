import { asObjects, enter, freeIn, leave, neighbour, select, selectAll } from '../core/selection/selection.ts';
import { placeOf } from '#model/change/draft/draft.ts';
import { cut } from '../core/clipboard/cut.ts';
import { isLocked } from '../core/selection/states.ts';
import type { Desk } from '../desk/desk.ts';
import type { Tool } from '../desk/desk-state.ts';
import type { Hands } from '../hands/hands.ts';
import { removeChosenPoint } from '../hands/pulling.ts';
import { rememberPen } from '../objects/freehand.ts';
import type { NewKind } from '../objects/new-content.ts';
import { makeInView } from '../objects/new-objects.ts';
import { selectedFormula } from '../objects/selected-formula.ts';
import { middleOf } from '../objects/place.ts';
import { hasPoints } from '../objects/points.ts';
import { groupObjects, type OrderMove, reorder, ungroupObjects } from './arrange-objects.ts';
import type { Asks } from './asks.ts';
import type { createClipboard } from './clipboard.ts';
import type { Command, CommandId, Keys } from './command.ts';
import { firstOnMac, redoKeys, undoKeys } from './keys.ts';
import type { AlignSide } from '../inspect/align.ts';
import { isDescribed } from '../inspect/described.ts';
import type { InspectTools } from '../inspect/inspect-tools.ts';
import type { PathTools } from '../path/path-tools.ts';
import type { Loader } from '../tools/load-tools.ts';
import { collapseCommands } from './states/collapse-commands.ts';
import { dataCommands } from './data-commands.ts';
import { heard } from './said/witnesses.ts';
import { stateCommands } from './states/state-commands.ts';
import { stepCommands } from './step-commands.ts';
import { styleCommands } from './style-commands.ts';
import { nudge, scaleBy, turnBy } from './transform-objects.ts';

interface Parts {
  clipboard: ReturnType<typeof createClipboard>;
  hands: Pick<Hands, 'pan' | 'zoom'>;
  inspect: Pick<InspectTools, 'align' | 'distribute' | 'flip'>;
  path: Pick<PathTools, 'choose' | 'set' | 'revealSelected' | 'hideSelected' | 'reverseStops'>;
  ask: Asks['ask'];
  load: Pick<Loader, 'grid' | 'style'>;
}

/** CSS pixels. */
const [STEP, LEAP] = [1, 10];
/** The same for the view, where nothing is selected. */
const [PAN, PAN_FAR] = [40, 200];
const [ZOOM, GROW, TURN] = [1.25, 1.1, 15];

/** Everything that has a name and can be done by key, from the menus and in the palette. */
export function createCommands(desk: Desk, { clipboard, hands, inspect, path, ask, load }: Parts): readonly Command[] {
  const ids = () => asObjects(desk.state().selection).ids;
  const isTyping = () => desk.state().selection.kind === 'text';
  const hasObjects = () => !isTyping() && ids().length > 0;
  const kindOf = (id: string | undefined) => (id === undefined ? undefined : desk.draft.entries.get(id)?.object.kind);
  const isPicture = () =>
    hasObjects() && ids().length === 1 && kindOf(ids()[0]) === 'image' && !ids().some((id) => isLocked(desk.draft, id));
  const isOutlined = () => {
    const [id, more] = ids();
    if (!hasObjects() || id === undefined || more !== undefined || isLocked(desk.draft, id)) return false;
    return hasPoints(desk.draft.entries.get(id)?.object);
  };
  const canDescribe = () => {
    const [id, more] = ids();
    const object = desk.draft.entries.get(id ?? '')?.object;
    return hasObjects() && object !== undefined && more === undefined && isDescribed(object) && !isLocked(desk.draft, object.id);
  };
  const isFormula = () => {
    const id = isTyping() ? undefined : selectedFormula(desk);
    return id !== undefined && !isLocked(desk.draft, id);
  };
  const always = () => true;
  const isNotTyping = () => !isTyping();
  const data = dataCommands(desk, load.grid);
  const style = styleCommands(desk, load.style);
  const state = stateCommands(desk);
  const view = collapseCommands(desk);
  const pen = rememberPen(desk);
  const step = stepCommands(desk, path);

  const areSeveral = () => hasObjects() && ids().length > 1;
  /** Enough to have gaps between them. */
  const areMany = () => hasObjects() && ids().length > 2;
  const hasPictures = () => hasObjects() && ids().some((id) => kindOf(id) === 'image');
  const align = (side: AlignSide) => () => inspect.align(side);
  const order = (move: OrderMove) => () => void desk.do(reorder(desk.draft, ids(), move, desk.random));
  const zoom = (factor: number) => () => hands.zoom(middleOf(desk), factor);
  const make = (kind: NewKind) => () => void makeInView(desk, kind);
  const use = (tool: Tool) => () => desk.use(tool);
  const move = (x: number, y: number) => (keys: Keys) => {
    const isFar = keys.startsWith('Shift+');
    const far = hasObjects() ? (isFar ? LEAP : STEP) : isFar ? -PAN_FAR : -PAN;
    if (hasObjects()) nudge(desk, { x: x * far, y: y * far });
    else hands.pan(x * far, y * far);
  };
  const group = () => {
    const id = desk.newId('group');
    const operations = groupObjects(desk.draft, desk.scene, ids(), id, desk.random);
    if (operations) desk.do(operations, { select: (draft) => select(draft, [id], desk.state().selection.within) });
  };
  const ungroup = () => {
    const { operations, freed } = ungroupObjects(desk.draft, ids(), desk.random);
    desk.do(operations, { select: (draft) => select(draft, freed, desk.state().selection.within) });
  };
  const remove = () => void (removeChosenPoint(desk) || desk.do(cut(desk.draft, desk.state().selection)));
  const go = (by: 1 | -1) => () => desk.select(neighbour(desk.draft, desk.state().selection, by));

  const isAtEnd = (by: 1 | -1) => {
    const [first, last] = [ids()[0], ids().at(-1)];
    const entry = desk.draft.entries.get((by === 1 ? last : first) ?? '');
    return !entry || freeIn(desk.draft, placeOf(entry), entry.object.id).at(by === 1 ? -1 : 0) === entry.object;
  };
  const goIn = () => {
    const { selection } = desk.state();
    if (isPicture()) return ask('crop');
    if (isFormula()) return ask('formula');
    if (data.isOf('chart')()) return ask('data');
    const next = ids().length === 0 ? neighbour(desk.draft, selection, 1) : enter(desk.draft, selection);
    if (next === selection) desk.tell({ kind: 'said', said: { kind: 'unchanged' } });
    else desk.select(next);
  };
  /** First from a tool, then from what is selected. */
  const goOut = () => {
    const { tool, selection } = desk.state();
    if (tool.kind === 'select' && !tool.isAdding) desk.select(leave(desk.draft, selection));
    else desk.use({ kind: 'select' });
  };

  const one = (
    id: CommandId,
    group: Command['group'],
    keys: readonly string[],
    isPossible: () => boolean,
    run: (keys: Keys) => unknown,
  ): Command => ({ id, group, keys, keysOnMac: firstOnMac(keys), isPossible, run: heard(desk, id, run) });

  return [
    one('undo', 'edit', undoKeys, () => desk.state().canUndo, desk.undo),
    one('redo', 'edit', redoKeys, () => desk.state().canRedo, desk.redo),
    one('cut', 'edit', [], hasObjects, () => void clipboard.copy(true)),
    one('copy', 'edit', [], hasObjects, () => void clipboard.copy(false)),
    one('paste', 'edit', [], always, () => void clipboard.paste()),
    one('pasteAsTopics', 'edit', ['Alt+Shift+V'], isNotTyping, () => void clipboard.pasteAsTopics()),
    one('duplicate', 'edit', ['Ctrl+D'], hasObjects, clipboard.duplicate),
    one('copyStyle', 'edit', ['Ctrl+Alt+C'], style.canCopy, () => void style.copy()),
    one('pasteStyle', 'edit', ['Ctrl+Alt+V'], style.canPaste, style.paste),
    one('delete', 'edit', ['Delete', 'Backspace'], hasObjects, remove),
    one('selectAll', 'edit', ['Ctrl+A'], always, () => desk.select(selectAll(desk.draft, desk.state().selection))),
    one('selectSeveral', 'edit', [], isNotTyping, use({ kind: 'select', isAdding: true })),
    one('findWords', 'edit', ['Ctrl+F'], always, () => ask('find')),
    one('replace', 'edit', ['Ctrl+H', 'Ctrl+Alt+F'], always, () => ask('replace')),
    one('findNext', 'edit', ['F3'], always, () => ask('findNext')),
    one('findPrevious', 'edit', ['Shift+F3'], always, () => ask('findPrevious')),
    // Beyond the last object, Tab leaves the canvas.
    one('selectNext', 'edit', ['Tab'], () => hasObjects() && !isAtEnd(1), go(1)),
    one('selectPrevious', 'edit', ['Shift+Tab'], () => hasObjects() && !isAtEnd(-1), go(-1)),
    one('enter', 'object', ['Enter', 'F2'], isNotTyping, goIn),
    one('leave', 'object', ['Escape'], always, goOut),
    one('describe', 'object', [], canDescribe, () => ask('describe')),
    one('crop', 'object', [], isPicture, () => ask('crop')),
    one('editFormula', 'object', [], isFormula, () => ask('formula')),
    one('editPoints', 'object', ['Alt+O'], isOutlined, () => ask('points')),
    one('editData', 'object', [], data.isOf(), () => ask('data')),
    one('tableToChart', 'object', [], data.isOf('table'), () => void data.convert()),
    one('chartToTable', 'object', [], data.isOf('chart'), () => void data.convert()),
    one('group', 'object', ['Ctrl+G'], areSeveral, group),
    one('ungroup', 'object', ['Ctrl+Shift+G'], () => ids().some((id) => kindOf(id) === 'group'), ungroup),
    one('lock', 'object', ['Ctrl+Shift+L'], state.canSet('isLocked'), state.set('isLocked')),
    one('unlock', 'object', ['Ctrl+Alt+L'], state.canClear('isLocked'), state.clear('isLocked')),
    one('unlockAll', 'object', [], state.canClearAll('isLocked'), state.clearAll('isLocked')),
    one('hide', 'object', ['Ctrl+Shift+H', 'Alt+H'], state.canSet('isHidden'), state.set('isHidden')),
    one('show', 'object', ['Ctrl+Alt+H', 'Alt+Shift+H'], state.canClear('isHidden'), state.clear('isHidden')),
    one('showAll', 'object', [], state.canClearAll('isHidden'), state.clearAll('isHidden')),
    one('collapse', 'object', ['Alt+K'], view.canCollapse, view.collapse),
    one('expand', 'object', ['Alt+Shift+K'], view.canExpand, view.expand),
    one('expandAll', 'object', [], view.canExpandAll, view.expandAll),
    one('toFront', 'object', ['Ctrl+Shift+]', 'Ctrl+}', ']'], hasObjects, order('toFront')),
    one('forward', 'object', ['Ctrl+]'], hasObjects, order('forward')),
    one('backward', 'object', ['Ctrl+['], hasObjects, order('backward')),
    one('toBack', 'object', ['Ctrl+Shift+[', 'Ctrl+{', '['], hasObjects, order('toBack')),
    one('alignLeft', 'object', [], areSeveral, align('left')),
    one('alignCenter', 'object', [], areSeveral, align('center')),
    one('alignRight', 'object', [], areSeveral, align('right')),
    one('alignTop', 'object', [], areSeveral, align('top')),
    one('alignMiddle', 'object', [], areSeveral, align('middle')),
    one('alignBottom', 'object', [], areSeveral, align('bottom')),
    one('distributeAcross', 'object', [], areMany, () => inspect.distribute('across')),
    one('distributeDown', 'object', [], areMany, () => inspect.distribute('down')),
    one('flipAcross', 'object', ['Shift+H'], hasPictures, () => inspect.flip(ids(), 'x')),
    one('flipDown', 'object', ['Shift+V'], hasPictures, () => inspect.flip(ids(), 'y')),
    one('moveLeft', 'object', ['ArrowLeft', 'Shift+ArrowLeft'], isNotTyping, move(-1, 0)),
    one('moveRight', 'object', ['ArrowRight', 'Shift+ArrowRight'], isNotTyping, move(1, 0)),
    one('moveUp', 'object', ['ArrowUp', 'Shift+ArrowUp'], isNotTyping, move(0, -1)),
    one('moveDown', 'object', ['ArrowDown', 'Shift+ArrowDown'], isNotTyping, move(0, 1)),
    one('larger', 'object', ['Ctrl+Alt+ArrowUp'], hasObjects, () => scaleBy(desk, GROW)),
    one('smaller', 'object', ['Ctrl+Alt+ArrowDown'], hasObjects, () => scaleBy(desk, 1 / GROW)),
    one('turnRight', 'object', ['Ctrl+Alt+ArrowRight', 'R'], hasObjects, () => turnBy(desk, TURN)),
    one('turnLeft', 'object', ['Ctrl+Alt+ArrowLeft', 'Shift+R'], hasObjects, () => turnBy(desk, -TURN)),
    one('addTopic', 'add', ['Alt+T'], always, make('topic')),
    one('addText', 'add', ['Alt+X'], always, make('text')),
    one('addShape', 'add', ['Alt+S'], always, make({ shape: 'rectangle' })),
    one('addLine', 'add', ['Alt+L'], always, make('line')),
    one('addArrow', 'add', ['Alt+A'], always, make('arrow')),
    one('addTable', 'add', [], always, make('table')),
    one('addChart', 'add', [], always, make('chart')),
    one('addCode', 'add', [], always, make('code')),
    one('addPicture', 'add', ['Alt+P'], always, () => ask('picture')),
    one('addMedia', 'add', ['Alt+V'], always, () => ask('media')),
    one('addIcon', 'add', ['Alt+I'], always, () => ask('icons')),
    one('addFormula', 'add', ['Alt+M'], always, () => ask('newFormula')),
    one('addEmoji', 'add', ['Alt+J'], always, () => ask('emoji')),
    one('zoomIn', 'view', ['+', '='], always, zoom(ZOOM)),
    one('zoomOut', 'view', ['-'], always, zoom(1 / ZOOM)),
    one('zoomAll', 'view', ['Shift+1'], always, () => desk.frame()),
    one(
      'zoomSelection',
      'view',
      ['Shift+2'],
      () => ids().length > 0,
      () => desk.frame(ids()[0]),
    ),
    one('zoomActual', 'view', ['Shift+0'], always, () => hands.zoom(middleOf(desk), 1 / desk.state().camera.zoom)),
    one('selectTool', 'view', ['V'], always, use({ kind: 'select' })),
    one('panTool', 'view', ['H'], always, use({ kind: 'pan' })),
    one('penTool', 'add', ['Shift+P'], always, () => desk.use(pen())),
    one('editPath', 'path', ['P'], always, () => desk.turnToPath(!desk.state().isOnPath)),
    one('stopTool', 'path', ['Shift+S'], always, use({ kind: 'stop' })),
    one('addStep', 'path', ['Alt+Enter'], always, () => ask('addStep')),
    one('reveal', 'path', [], step.canReveal, step.reveal),
    one('conceal', 'path', [], step.canHide, step.hide),
    one('flyUsually', 'path', [], step.canFly('usual'), step.fly('usual')),
    one('flyDirectly', 'path', [], step.canFly('direct'), step.fly('direct')),
    one('flyHigh', 'path', [], step.canFly('high'), step.fly('high')),
    one('reversePath', 'path', [], step.areSeveral, () => void path.reverseStops()),
    one('comfort', 'path', [], always, () => ask('comfort')),
    one('presentFromHere', 'path', ['Shift+F5'], always, () => ask('presentFromHere')),
    one('nextStep', 'path', ['PageDown'], always, step.go(1)),
    one('previousStep', 'path', ['PageUp'], always, step.go(-1)),
    one('look', 'view', [], always, () => ask('look')),
    one('versions', 'view', [], always, () => ask('versions')),
    one('details', 'view', [], always, () => ask('details')),
    one('palette', 'view', ['Ctrl+/', 'Ctrl+K'], always, () => ask('palette')),
    one('shortcuts', 'view', ['?'], always, () => ask('shortcuts')),
    one('tour', 'view', [], always, () => ask('tour')),
  ];
}

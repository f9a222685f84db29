/** How lists of commands are divided. */
export type CommandGroup = 'edit' | 'object' | 'add' | 'view' | 'path';

export const commandIds = [
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'pasteAsTopics',
  'duplicate',
  'copyStyle',
  'pasteStyle',
  'delete',
  'selectAll',
  'findWords',
  'replace',
  'findNext',
  'findPrevious',
  'selectNext',
  'selectPrevious',
  'enter',
  'leave',
  'crop',
  'editFormula',
  'editPoints',
  'editData',
  'tableToChart',
  'chartToTable',
  'group',
  'ungroup',
  'lock',
  'unlock',
  'unlockAll',
  'hide',
  'show',
  'showAll',
  'collapse',
  'expand',
  'expandAll',
  'toFront',
  'forward',
  'backward',
  'toBack',
  'moveLeft',
  'moveRight',
  'moveUp',
  'moveDown',
  'larger',
  'smaller',
  'turnRight',
  'turnLeft',
  'addTopic',
  'addText',
  'addShape',
  'addLine',
  'addArrow',
  'addTable',
  'addChart',
  'addCode',
  'addPicture',
  'addMedia',
  'addIcon',
  'addFormula',
  'addEmoji',
  'zoomIn',
  'zoomOut',
  'zoomAll',
  'zoomSelection',
  'zoomActual',
  'selectTool',
  'panTool',
  'penTool',
  'addStep',
  'reveal',
  'conceal',
  'comfort',
  'presentFromHere',
  'nextStep',
  'previousStep',
  'look',
  'versions',
  'details',
  'palette',
  'shortcuts',
  'tour',
] as const;
export type CommandId = (typeof commandIds)[number];

/** As in `Ctrl+Shift+Z`; on a Mac, Ctrl is Command. */
export type Keys = string;

export interface Command {
  readonly id: CommandId;
  readonly group: CommandGroup;
  /** The first is the one to show. */
  readonly keys: readonly Keys[];
  /** Whether it would do anything now. */
  isPossible(): boolean;
  /** `keys` are those that were pressed. */
  run(keys: Keys): void;
}

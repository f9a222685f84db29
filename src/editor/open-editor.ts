import { createAsks } from './commands/asks.ts';
import { createClipboard } from './commands/clipboard.ts';
import { createCommands } from './commands/commands.ts';
import { dataObject } from './commands/data-commands.ts';
import { commandFor } from './commands/keys.ts';
import { openCalm } from './desk/calm.ts';
import { type DeskGiven, openDesk } from './desk/open-desk.ts';
import { createHands } from './hands/hands.ts';
import { marksOf } from './hands/marks.ts';
import { createOverview } from './hands/overview.ts';
import { toView } from './hands/view.ts';
import { scaleOf } from '#model/geometry/matrix.ts';
import { createInspectTools } from './inspect/inspect-tools.ts';
import { createLineTools } from './objects/lines/line-tools.ts';
import { selectFirstWords } from './objects/first-text.ts';
import { pointForPicture } from './objects/new-objects.ts';
import { createOutlineTools } from './outline/outline-tools.ts';
import { followSelection } from './path/follow-selection.ts';
import { createPathTools } from './path/path-tools.ts';
import { createLoader } from './tools/load-tools.ts';
import { createTyping } from './typing/typing.ts';

/** Opens a presentation for editing, drawn on this canvas: all that a page needs. */
export async function openEditor(canvas: HTMLCanvasElement, given: DeskGiven) {
  const desk = await openDesk(canvas, given);
  const typing = createTyping(desk, { isMac: /Mac|iPhone|iPad/.test(navigator.platform) });
  const path = createPathTools(desk);
  const clipboard = createClipboard(desk);
  const asks = createAsks();
  const stopFollowing = followSelection(desk);
  const hands = createHands(desk, typing, asks.ask, path);
  const load = createLoader(desk, given);
  const inspect = createInspectTools(desk);
  const commands = createCommands(desk, { clipboard, hands, inspect, path, load, ask: asks.ask });
  return {
    desk,
    /** For whatever is beside the canvas. */
    calm: openCalm(desk),
    inspect,
    lines: createLineTools(desk),
    outline: createOutlineTools(desk),
    path,
    typing,
    hands,
    clipboard,
    commands,
    /** Tools that are loaded when somebody first needs them. */
    load,
    commandFor: (pressed: Parameters<typeof commandFor>[1]) => commandFor(commands, pressed),
    /** The chart or table whose data would be edited. */
    dataObject: () => dataObject(desk),
    addPictures: (files: readonly File[]) => clipboard.addFiles(files, pointForPicture(desk)),
    ask: asks.ask,
    /** Calls back when a command needs the page. */
    onAsk: asks.subscribe,
    /** What to show above the canvas. */
    marks: () => marksOf(desk, path.marks()),
    overview: createOverview(desk),
    /** For whoever begins with a presentation that is to be filled in. */
    selectFirstWords: () => selectFirstWords(desk),
    /** CSS pixels per unit of the canvas. */
    zoomOf: () => scaleOf(toView(desk, desk.scene.root)),
    close() {
      stopFollowing();
      return desk.close();
    },
  };
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

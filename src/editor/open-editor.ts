import type { SceneObject } from '#model/presentation/presentation.ts';
import { createAsks } from './commands/asks.ts';
import { createClipboard } from './commands/clipboard.ts';
import type { Command, CommandId, Keys } from './commands/command.ts';
import { dataObject } from './commands/data-commands.ts';
import { commandFor, firstOnMac, type Pressed, redoKeys, undoKeys } from './commands/keys.ts';
import { prepareWriting } from './core/clipboard/writing.ts';
import { asObjects } from './core/selection/selection.ts';
import { openCalm } from './desk/calm.ts';
import type { Desk } from './desk/desk.ts';
import { type DeskGiven, openDesk } from './desk/open-desk.ts';
import { createHands } from './hands/hands.ts';
import { rememberMarks } from './hands/marks.ts';
import { createOverview } from './hands/overview.ts';
import { toView } from './hands/view.ts';
import { scaleOf } from '#model/geometry/matrix.ts';
import { selectFirstWords } from './objects/first-text.ts';
import { pointForPicture } from './objects/new-objects.ts';
import { createOutlineTools } from './outline/outline-tools.ts';
import { followSelection } from './path/follow-selection.ts';
import { createPathTools } from './path/path-tools.ts';
import { createLoader } from './tools/load-tools.ts';
import { once } from './tools/once.ts';
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
  /** Those that are here already. */
  let commands: readonly Command[] = firstCommands(desk);
  const loadCommands = once(async () => {
    const [{ createCommands }, inspect] = await Promise.all([
      import('./commands/commands.ts'),
      load.inspect(),
      // Whoever copies and does without it is told.
      prepareWriting().catch(() => undefined),
    ]);
    return (commands = createCommands(desk, { clipboard, hands, inspect, path, load, ask: asks.ask }));
  });
  const find = (id: CommandId) => commands.find((command) => command.id === id);
  return {
    desk,
    /** For whatever is beside the canvas. */
    calm: openCalm(desk),
    outline: createOutlineTools(desk),
    path,
    typing,
    hands,
    clipboard,
    /** Tools that are loaded when somebody first needs them. All commands are among them: the page loads them once it is open. */
    load: { ...load, commands: loadCommands },
    /** What is selected. */
    chosen: (): SceneObject[] => asObjects(desk.state().selection).ids.flatMap((id) => desk.draft.entries.get(id)?.object ?? []),
    /** Runs a command, as soon as it is there. */
    run(id: CommandId): void {
      const command = find(id);
      if (command) return command.run('');
      loadCommands().then(
        () => find(id)?.run(''),
        () => desk.tell({ kind: 'done', text: 'editor.later.failed' }),
      );
    },
    commandFor: (pressed: Pressed) => commandFor(commands, pressed),
    /** The chart or table whose data would be edited. */
    dataObject: () => dataObject(desk),
    addPictures: (files: readonly File[]) => clipboard.addFiles(files, pointForPicture(desk)),
    ask: asks.ask,
    /** Calls back when a command needs the page. */
    onAsk: asks.subscribe,
    /** What to show above the canvas. */
    marks: rememberMarks(desk, path.marks),
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

/** What can be taken back before all commands are there. */
function firstCommands(desk: Desk): readonly Command[] {
  const one = (id: 'undo' | 'redo', keys: readonly Keys[], isPossible: () => boolean): Command => ({
    id,
    group: 'edit',
    keys,
    keysOnMac: firstOnMac(keys),
    isPossible,
    run: () => desk[id](),
  });
  return [one('undo', undoKeys, () => desk.state().canUndo), one('redo', redoKeys, () => desk.state().canRedo)];
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

import { useText } from '#app/client/frame.tsx';
import { use } from 'react';
import { useDesk, useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { toolIcons } from '../../pages/editor/stage/tool-icons.ts';
import { ToolBar, ToolButton, ToolLine } from '../../pages/editor/stage/tool-bar.tsx';
import { rotateIcon } from '../../ui/icon/page-icons.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useFlightChanges } from './use-flight-changes.ts';

const curveIcon = 'M5 16a2 2 0 1 0 0 4a2 2 0 0 0 0-4M19 4a2 2 0 1 0 0 4a2 2 0 0 0 0-4M5 16C5 8 12 6 17 6';
const reverseIcon = 'M3 6h13l-3-3M16 6l-3 3M21 18H8l3-3M8 18l3 3';

/** What a press on the canvas does to the path, and what can be done with all of it. */
export function PathTools() {
  const text = useText();
  const desk = useDesk();
  const editor = useEditor();
  const tools = use(editor.load.comfort());
  const { takeCurve } = useFlightChanges();
  const tool = useDeskState((state) => state.tool.kind);
  const flight = useDeskState(({ step }) => (step === undefined ? undefined : tools.flightOf(step)));
  const run = (id: 'reversePath' | 'comfort') => () => editor.run(id);
  const kinds = ['select', 'pan', 'stop'] as const;
  return (
    <ToolBar label={text('editorCommands.tools')}>
      {kinds.map((kind) => (
        <ToolButton
          key={kind}
          icon={toolIcons[kind]}
          label={text(`editorCommands.tool.${kind}`)}
          isPressed={tool === kind}
          onClick={() => desk.use({ kind: tool === kind ? 'select' : kind })}
        />
      ))}
      <ToolLine />
      {flight && (
        <Menu
          label={text('editorPath.curve')}
          items={tools.curves.map((curve) => ({
            label: text(`editorPath.curve.${curve}`),
            onSelect: () => takeCurve(flight.step, curve),
          }))}
          trigger={(props) => <ToolButton {...props} icon={curveIcon} label={text('editorPath.curve')} />}
        />
      )}
      <ToolButton icon={reverseIcon} label={text('editorPath.reverse')} onClick={run('reversePath')} />
      <ToolButton icon={rotateIcon} label={text('editorPath.comfort')} onClick={run('comfort')} />
    </ToolBar>
  );
}

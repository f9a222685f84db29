import { useText } from '#app/client/frame.tsx';
import type { Tool } from '#editor/desk/desk-state.ts';
import type { ShapeName } from '#model/presentation/presentation.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useDesk, useDeskState, useEditor } from '../editor-context.tsx';
import { ToolBar, ToolButton, ToolLine } from './tool-bar.tsx';
import { shapeIcons, toolIcons } from './tool-icons.ts';

const shapes = Object.keys(shapeIcons) as ShapeName[];

/** What a press on the canvas does. */
export function Toolbar() {
  const text = useText();
  const desk = useDesk();
  const { run } = useEditor();
  const tool = useDeskState((state) => state.tool);
  const use = (next: Tool) => () => desk.use(next.kind === tool.kind && next.kind !== 'shape' ? { kind: 'select' } : next);
  const simple = (kind: Exclude<Tool['kind'], 'shape' | 'pen' | 'stop'>) => (
    <ToolButton icon={toolIcons[kind]} label={text(`editorCommands.tool.${kind}`)} isPressed={tool.kind === kind} onClick={use({ kind })} />
  );
  return (
    <ToolBar label={text('editorCommands.tools')}>
      {simple('select')}
      {simple('pan')}
      <ToolLine />
      {simple('topic')}
      {simple('text')}
      <ToolButton icon={toolIcons.picture} label={text('editorCommands.tool.picture')} onClick={() => run('addPicture')} />
      <Menu
        label={text('editorCommands.tool.shape')}
        align="start"
        items={shapes.map((shape) => ({
          label: text(`editorCommands.shape.${shape}`),
          icon: shapeIcons[shape],
          onSelect: () => desk.use({ kind: 'shape', shape }),
        }))}
        trigger={(props) => (
          <ToolButton {...props} icon={toolIcons.shape} label={text('editorCommands.tool.shape')} isPressed={tool.kind === 'shape'} />
        )}
      />
      {simple('line')}
      {simple('arrow')}
      <ToolButton
        icon={toolIcons.pen}
        label={text('editorCommands.tool.pen')}
        isPressed={tool.kind === 'pen'}
        onClick={() => run(tool.kind === 'pen' ? 'selectTool' : 'penTool')}
      />
      <Menu
        label={text('editorCommands.tool.more')}
        items={[
          { label: text('editorCommands.tool.media'), icon: toolIcons.media, onSelect: () => run('addMedia') },
          { label: text('editorCommands.tool.icon'), icon: toolIcons.icon, onSelect: () => run('addIcon') },
          { label: text('editorTyping.emoji'), icon: toolIcons.emoji, onSelect: () => run('addEmoji') },
          { label: text('editorFormula.title'), icon: toolIcons.formula, onSelect: () => run('addFormula') },
          ...(['table', 'chart', 'code'] as const).map((kind) => ({
            label: text(`editorCommands.tool.${kind}`),
            icon: toolIcons[kind],
            onSelect: () => desk.use({ kind }),
          })),
        ]}
        trigger={(props) => (
          <ToolButton
            {...props}
            icon="more"
            label={text('editorCommands.tool.more')}
            isPressed={tool.kind === 'table' || tool.kind === 'chart' || tool.kind === 'code'}
          />
        )}
      />
    </ToolBar>
  );
}

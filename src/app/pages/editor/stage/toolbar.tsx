import { useText } from '#app/client/frame.tsx';
import type { Tool } from '#editor/desk/desk-state.ts';
import type { ShapeName } from '#model/presentation/presentation.ts';
import { type KeyboardEvent, useRef } from 'react';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useDesk, useDeskState, useEditor } from '../editor-context.tsx';
import { shapeIcons, toolIcons } from './tool-icons.ts';
import * as styles from './stage.css.ts';

const shapes = Object.keys(shapeIcons) as ShapeName[];

/** What a press on the canvas does. One tab stop: arrow keys go from tool to tool. */
export function Toolbar() {
  const text = useText();
  const desk = useDesk();
  const { commands } = useEditor();
  const tool = useDeskState((state) => state.tool);
  const bar = useRef<HTMLDivElement>(null);
  const use = (next: Tool) => () => desk.use(next.kind === tool.kind && next.kind !== 'shape' ? { kind: 'select' } : next);
  const run = (id: string) => commands.find((command) => command.id === id)?.run('');
  const simple = (kind: Exclude<Tool['kind'], 'shape' | 'pen'>) => (
    <ToolButton icon={toolIcons[kind]} label={text(`editorCommands.tool.${kind}`)} isPressed={tool.kind === kind} onClick={use({ kind })} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={text('editorCommands.tools')}
      onKeyDown={(event) => rove(event, bar.current)}
    >
      {simple('select')}
      {simple('pan')}
      <span className={styles.line} />
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
    </div>
  );
}

interface ToolButtonProps extends React.ComponentPropsWithRef<'button'> {
  icon: IconName;
  label: string;
  isPressed?: boolean;
}

function ToolButton({ icon, label, isPressed, ...props }: ToolButtonProps) {
  return (
    <button type="button" title={label} {...props} className={styles.tool} {...(isPressed !== undefined && { 'aria-pressed': isPressed })}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}

function rove(event: KeyboardEvent, bar: HTMLElement | null): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...(bar?.querySelectorAll<HTMLElement>(':scope > button, :scope > span > button') ?? [])];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (by === undefined || here < 0) return;
  event.preventDefault();
  buttons[(here + by + buttons.length) % buttons.length]?.focus();
}

import { useText } from '#app/client/frame.tsx';
import type { TextFormat } from '#editor/typing/edit/formats.ts';
import type { DrawnText } from '#editor/typing/place/in-view.ts';
import { type StyleClass, styleClasses } from '#model/presentation/texts.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  memo,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { toolIcons } from '../stage/tool-icons.ts';
import { placeToolbar } from './place-toolbar.ts';
import { icons } from './typing-icons.ts';
import { ColourPanel } from './colour-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { MorePanel } from './more-panel.tsx';
import { ToolGroup, type PanelHandle, reachableTool, rove, Tool } from './tools.tsx';
import * as styles from './text-toolbar.css.ts';

export interface ToolbarHandle {
  focus(): void;
  openLink(): void;
}

interface TextToolbarProps {
  ref: Ref<ToolbarHandle>;
  format: TextFormat;
  drawn: DrawnText;
  /** CSS pixels at the top of the view, and of a keyboard on the screen. */
  head: number;
  keyboard: number;
  isPhone: boolean;
  /** Back into the text. */
  onReturn: () => void;
}

/** Formats what is selected in the text. Pressing it leaves the focus in the text; one tab stop, arrow keys go from tool to tool. */
export function TextToolbar({ ref, format, drawn, head, keyboard, isPhone, onReturn }: TextToolbarProps) {
  const text = useText();
  const view = useDeskState((state) => state.viewport);
  const bar = useRef<HTMLDivElement>(null);
  const link = useRef<PanelHandle>(null);
  const size = useSize(bar);
  useImperativeHandle(ref, () => ({ focus: () => reachableTool(bar.current)?.focus(), openLink: () => link.current?.open() }), []);
  const { x, y } = placeToolbar(drawn.area, drawn.caretArea, size, view, head);
  const place = isPhone ? { '--keyboard': `${keyboard}px` } : { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onReturn();
    } else rove(event, bar.current);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus
    <div
      ref={bar}
      className={styles.bar}
      style={place as CSSProperties}
      role="toolbar"
      aria-label={text('editorTyping.toolbar')}
      data-covered={keyboard > 0 || undefined}
      onKeyDown={onKeyDown}
      onMouseDown={keepFocus}
    >
      <Tools bar={bar} link={link} format={format} isRtl={drawn.isRtl} onReturn={onReturn} />
    </div>
  );
}

interface ToolsProps extends Pick<TextToolbarProps, 'format' | 'onReturn'> {
  bar: RefObject<HTMLDivElement | null>;
  link: RefObject<PanelHandle | null>;
  isRtl: boolean;
}

/** Most keys change nothing about them. */
const Tools = memo(function Tools({ bar, link, format, isRtl, onReturn }: ToolsProps) {
  const text = useText();
  const { typing, run } = useEditor();
  useEffect(() => void reachableTool(bar.current));
  const shortcut = (key: string) => (typing.isMac ? `⌘${key}` : `Ctrl+${key}`);
  const toggle = (name: 'bold' | 'italic', key: string) => (
    <Tool
      icon={icons[name]}
      label={text(`editorTyping.${name}`)}
      keys={shortcut(key)}
      isPressed={format.isOn[name]}
      onClick={() => typing.format.toggle(name)}
    />
  );
  return (
    <>
      {format.styleClass && <StyleSelect value={format.styleClass} onReturn={onReturn} />}
      <ToolGroup label={text('editorTyping.size')}>
        <Tool icon={icons.minus} label={text('editorTyping.smaller')} onClick={() => typing.format.resize(-1)} />
        <output className={styles.size} aria-label={text('editorTyping.size')}>
          {format.size === undefined ? <span title={text('editorTyping.size.mixed')}>–</span> : Number(format.size.toPrecision(4))}
        </output>
        <Tool icon={icons.plus} label={text('editorTyping.larger')} onClick={() => typing.format.resize(1)} />
      </ToolGroup>
      <span className={styles.line} />
      {toggle('bold', 'B')}
      {toggle('italic', 'I')}
      <Tool
        icon={icons.bullets}
        label={text('editorTyping.bullets')}
        isPressed={format.listType === 'BULLET'}
        onClick={() => typing.format.list('BULLET')}
      />
      <LinkPanel ref={link} link={format.link} keys={shortcut('K')} onReturn={onReturn} />
      <Tool icon={toolIcons.emoji} label={text('editorTyping.emoji')} onClick={() => run('addEmoji')} />
      <span className={styles.line} />
      <ColourPanel color={format.color} onReturn={onReturn} />
      <MorePanel format={format} isRtl={isRtl} onReturn={onReturn} />
    </>
  );
});

/** As it is laid out, for its place; before that, as the design has it. */
function useSize(bar: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 420, height: 44 });
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  return size;
}

/** Fields and lists need the focus; everything else leaves it in the text. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest('input, select'))) event.preventDefault();
}

function StyleSelect({ value, onReturn }: { value: StyleClass; onReturn: () => void }) {
  const text = useText();
  const { typing } = useEditor();
  const isPointer = useRef(false);
  return (
    <>
      <span className={styles.select}>
        <select
          className={styles.selectField}
          aria-label={text('editorTyping.style')}
          data-tool
          tabIndex={-1}
          value={value}
          onPointerDown={() => (isPointer.current = true)}
          onKeyDown={() => (isPointer.current = false)}
          onChange={({ target }) => {
            const chosen = styleClasses.find((name) => name === target.value);
            if (chosen) typing.format.styleClass(chosen);
            if (isPointer.current) onReturn();
          }}
        >
          {styleClasses.map((name) => (
            <option key={name} value={name}>
              {text(`editorObjects.style.${name}`)}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} className={styles.chevron} />
      </span>
      <span className={styles.line} />
    </>
  );
}

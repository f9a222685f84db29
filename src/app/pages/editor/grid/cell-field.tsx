import { useText } from '#app/client/frame.tsx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../editor-context.tsx';
import * as styles from './data-grid.css.ts';
import type { DataSession } from './use-grid.ts';

/** Commands of the page that go on working in a cell. */
const passing: ReadonlySet<string> = new Set(['undo', 'redo', 'palette']);

interface CellFieldProps {
  session: DataSession;
  shown: string;
  isWrong: boolean;
  problemId: string | undefined;
}

/** Of the active cell. All of its text is selected until somebody edits it, so that typing takes its place, with an input method too. */
export function CellField({ session, shown, isWrong, problemId }: CellFieldProps) {
  const editor = useEditor();
  const { grid, sheet, hold } = session;
  const field = useRef<HTMLTextAreaElement>(null);
  const isRefocusing = useRef(false);
  const label = useCellName(session);
  const { mode } = hold;
  const value = mode === 'still' ? shown : hold.typed;
  const isFixed = sheet.takes(hold.at) === 'nothing';
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const element = field.current;
    if (mode === 'still' && element?.value === value && document.activeElement === element) element.select();
  }, [mode, value]);
  useEffect(() => {
    const element = field.current;
    if (mode !== 'editing' || !element || !matchMedia('(pointer: coarse)').matches) return;
    // The keyboard of a phone appears only for a field that gets the focus.
    isRefocusing.current = true;
    element.blur();
    element.focus();
    isRefocusing.current = false;
  }, [mode]);
  useLayoutEffect(() => {
    const element = field.current;
    if (mode === 'editing') element?.setSelectionRange(element.value.length, element.value.length);
  }, [mode]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const command = mode === 'still' ? editor.commandFor(event.nativeEvent) : undefined;
    if (command && passing.has(command.id)) {
      event.preventDefault();
      if (command.id !== 'palette') grid.forgetStrays();
      if (command.isPossible()) command.run('');
    } else if (hold.press(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <textarea
      ref={field}
      className={styles.field}
      rows={1}
      value={value}
      readOnly={isFixed}
      inputMode={mode === 'still' ? 'none' : undefined}
      data-mode={mode}
      dir="auto"
      spellCheck={false}
      autoComplete="off"
      maxLength={sheet.kind === 'chart' ? 1000 : 100_000}
      aria-label={label}
      aria-invalid={isWrong || problemId !== undefined || undefined}
      aria-describedby={problemId}
      onFocus={({ target }) => mode === 'still' && target.select()}
      onChange={({ target }) => hold.type(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isRefocusing.current) hold.finish();
      }}
    />
  );
}

/** What is in the active cell, in words. */
function useCellName({ grid, sheet, hold }: DataSession): string {
  const text = useText();
  const { row, column } = hold.at;
  if (sheet.kind === 'table') return text('editorData.cell.table', { row: row + 1, column: column + 1 });
  const series = Math.floor((column - sheet.heads.columns) / sheet.pitch);
  const nameOf = (place: typeof hold.at) => grid.show(place).words;
  if (sheet.takes(hold.at) === 'nothing' && sheet.pitch === 1) return text('editorData.title');
  if (column < sheet.heads.columns) return text('editorData.cell.category', { number: row });
  const isAcross = sheet.pitch === 2 && column % 2 === 0;
  if (row === 0) return isAcross ? text('editorData.across') : text('editorData.cell.series', { number: series + 1 });
  const names = {
    series: nameOf({ row: 0, column: column + (isAcross ? 1 : 0) }) || text('editorData.colours.number', { number: series + 1 }),
    row: (sheet.heads.columns > 0 && nameOf({ row, column: 0 })) || String(row),
  };
  return text(isAcross ? 'editorData.cell.across' : 'editorData.cell.value', names);
}

import type { CellMode, GridKey } from '#editor/tools/grid/grid-keys.ts';
import type { CellRange, Grid, Outcome } from '#editor/tools/grid/grid-session.ts';
import type { GridTools } from '#editor/tools/grid/grid-tools.ts';
import type { CellPlace, Sheet } from '#editor/tools/grid/sheet.ts';
import { useState } from 'react';

/** Where somebody is in the grid, and what they are typing there. */
interface Hold {
  readonly at: CellPlace;
  /** The other corner of what is selected. */
  readonly anchor: CellPlace;
  readonly mode: CellMode;
  readonly typed: string;
  /** What was typed, or done, cannot be. */
  readonly problem: Outcome | undefined;
}

/** Rows that PageUp and PageDown leaf by. */
const PAGE = 6;

interface Given {
  tools: GridTools;
  grid: Grid;
  sheet: Sheet;
  /** Tells what became of a change. */
  say: (outcome: Outcome) => void;
  onClose: () => void;
}

/** What keys, fields and buttons do in the grid. */
export function useGrid({ tools, grid, sheet, say, onClose }: Given) {
  const { heads } = sheet;
  const start = { row: Math.min(heads.rows, sheet.rows - 1), column: heads.columns };
  const [hold, setHold] = useState<Hold>({ at: start, anchor: start, mode: 'still', typed: '', problem: undefined });
  const size = {
    rows: sheet.rows,
    columns: sheet.columns,
    reachRows: Math.min(sheet.rows + 1, sheet.most.rows),
    reachColumns: Math.min(sheet.columns + sheet.pitch, sheet.most.columns),
    page: PAGE,
  };
  const at = within(hold.at, size);
  const anchor = within(hold.anchor, size);
  const range: CellRange = {
    from: { row: Math.min(at.row, anchor.row), column: Math.min(at.column, anchor.column) },
    to: { row: Math.max(at.row, anchor.row), column: Math.max(at.column, anchor.column) },
  };
  const change = (next: Partial<Hold>) => setHold((last) => ({ ...last, ...next }));
  const still = { mode: 'still', typed: '', problem: undefined } as const;

  /** Whether what was typed could be taken. Otherwise it stays in its field. */
  const finish = (): boolean => {
    if (hold.mode === 'still') return true;
    const outcome = grid.enter(at, hold.typed);
    const isTaken = outcome.kind === 'done';
    change(isTaken ? still : { problem: outcome });
    return isTaken;
  };
  const goTo = (place: CellPlace, isExtending = false) => {
    if (!finish()) return;
    change({ ...still, at: place, ...(!isExtending && { anchor: place }) });
  };
  /** Tells what became of a change, and selects what was pasted. */
  const settle = (outcome: Outcome) => {
    const isWrong = outcome.kind === 'too-large' || outcome.kind === 'joined';
    change({
      problem: isWrong ? outcome : undefined,
      ...(outcome.kind === 'pasted' && { at: outcome.range.from, anchor: outcome.range.to }),
    });
    say(outcome);
  };

  return {
    at,
    range,
    size,
    mode: hold.mode,
    typed: hold.typed,
    problem: hold.problem,
    finish,
    goTo,
    settle,
    select: (from: CellPlace, to: CellPlace) => finish() && change({ ...still, at: from, anchor: to }),
    type: (typed: string) => change({ typed, mode: hold.mode === 'still' ? 'typing' : hold.mode, problem: undefined }),
    edit: () => hold.mode !== 'editing' && change({ mode: 'editing', typed: hold.mode === 'still' ? grid.show(at).words : hold.typed }),
    /** Whether the key was for the grid. */
    press(key: GridKey): boolean {
      const act = tools.keyAct(key, at, size, hold.mode);
      if (!act) return false;
      switch (act.kind) {
        case 'go':
          goTo(act.to, act.isExtending);
          break;
        case 'edit':
          change({ mode: 'editing', typed: grid.show(at).words });
          break;
        case 'break':
          change({ mode: 'editing', typed: `${hold.mode === 'still' ? grid.show(at).words : hold.typed}\n` });
          break;
        case 'forget':
          change(still);
          break;
        case 'clear':
          settle(grid.clear(range));
          break;
        case 'all':
          change({ anchor: { row: 0, column: 0 }, at: { row: sheet.rows - 1, column: sheet.columns - 1 } });
          break;
        case 'close':
          onClose();
      }
      return true;
    },
  };
}

/** What the parts of the sheet work on. */
export interface DataSession {
  readonly id: string;
  readonly tools: GridTools;
  readonly grid: Grid;
  readonly sheet: Sheet;
  readonly hold: ReturnType<typeof useGrid>;
}

/** Others may have removed the rest. */
const within = ({ row, column }: CellPlace, { reachRows, reachColumns }: { reachRows: number; reachColumns: number }): CellPlace => ({
  row: Math.max(0, Math.min(row, reachRows - 1)),
  column: Math.max(0, Math.min(column, reachColumns - 1)),
});

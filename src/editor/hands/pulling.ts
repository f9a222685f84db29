import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import { fieldOf } from '../objects/lines/attached-lines.ts';
import { chosenPoint, type PlacedHandle } from './handles.ts';
import { selectionInView } from './view.ts';

/** Takes a point out of a line; false if it is none, or if the line needs it. */
export function removePoint(desk: Desk, { handle }: PlacedHandle): boolean {
  const [id] = asObjects(desk.state().selection).ids;
  const line = desk.draft.entries.get(id ?? '')?.object;
  if (handle.kind !== 'point' || line?.kind !== 'line') return false;
  const isEnd = handle.index === 0 || handle.index === line.points.length - 1;
  return !isEnd && desk.do([{ kind: 'set', id: line.id, fields: { points: line.points.toSpliced(handle.index, 1) } }]);
}

/** The point that was pressed last; false if there is none, or if the line needs it. An end is no longer attached then. */
export function removeChosenPoint(desk: Desk): boolean {
  const chosen = chosenPoint(desk);
  if (!chosen || chosen.line.points.length <= 2) return false;
  const { line, index } = chosen;
  const side = index === 0 ? 'start' : index === line.points.length - 1 ? 'end' : undefined;
  const fields = { points: line.points.toSpliced(index, 1), ...(side && line[fieldOf[side]] && { [fieldOf[side]]: null }) };
  desk.choosePoint({ line: line.id, index: Math.min(index, line.points.length - 2) });
  return desk.do([{ kind: 'set', id: line.id, fields }]);
}

const resizing = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

/** Along the direction in which the side moves, as it is turned in the view. */
export function cursorOf(desk: Desk, { handle }: PlacedHandle): string {
  if (handle.kind === 'rotate') return 'grab';
  if (handle.kind === 'point' || handle.kind === 'between') return 'move';
  const { x, y } = handle.side;
  const [a, b, c, d] = selectionInView(desk)?.matrix ?? [1, 0, 0, 1];
  const angle = Math.atan2(b * x + d * y, a * x + c * y);
  const eighths = Math.round(angle / (Math.PI / 4));
  return resizing[((eighths % 4) + 4) % 4] ?? 'move';
}

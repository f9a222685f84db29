import { multiply, scaleOf } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { caretAt, type CaretBox, type CaretPlace, selectionBoxes } from '#model/text/caret/caret.ts';
import type { Desk } from '../../desk/desk.ts';
import { nodeOf } from '../../core/selection/bounds.ts';
import type { TextSelection } from '../../core/selection/selection.ts';
import { toView } from '../../hands/view.ts';
import { textBox } from './text-box.ts';

/** An object as the canvas shows it, which may be a moment behind the draft. */
interface SeenObject {
  readonly object: SceneObject;
  /** From its own coordinates to CSS pixels of the view. */
  readonly matrix: Matrix;
}

export function seen(desk: Desk, id: ObjectId): SeenObject | undefined {
  const node = nodeOf(desk.scene, id);
  return node && { object: node.object, matrix: toView(desk, node) };
}

/** What is shown above a text that somebody edits. */
export interface DrawnText {
  /** From the coordinates of the boxes below to CSS pixels of the view. */
  readonly matrix: Matrix;
  readonly caret: CaretBox;
  readonly selection: readonly Rectangle[];
  /** What an input method has not finished. */
  readonly composed: readonly Rectangle[];
  /** CSS pixels of the view around the text, or all of the table it is in, and around the caret. */
  readonly area: Rectangle;
  readonly caretArea: Rectangle;
  readonly isRtl: boolean;
  /** CSS pixels a unit of the text. */
  readonly scale: number;
}

const boxOf = ({ width, height }: SceneObject): Rectangle => ({ left: 0, top: 0, right: width, bottom: height });

interface Marks {
  readonly clings: CaretPlace['clings'];
  readonly composed: { readonly from: number; readonly to: number } | undefined;
}

export function drawnText(desk: Desk, { id, part, anchor, focus }: TextSelection, { clings, composed }: Marks): DrawnText | undefined {
  const shown = seen(desk, id);
  const box = shown && textBox(shown.object, part, desk.kit());
  if (!box) return undefined;
  const { map } = box;
  const end = map.lines.at(-1)?.to ?? 1;
  const place = { offset: Math.min(focus, end), clings };
  const caret = caretAt(map, place);
  const matrix = multiply(shown.matrix, box.matrix);
  const line = map.lines.findLast(({ from }) => from <= place.offset);
  return {
    matrix,
    caret,
    selection: anchor === focus ? [] : selectionBoxes(map, Math.min(anchor, focus), Math.max(anchor, focus)),
    composed: composed ? selectionBoxes(map, composed.from, composed.to) : [],
    area: transformRectangle(shown.matrix, shown.object.kind === 'table' ? boxOf(shown.object) : box.area),
    caretArea: transformRectangle(matrix, { left: caret.x, right: caret.x, top: caret.top, bottom: caret.bottom }),
    isRtl: line?.isRtl ?? false,
    scale: scaleOf(matrix),
  };
}

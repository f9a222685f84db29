import type { Operation } from '#model/change/operation.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';

/** Changes that follow the pointer and are one step back; what is dragged is lifted meanwhile. */
export function openDragging(desk: Desk, ids: readonly ObjectId[]) {
  let [isLifted, hasChanged, isRefused] = [false, false, false];
  const finish = () => {
    if (isLifted) desk.lift([]);
    desk.mark(undefined);
    desk.settle();
  };
  desk.settle();
  return {
    /** Once something is refused, because somebody else has removed what is dragged, nothing more is tried. */
    change(operations: readonly Operation[]) {
      if (isRefused) return;
      if (!isLifted) desk.lift(ids);
      isLifted = true;
      if (desk.do(operations, { kind: 'dragging' })) hasChanged = true;
      else isRefused = true;
    },
    end: finish,
    cancel() {
      finish();
      if (hasChanged) desk.undo();
    },
  };
}

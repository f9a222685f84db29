import type { Operation } from '#model/change/operation.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';

/** Changes that follow the pointer and are one step back; what is dragged is lifted meanwhile. */
export function openDragging(desk: Desk, ids: readonly ObjectId[]) {
  let hasChanged = false;
  const finish = () => {
    if (hasChanged) desk.lift([]);
    desk.mark(undefined);
    desk.settle();
  };
  desk.settle();
  return {
    change(operations: readonly Operation[]) {
      if (!hasChanged) desk.lift(ids);
      if (desk.do(operations, { kind: 'dragging' })) hasChanged = true;
    },
    end: finish,
    cancel() {
      finish();
      if (hasChanged) desk.undo();
    },
  };
}

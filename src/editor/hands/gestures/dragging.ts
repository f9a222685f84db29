import type { Operation } from '#model/change/operation.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Change, Desk } from '../../desk/desk.ts';

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
    change(operations: readonly Operation[], select?: Change['select']): boolean {
      if (isRefused) return false;
      if (!isLifted) desk.lift(ids);
      isLifted = true;
      if (desk.do(operations, { kind: 'gesture', ...(select && { select }) })) hasChanged = true;
      else isRefused = true;
      return !isRefused;
    },
    end: finish,
    cancel() {
      finish();
      if (hasChanged) desk.undo();
    },
  };
}

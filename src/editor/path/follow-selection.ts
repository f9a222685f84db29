import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';

/** While somebody works on the path, the step of what they select is chosen. Returns what ends that. */
export function followSelection(desk: Pick<Desk, 'state' | 'subscribe' | 'chooseStep'>): () => void {
  let { selection: last } = desk.state();
  return desk.subscribe(() => {
    const { selection, isOnPath, presentation, step } = desk.state();
    if (selection === last) return;
    last = selection;
    const [id, more] = asObjects(selection).ids;
    if (!isOnPath || id === undefined || more !== undefined) return;
    const steps = presentation.path.filter(({ to }) => to === id);
    if (steps[0] && !steps.some((one) => one.id === step)) desk.chooseStep(steps[0].id);
  });
}

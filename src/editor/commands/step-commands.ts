import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { PathTools } from '../path/path-tools.ts';

/** What can be done with the chosen step. */
export function stepCommands(desk: Desk, path: Pick<PathTools, 'choose' | 'revealSelected' | 'hideSelected'>) {
  const isNew = (list: 'reveal' | 'hide') => () => {
    const { presentation, selection, step } = desk.state();
    const chosen = presentation.path.find(({ id }) => id === step);
    const ids = asObjects(selection).ids.filter((id) => desk.scene.nodes.has(id));
    return chosen !== undefined && ids.some((id) => !chosen[list]?.includes(id));
  };
  const change = (how: 'revealSelected' | 'hideSelected') => () => {
    const { step, selection } = desk.state();
    const values = { count: asObjects(selection).ids.length };
    if (step !== undefined && path[how](step))
      desk.tell({ kind: 'done', text: how === 'revealSelected' ? 'editorPath.said.reveals' : 'editorPath.said.hides', values });
  };
  return {
    areSeveral: () => desk.state().presentation.path.length > 1,
    canReveal: isNew('reveal'),
    canHide: isNew('hide'),
    reveal: change('revealSelected'),
    hide: change('hideSelected'),
    go: (by: 1 | -1) => () => {
      const { presentation, step } = desk.state();
      const index = presentation.path.findIndex(({ id }) => id === step);
      const next = presentation.path[index < 0 ? (by === 1 ? 0 : presentation.path.length - 1) : index + by];
      if (!next) return;
      path.choose(next.id);
    },
  };
}

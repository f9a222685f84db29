import type { FlightCurve } from '#model/presentation/presentation.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { PathTools } from '../path/path-tools.ts';

/** What can be done with the chosen step. */
export function stepCommands(desk: Desk, path: Pick<PathTools, 'choose' | 'set' | 'revealSelected' | 'hideSelected'>) {
  const chosen = () => {
    const { presentation, step } = desk.state();
    return presentation.path.find(({ id }) => id === step);
  };
  const isNew = (list: 'reveal' | 'hide') => () => {
    const step = chosen();
    const ids = asObjects(desk.state().selection).ids.filter((id) => desk.scene.nodes.has(id));
    return step !== undefined && ids.some((id) => !step[list]?.includes(id));
  };
  const change = (how: 'revealSelected' | 'hideSelected') => () => {
    const { step, selection } = desk.state();
    const values = { count: asObjects(selection).ids.length };
    if (step !== undefined && path[how](step))
      desk.tell({ kind: 'done', text: how === 'revealSelected' ? 'editorPath.said.reveals' : 'editorPath.said.hides', values });
  };
  return {
    /** Nothing flies to the first one, or to one that only shows something. */
    canFly: (curve: FlightCurve | 'usual') => () => {
      const step = chosen();
      return step?.to !== undefined && step !== desk.state().presentation.path[0] && (step.curve ?? 'usual') !== curve;
    },
    fly: (curve: FlightCurve | 'usual') => () => void path.set(chosen()?.id ?? '', { curve: curve === 'usual' ? null : curve }),
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

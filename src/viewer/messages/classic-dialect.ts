import { parseClassicMessage, type ClassicMessage, type ClassicState } from '#contract/embed/classic.ts';
import type { Dialect, Line } from './dialect.ts';
import { stopCountOf, type DrivenViewer } from './driven-viewer.ts';

/** The messages of the classic presentation player: `init`, then commands; it answers with whatever changed. */
export const classicDialect: Dialect = ({ viewer, remote, post }) => {
  /** The page's name for this frame, sent back with every message. */
  let id: string | undefined;
  let told: Partial<ClassicState> = {};

  function changed() {
    if (id === undefined) return;
    const before: Record<string, unknown> = told;
    const state = (told = stateOf(viewer));
    const data = Object.entries(state).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
    if (data.length > 0) post(JSON.stringify({ id, type: 'changes', data: Object.fromEntries(data) }));
  }

  return {
    changed,
    read(data) {
      const message = parseClassicMessage(data);
      if (!message) return undefined;
      return () => {
        if (message.action === 'present') return obey(remote, message);
        id = message.id;
        told = {};
        changed();
      };
    },
  };
};

function obey(remote: Line['remote'], message: Extract<ClassicMessage, { action: 'present' }>): void {
  switch (message.verb) {
    case 'moveToNextStep':
      return remote.next();
    case 'moveToPrevStep':
      return remote.move((player) => player.previous());
    case 'moveToStep':
      return remote.move((player) => {
        const stop = player.stops[message.step];
        if (stop) player.goTo(stop.step + Math.min(message.animationStep, stop.count - 1));
      });
    case 'moveToObject':
      return remote.move((player) => player.goToObject(message.object));
    case 'startAutoPlay':
      return remote.play(message.milliseconds);
    case 'pauseAutoPlay':
      return remote.move((player) => player.pause(message.milliseconds ?? undefined), false);
    case 'stopAutoPlay':
      return remote.move((player) => player.stopAutoplay(), false);
  }
}

function stateOf(viewer: DrivenViewer): Partial<ClassicState> {
  const { isReady, player } = viewer.state();
  const presentation = viewer.presentation();
  const stops = viewer.player()?.stops;
  const first = stops?.[player.stop]?.step ?? player.step;
  return {
    status: isReady ? 'contentready' : presentation ? 'ready' : 'loading',
    title: viewer.options.display.title,
    currentStep: player.stop,
    currentAnimationStep: player.step - first,
    currentObject: presentation?.path[first]?.to ?? null,
    isAutoPlaying: player.autoplay.phase === 'playing',
    isMoving: player.phase === 'flying',
    stepCount: stopCountOf(viewer),
    ...(stops && { animationCountOnSteps: stops.map(({ count }) => count - 1) }),
  };
}

import { useEffect, useState } from 'react';
import type { StopBox } from '../player/player.ts';
import { useShell } from './shell-context.ts';
import { target } from './shell.css.ts';
import { stopName } from './stop-name.ts';

const areSame = (one: readonly StopBox[], other: readonly StopBox[]) =>
  one.length === other.length &&
  one.every((box, place) =>
    (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(box[side] - (other[place]?.[side] ?? Infinity)) < 0.5),
  );

/** In the overview, every stop is a button at its position on the canvas. The buttons follow the camera until it arrives. */
export function OverviewTargets() {
  const { player, state, text } = useShell();
  const [boxes, setBoxes] = useState<readonly StopBox[]>([]);
  useEffect(() => {
    let frame = requestAnimationFrame(function look() {
      const next = player.stopBoxes?.() ?? [];
      setBoxes((before) => (areSame(before, next) ? before : next));
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [player]);
  return boxes.map(({ stop, left, top, width, height }) => (
    <button
      key={stop}
      type="button"
      className={target}
      style={{ left, top, width, height }}
      aria-label={stopName(player.stops, stop, text)}
      aria-current={stop === state.player.stop ? 'step' : undefined}
      onClick={() => player.goToStop(stop)}
    />
  ));
}

import type { Viewport } from '#model/camera/camera.ts';
import { planFlight } from '#model/camera/flight.ts';
import { frameObject, type Insets } from '#model/camera/framing.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import { indexScene } from '#model/scene/scene.ts';
import { planFade } from '../../src/viewer/player/stage/fade.ts';

/** The nominal duration from each step to the next, in milliseconds. */
export function nominalFlights(document: unknown, viewport: Viewport, insets: Insets): number[] {
  const { presentation } = parsePresentation(document);
  const scene = indexScene(presentation);
  const { path } = presentation;
  const cameraAt = (step: number) => frameObject(scene, targetAt(presentation, step), viewport, { insets });
  return path.slice(1).map(({ duration }, step) => {
    const isSameTarget = targetAt(presentation, step) === targetAt(presentation, step + 1);
    const flight = isSameTarget ? 0 : planFlight(scene, cameraAt(step), cameraAt(step + 1), viewport, { duration }).duration;
    return planFade(opacitiesAt(presentation, step), opacitiesAt(presentation, step + 1), flight).duration;
  });
}

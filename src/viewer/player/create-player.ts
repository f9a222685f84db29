import type { Camera, Viewport } from '#model/camera/camera.ts';
import { isSlide } from '#model/arrangement/is-slide.ts';
import { type Cut, planCut } from '#model/camera/cut.ts';
import { frameObject, overviewCamera } from '#model/camera/framing.ts';
import { pan, reanchor, rotateAt, zoomAt, zoomLimits } from '#model/camera/travel.ts';
import type { FlightCurve, ObjectId, Presentation } from '#model/presentation/presentation.ts';
import { opacitiesAt } from '#model/presentation/steps.ts';
import { pictureOf } from '#model/scene/picture-of.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Surface } from '../surface/surface.ts';
import { createAutoplay } from './autoplay.ts';
import { linkUnder, objectUnder, stopUnder } from './hit/hits.ts';
import type { LayoutOf } from './hit/link-at.ts';
import { stopBoxes } from './hit/stop-boxes.ts';
import { planItinerary } from './itinerary.ts';
import type { Phase, Player, PlayerClock, PlayerFraming, PlayerState } from './player.ts';
import { isSameView, openProjector } from './stage/projector.ts';
import { viewsOnWay } from './stage/ways.ts';

export interface PlayerOptions {
  presentation: Presentation;
  scene: Scene;
  surface: Surface;
  viewport: Viewport;
  pixelRatio: number;
  clock: PlayerClock;
  framing: PlayerFraming;
  isMotionReduced: boolean;
  /** Whether dragging and zooming may leave the path. */
  isExplorable: boolean;
  isLooping: boolean;
  /** The step to start at, from 0. */
  firstStep?: number | undefined;
  /** The current step has changed; the camera may still be flying to it. */
  onStep?: ((step: number, stop: number) => void) | undefined;
  /** Looped from the last step to the first, without ending. */
  onRound?: (() => void) | undefined;
  /** With reduced motion: the view is about to change immediately, and may fade in. */
  onCut?: ((cut: Cut) => void) | undefined;
  /** Where the letters of a text are, for the links in it. */
  layoutOf?: LayoutOf | undefined;
}

/** Where the camera is or is going. */
type Place = { kind: 'path' } | { kind: 'ended' } | { kind: 'overview' } | { kind: 'exploring'; object?: ObjectId | undefined };

const shorterSide = ({ width, height }: Viewport) => Math.max(1, Math.min(width, height));

/** Milliseconds for a flight to the same target in a different frame. */
const REFRAMING = 360;

export function createPlayer({
  presentation,
  scene,
  surface,
  clock,
  isExplorable,
  onStep,
  onRound,
  onCut,
  layoutOf,
  ...initial
}: PlayerOptions): Player {
  let { viewport, framing, isMotionReduced, isLooping } = initial;
  const { path } = presentation;
  const itinerary = planItinerary(presentation, scene);
  const { stops, targets, lastStep, stopOf } = itinerary;
  const withinPath = (number: number) => Math.min(Math.max(Math.trunc(number) || 0, 0), lastStep);
  const revealed = opacitiesAt(presentation, 0);
  const listeners = new Set<() => void>();
  let step = withinPath(initial.firstStep ?? 0);
  let place: Place = { kind: 'path' };
  /** Before somebody does, nothing moves by itself. */
  let hasMoved = false;

  const cameraAt = (index: number): Camera => {
    const node = scene.nodes.get(targets[index] ?? '') ?? scene.root;
    return frameObject(scene, framing.subject === 'picture' ? pictureOf(node, revealed) : node.object.id, viewport, framing);
  };
  /** Undefined while the visitor controls the camera. */
  const goal = (): Camera | undefined => {
    if (place.kind === 'overview') return overviewCamera(scene, viewport, framing.insets);
    if (place.kind !== 'exploring') return cameraAt(step);
    return place.object === undefined ? undefined : frameObject(scene, place.object, viewport, framing);
  };
  const shown = () => opacitiesAt(presentation, step);
  /** Slides lie side by side: at a step, the others are out of view. */
  const lit = (): ObjectId | undefined => {
    const node = place.kind === 'path' || place.kind === 'ended' ? scene.nodes.get(targets[step] ?? '') : undefined;
    return node && isSlide(node) ? node.object.id : undefined;
  };

  /** Where the camera may go from here, most likely last. */
  const viewsAhead = (): Camera[] => {
    const here = projector.camera();
    if (place.kind === 'exploring' || place.kind === 'overview') return viewsOnWay(scene, here, cameraAt(step), viewport);
    const next = step < lastStep ? step + 1 : 0;
    const onwards = Math.max(
      0,
      targets.findIndex((target, index) => index > step && target !== targets[step]),
    );
    const back = step > 0 ? [cameraAt(step - 1)] : [];
    return [
      ...back,
      ...viewsOnWay(scene, here, cameraAt(onwards), viewport, path[onwards]?.curve),
      ...(onwards === next ? [] : [cameraAt(next)]),
    ];
  };
  const projector = openProjector({
    scene,
    surface,
    clock,
    viewport,
    camera: goal() ?? cameraAt(step),
    opacities: shown(),
    lit: lit(),
    isFlat: isMotionReduced,
    onRest() {
      settle();
      surface.prepare(viewsAhead());
    },
  });
  const autoplay = createAutoplay(clock, () => next());

  const phase = (): Phase => (place.kind === 'path' ? (projector.isMoving() ? 'flying' : 'resting') : place.kind);
  const stateNow = (): PlayerState => ({ phase: phase(), step, stop: stopOf(step), autoplay: autoplay.state(), isLooping });
  let state = stateNow();
  const emit = () => {
    const before = state;
    const now = stateNow();
    if (now.phase === before.phase && now.step === before.step && now.autoplay === before.autoplay && now.isLooping === before.isLooping)
      return;
    state = now;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    if (phase() === 'resting') autoplay.wait(path[step]?.hold, hasMoved && path[step]?.isTimed);
    emit();
  };

  const show = (to: Camera, duration?: number, curve?: FlightCurve) => {
    autoplay.leave();
    if (!isMotionReduced) projector.flyTo(to, shown(), lit(), duration, curve);
    else if (isSameView(projector.camera(), to)) projector.flyTo(to, shown(), lit(), 0, curve, planCut(to, to).duration);
    else {
      onCut?.(planCut(projector.camera(), to));
      projector.cutTo(to, shown(), lit());
    }
    emit();
  };
  const goTo = (wanted: number, isCut = false) => {
    const before = step;
    const isRested = phase() === 'resting';
    const isOnPath = place.kind === 'path';
    step = withinPath(wanted);
    hasMoved = true;
    place = { kind: 'path' };
    if (isCut) {
      autoplay.leave();
      projector.cutTo(cameraAt(step), shown(), lit());
    } else {
      // The way back is the way there, and takes as long.
      const flown = isOnPath && Math.abs(step - before) === 1 ? path[Math.max(step, before)] : undefined;
      show(cameraAt(step), isRested ? flown?.duration : undefined, flown?.curve);
    }
    if (step !== before) onStep?.(step, stopOf(step));
  };
  const next = () => {
    if (step < lastStep && place.kind !== 'ended') return goTo(step + 1);
    if (isLooping && place.kind !== 'ended') onRound?.();
    if (isLooping || place.kind === 'ended') return goTo(0);
    if (place.kind !== 'path') return goTo(step);
    place = { kind: 'ended' };
    autoplay.leave();
    emit();
  };
  const goBack = () => {
    if (place.kind === 'exploring' || place.kind === 'overview') goTo(step);
  };
  /** Frames the same target again. */
  const reframe = (isAtOnce: boolean) => {
    const to = goal();
    if (!to) return;
    if (projector.isMoving() && !isMotionReduced) projector.flyTo(to, shown(), lit(), Math.max(projector.timeLeft(), REFRAMING));
    else if (isAtOnce) projector.cutTo(to, shown(), lit());
    else if (!isSameView(projector.camera(), to)) show(to, REFRAMING);
  };
  const travel = (change: (camera: Camera) => Camera) => {
    if (!isExplorable) return;
    place = { kind: 'exploring' };
    autoplay.leave();
    projector.hold(reanchor(scene, change(projector.camera()), viewport));
    emit();
  };
  const play = (interval?: number) => {
    autoplay.play(interval);
    if (place.kind === 'ended') goTo(0);
    goBack();
    settle();
  };
  const sight = () => ({ scene, camera: projector.camera(), viewport, opacities: projector.opacities() });

  projector.resize(viewport, initial.pixelRatio);
  projector.cutTo(projector.camera(), projector.opacities(), lit());

  return {
    stops,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    next,
    previous: () => goTo(place.kind === 'ended' ? step : step - 1),
    first: () => goTo(0),
    last: () => goTo(lastStep),
    goTo,
    goToStop: (stop) => goTo(stops[Math.min(Math.max(stop, 0), stops.length - 1)]?.step ?? step),
    goToObject(id) {
      const leading = itinerary.stepTo(id, step);
      if (leading !== undefined) return goTo(leading);
      if (!scene.nodes.has(id)) return;
      place = { kind: 'exploring', object: id };
      show(frameObject(scene, id, viewport, framing));
    },
    overview() {
      place = { kind: 'overview' };
      show(overviewCamera(scene, viewport, framing.insets));
    },
    backToPath: goBack,
    play,
    pause(milliseconds) {
      autoplay.pause(milliseconds, () => {
        autoplay.play();
        settle();
      });
      emit();
    },
    stopAutoplay() {
      autoplay.stop();
      emit();
    },
    setLooping(next) {
      isLooping = next;
      emit();
    },
    panBy: (dx, dy) => travel((camera) => pan(camera, dx, dy)),
    zoomBy: (factor, at) => travel((camera) => zoomAt(camera, viewport, at, factor, zoomLimits(scene, camera, viewport))),
    turnBy: (degrees, at) => travel((camera) => rotateAt(camera, viewport, at, degrees)),
    hit: (at) =>
      place.kind === 'overview'
        ? stopUnder(sight(), at, itinerary)
        : linkUnder(sight(), at, itinerary, place.kind === 'path' ? step : undefined, layoutOf),
    objectAt: (at) => objectUnder(sight(), at),
    stopBoxes: () => stopBoxes(sight(), itinerary),
    resize(next, pixelRatio, nextFraming = framing) {
      framing = nextFraming;
      const grown = shorterSide(next) / shorterSide(viewport);
      viewport = next;
      projector.resize(next, pixelRatio);
      const { zoom, ...camera } = projector.camera();
      if (goal()) reframe(true);
      else projector.hold({ ...camera, zoom: zoom * grown });
    },
    setFraming(next) {
      framing = next;
      reframe(false);
    },
    setMotionReduced(isReduced) {
      if (isReduced === isMotionReduced) return;
      isMotionReduced = isReduced;
      projector.setFlat(isReduced);
      projector.cutTo(goal() ?? projector.camera(), shown(), lit());
    },
    destroy() {
      projector.stop();
      autoplay.destroy();
      listeners.clear();
    },
  };
}

import { z } from 'zod';
import { frameObject } from '../../src/model/camera/framing.ts';
import { planFlight } from '../../src/model/camera/flight.ts';
import type { Camera } from '../../src/model/camera/camera.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import type { Contestant, Stage } from './contestant.ts';
import { flightDocument } from './flight-document.ts';

const FRAMES = 30;

const contestants: Record<string, () => Promise<(stage: Stage) => Promise<Contestant>>> = {
  webgl: async () => (await import('./webgl-contestant.ts')).openWebgl,
  lite: async () => (await import('./lite-contestant.ts')).openLite,
  dom: async () => (await import('./dom-contestant.ts')).openDom,
  pixi: async () => (await import('./pixi-contestant.ts')).openPixi,
};

const query = z.object({ kind: z.string(), objects: z.coerce.number() }).parse(Object.fromEntries(new URL(location.href).searchParams));
const viewport = { width: innerWidth, height: innerHeight };
const scene = indexScene(parsePresentation(flightDocument(query.objects)).presentation);

const stops = [scene.root, ...scene.root.children].map(({ object }) => frameObject(scene, object.id, viewport, {}));
/** From the overview to each topic in turn, frame by frame. */
const flights: Camera[][] = stops.slice(1).map((to, index) => {
  const flight = planFlight(scene, stops[index] ?? to, to, viewport);
  return Array.from({ length: FRAMES }, (_, frame) => flight.at((flight.duration * (frame + 1)) / FRAMES));
});

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function open() {
  const fonts = await Promise.all(
    ['inter-400', 'inter-600', 'inter-700', 'inter-800'].map(async (name) => ({
      name,
      bytes: await (await fetch(`/${name}.woff2`)).arrayBuffer(),
    })),
  );
  for (const { name, bytes } of fonts) document.fonts.add(await new FontFace(name, bytes).load());
  const photo = await createImageBitmap(await (await fetch('/photo.png')).blob());
  const openContestant = await contestants[query.kind]?.();
  const host = document.querySelector('main');
  if (!openContestant || !host) throw new Error(`Unknown contestant ${query.kind}`);
  return openContestant({ host, scene, photo, fonts, viewport });
}

/** Resolves when the first picture is on the screen; the cost of `fly` is measured from outside. */
async function start(): Promise<() => Promise<number[]>> {
  const contestant = await open();
  const [overview] = stops;
  if (!overview) throw new Error('Nothing to show');
  contestant.show(overview, true);
  await contestant.settled();
  contestant.prepare(flights[0] ?? []);
  await nextFrame();
  return async () => {
    const script: number[] = [];
    for (const [index, flight] of flights.entries()) {
      for (const [frame, camera] of flight.entries()) {
        await nextFrame();
        const begin = performance.now();
        contestant.show(camera, frame === FRAMES - 1);
        script.push(performance.now() - begin);
      }
      await contestant.settled();
      contestant.prepare(flights[index + 1] ?? []);
    }
    return script;
  };
}

Object.assign(globalThis, { ready: start() });

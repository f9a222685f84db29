import { z } from 'zod';
import { parsePresentation } from '../src/model/presentation/parse.ts';
import { indexScene } from '../src/model/scene/scene.ts';
import { createPlayer } from '../src/viewer/player/create-player.ts';
import { openLiteSurface } from '../src/viewer/surface/lite/lite-surface.ts';
import { openExposure } from './exposure.ts';
import { openFilmEncoder } from './film-encoder.ts';
import { type Film, FRAME_RATE, filmSize, MOST_BYTES, MOST_POSTER_BYTES, type Shot } from './film.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** A film and its poster as data URLs, and when each shot begins and ends, in seconds. */
export interface Recording {
  video: string;
  poster: string;
  /** Index of the quantizers used; 0 is the finest. */
  fineness: number;
  shots: { begin: number; end: number }[];
}

const FRAME = 1000 / FRAME_RATE;
/** Maximum number of frames between key frames. */
const KEY_EVERY = 5 * FRAME_RATE;
/**
 * 0 (finest) to 255 (coarsest), as Chromium counts for VP9. Moving pictures may be coarser than still ones. A film is encoded with all of
 * them in one pass, since painting takes longer, and the finest result that is small enough is kept.
 */
const quantizers = [
  { resting: 105, moving: 178 },
  { resting: 120, moving: 189 },
  { resting: 132, moving: 199 },
  { resting: 144, moving: 209 },
  { resting: 160, moving: 222 },
  { resting: 175, moving: 234 },
];
const posterQualities = [0.85, 0.8, 0.75, 0.7, 0.6, 0.5];

async function openStage(canvas: HTMLCanvasElement) {
  const { document: wire, faces } = z
    .object({ document: z.unknown(), faces: z.array(z.string()) })
    .parse(await (await fetch('/presentation.json')).json());
  const { presentation } = parsePresentation(wire);
  const scene = indexScene(presentation);
  const fontName = (face: string) => `film-${face}`;
  await Promise.all(faces.map(async (face) => document.fonts.add(await new FontFace(fontName(face), `url(/${face}.woff2)`).load())));
  const surface = await openLiteSurface(canvas, {
    scene,
    images: new Map(),
    fonts: [],
    fontName,
    labels: { missingImage: '', unreadable: '' },
  });
  const clock = createVirtualClock();
  const player = createPlayer({
    presentation,
    scene,
    surface,
    clock,
    viewport: filmSize,
    pixelRatio: 1,
    framing: { insets: { top: 0, right: 0, bottom: 0, left: 0 }, subject: 'stop' },
    isMotionReduced: false,
    isExplorable: false,
    isLooping: false,
  });
  const stepOf = ({ step }: Shot) => {
    const place = presentation.path.findIndex(({ id }) => id === step);
    if (place < 0) throw new Error(`No step ${step}`);
    return place;
  };
  return {
    clock,
    /** Starts the camera. */
    go: (shot: Shot) => (shot.step === undefined ? player.overview() : player.goTo(stepOf(shot))),
    /** Puts everything in the state at the end of the film, with the camera showing the whole canvas. */
    rewind(shots: readonly Shot[]) {
      const last = shots.findLast(({ step }) => step !== undefined);
      if (last) player.goTo(stepOf(last), true);
      player.overview();
      while (clock.isAwaited()) clock.advance(FRAME);
    },
  };
}

async function record({ name, shots, poster }: Film): Promise<Recording> {
  const stage = document.createElement('canvas');
  const { clock, go, rewind } = await openStage(stage);
  const { canvas, expose } = openExposure(stage, clock);
  const encoders = await Promise.all(quantizers.map(async (quantizer) => ({ quantizer, ...(await openFilmEncoder()) })));
  const times: Recording['shots'] = [];
  let picture = '';
  let frames = 0;
  let sinceKey = KEY_EVERY;
  let wasMoving = true;

  const shoot = async () => {
    expose();
    const isMoving = clock.isAwaited();
    // A key frame on arrival, so that the picture becomes sharp immediately.
    const isKey = sinceKey >= KEY_EVERY || (wasMoving && !isMoving);
    for (const { quantizer, add } of encoders) await add(canvas, { quantizer: isMoving ? quantizer.moving : quantizer.resting, isKey });
    wasMoving = isMoving;
    sinceKey = isKey ? 1 : sinceKey + 1;
    frames++;
  };

  rewind(shots);
  for (const [place, shot] of shots.entries()) {
    const begin = frames / FRAME_RATE;
    go(shot);
    while (clock.isAwaited()) await shoot();
    if (place === poster) picture = await addressOf(await pictureOf(stage));
    for (let left = Math.round(shot.stay * FRAME_RATE); left > 0; left--) await shoot();
    times.push({ begin, end: frames / FRAME_RATE });
  }
  const takes = await Promise.all(encoders.map(({ finish }) => finish()));
  const fineness = takes.findIndex(({ byteLength }) => byteLength <= MOST_BYTES);
  const take = takes[fineness];
  if (!take) throw new Error(`${name} is ${takes.at(-1)?.byteLength} bytes even at the coarsest setting`);
  return { video: await addressOf(new Blob([take], { type: 'video/webm' })), poster: picture, fineness, shots: times };
}

/** The best quality that is small enough. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of posterQualities) {
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    if (picture && picture.size <= MOST_POSTER_BYTES) return picture;
  }
  throw new Error('The poster is too large');
}

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The film could not be read')));
    reader.readAsDataURL(blob);
  });

declare global {
  var record: (film: Film) => Promise<Recording>;
}
Object.assign(globalThis, { record });

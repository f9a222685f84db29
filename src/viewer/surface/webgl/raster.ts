import type { ObjectId } from '#model/presentation/presentation.ts';
import { workerAddress } from '../../load/worker-address.ts';
import type { SurfaceContent } from '../surface.ts';
import type { Painted, PaintJob, WorkerAnswer, WorkerChange, WorkerContent } from './worker-messages.ts';

/** Starts the worker that paints, one picture at a time. `onFailed` is called once if it cannot go on. */
export function startRaster(
  { scene, images, fonts, fontName, labels }: SurfaceContent,
  revealed: ReadonlySet<ObjectId>,
  onFailed: () => void,
) {
  const worker = new Worker(workerAddress(new URL('./tile-worker.ts', import.meta.url)), { type: 'module' });
  let told: (painted: Painted) => void = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => told(data ?? {}));
  worker.addEventListener('error', onFailed);
  worker.addEventListener('messageerror', onFailed);
  const { presentation, isRich, measured } = scene;
  const content: WorkerContent = { presentation, isRich, measured, images, fonts, fontPrefix: fontName(''), labels, revealed };
  worker.postMessage(content, []);
  let sent = fonts.length;
  return {
    ready: new Promise<unknown>((resolve) => (told = resolve)),
    paint(job: PaintJob, done: (painted: Painted) => void): void {
      told = done;
      worker.postMessage(job, []);
    },
    change(change: Omit<WorkerChange, 'fonts'>): void {
      worker.postMessage({ ...change, fonts: fonts.slice(sent) } satisfies WorkerChange, []);
      sent = fonts.length;
    },
    stop: () => worker.terminate(),
  };
}

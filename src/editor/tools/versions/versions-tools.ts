import { lockedFor } from '../../core/selection/states.ts';
import type { Desk } from '../../desk/desk.ts';
import { operationsTo } from './become.ts';
import { type Difference, differencesBetween } from './differences.ts';
import { openVersion, type OpenVersion, type Surroundings } from './open-version.ts';
import { cameraFor, type Outline, outlinesIn, type Sight } from './sights.ts';
import { createVersionsApi, type VersionPage } from './versions-api.ts';

type Size = { readonly width: number; readonly height: number };

/** Longer operations than these are not sent in one batch. */
const LARGEST = 4_000_000;
const SHARPEST = 2;

export interface VersionsTools {
  /** Undefined if they cannot be had now. */
  list(before?: number): Promise<VersionPage | undefined>;
  open(number: number): Promise<OpenVersion | undefined>;
  /** False if it could not be saved. Null takes the name away. */
  name(number: number, name: string | null): Promise<boolean>;
  /** Makes a version of what is there now, once that is saved. */
  nameNow(name: string, isSaved: () => Promise<boolean>): Promise<boolean>;
  /**
   * Goes back to a version, which becomes the newest one; what was there is a version as well. Taken back like any other change, unless
   * only the server can do it: `all` then. `isSaved` resolves once everything is.
   */
  restore(version: OpenVersion, isSaved: () => Promise<boolean>): Promise<'change' | 'all' | undefined>;
  differences(version: OpenVersion): readonly Difference[];
  /** Paints a version, or beside it what is there now; nothing if that side does not have what is to be seen. */
  paint(version: OpenVersion, isNow: boolean, canvas: HTMLCanvasElement, sight: Sight, size: Size): void;
  /** Calls back when that side has to be painted again. */
  follow(version: OpenVersion, isNow: boolean, listener: () => void): () => void;
  /** What to draw around in that picture; undefined if there is none. */
  outlines(version: OpenVersion, isNow: boolean, sight: Sight, size: Size, marked: readonly Difference[]): Outline[] | undefined;
  /** The steps of both, in the order of the path now; those that are gone are after the ones they came after. */
  steps(version: OpenVersion): readonly { readonly id: string; readonly isThen: boolean; readonly isNow: boolean }[];
}

/** The history of a presentation: looking at earlier versions beside what is there now, and going back to one. */
export function createVersionsTools(desk: Desk, surroundings: Surroundings): VersionsTools {
  const api = createVersionsApi(desk.oid);
  const cameraOf = ({ scene }: OpenVersion, isNow: boolean, sight: Sight, size: Size) =>
    isNow ? cameraFor(desk.scene, scene, sight, size) : cameraFor(scene, desk.scene, sight, size);
  return {
    list: api.list,
    async open(number) {
      const presentation = await api.read(number);
      return presentation && openVersion(number, presentation, surroundings);
    },
    name: api.name,
    async nameNow(name, isSaved) {
      desk.settle();
      if (!(await isSaved())) return false;
      const number = await api.make({ name });
      // Somebody may have named it already.
      return number !== undefined && api.name(number, name);
    },
    async restore({ number, presentation }, isSaved) {
      desk.settle();
      if (!(await isSaved()) || (await api.make({})) === undefined) return undefined;
      const operations = operationsTo(desk.draft.presentation, presentation);
      const isPossible = operations && JSON.stringify(operations).length <= LARGEST && lockedFor(desk.draft, operations).length === 0;
      if (!isPossible) return (await api.restore(number)) ? 'all' : undefined;
      if (!desk.do(operations)) return undefined;
      // It is done already; the version only comes later if this fails.
      if (await isSaved()) await api.make({ isRestored: true });
      return 'change';
    },
    differences: ({ presentation }) => differencesBetween(presentation, desk.draft.presentation),
    paint(version, isNow, canvas, sight, size) {
      const camera = cameraOf(version, isNow, sight, size);
      const context = canvas.getContext('2d');
      if (!camera || !context) return;
      const pixelRatio = Math.min(SHARPEST, desk.state().pixelRatio);
      canvas.width = Math.round(size.width * pixelRatio);
      canvas.height = Math.round(size.height * pixelRatio);
      (isNow ? desk : version).paint(context, camera, size, pixelRatio);
    },
    follow(version, isNow, listener) {
      if (!isNow) return version.onArrival(listener);
      let { presentation, arrivals } = desk.state();
      return desk.subscribe(() => {
        const next = desk.state();
        if (next.presentation === presentation && next.arrivals === arrivals) return;
        ({ presentation, arrivals } = next);
        listener();
      });
    },
    outlines(version, isNow, sight, size, marked) {
      const camera = cameraOf(version, isNow, sight, size);
      return camera && outlinesIn((isNow ? desk : version).scene, camera, size, marked);
    },
    steps({ presentation: { path } }) {
      const now = desk.draft.presentation.path.map(({ id }) => id);
      const then = path.map(({ id }) => id);
      const all = [...now];
      for (const [place, id] of then.entries()) {
        if (all.includes(id)) continue;
        const before = then.slice(0, place).findLast((one) => all.includes(one));
        all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
      }
      const [isNow, isThen] = [new Set(now), new Set(then)];
      return all.map((id) => ({ id, isThen: isThen.has(id), isNow: isNow.has(id) }));
    },
  };
}

import type { ObjectId, Step } from '#model/presentation/presentation.ts';

export type Labels = ReadonlyMap<string, string>;

/** A step that leads to an object, and what is written at that object. */
export interface StepMark {
  readonly step: string;
  readonly label: string;
  readonly to: ObjectId;
}

/** What each step is called: the number of its stop, as viewers see it; `2.3` is the third step at the second stop. */
export function labelsOf(path: readonly Step[]): Labels {
  let [stop, part] = [0, 1];
  return new Map(
    path.map(({ id, to }) => {
      part = stop > 0 && to === undefined ? part + 1 : 1;
      if (part === 1) stop += 1;
      return [id, part === 1 ? String(stop) : `${stop}.${part}`];
    }),
  );
}

/** In the order of the path. An object that is visited several times has several. */
export function marksOf(path: readonly Step[]): StepMark[] {
  const labels = labelsOf(path);
  return path.flatMap(({ id, to }) => (to === undefined ? [] : { step: id, label: labels.get(id) ?? '', to }));
}

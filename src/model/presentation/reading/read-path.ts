import type { Step } from '../presentation.ts';
import { limits, type Reader } from './reader.ts';
import { nameApart } from './references.ts';
import { readPatiently } from './repair.ts';
import { step as stepSchema } from './schemas/documents.ts';

export function readPath(source: unknown, ids: ReadonlySet<string>, reader: Reader): Step[] {
  if (source === undefined || source === null) return [];
  if (!Array.isArray(source)) {
    reader.report('/path', 'invalid-value', 'error');
    return [];
  }
  if (source.length > limits.steps) reader.report('/path', 'too-many-steps', 'error', `at most ${limits.steps}`);
  const path = source.slice(0, limits.steps).flatMap((one, index) => readStep(one, `/path/${index}`, ids, reader) ?? []);
  nameApart(
    path,
    () => 'step',
    (twin, id) => reader.report('/path', 'duplicate-id', 'warning', `${id} is now ${twin.id}`),
  );
  return path;
}

function readStep(source: unknown, place: string, ids: ReadonlySet<string>, reader: Reader): Step | undefined {
  const reading = readPatiently(stepSchema, source, place, reader.report);
  const step = reading.value;
  if (!step) {
    reader.report(reading.place, 'unreadable-step', 'error');
    return undefined;
  }
  // Only steps generated here may have this mark.
  if ('isMade' in step) delete step.isMade;
  const known = (name: string, list: string[]) =>
    list.filter((id) => ids.has(id) || reader.report(`${place}/${name}`, 'missing-object', 'warning', id));
  step.reveal = known('reveal', step.reveal);
  if (step.hide) step.hide = known('hide', step.hide);
  if (step.to === undefined || ids.has(step.to)) return step;
  reader.report(`${place}/to`, 'missing-object', 'error', step.to);
  delete step.to;
  // A step with nothing left to show or say would only look stuck.
  return step.reveal.length > 0 || step.hide?.length || step.notes !== '' || step.caption ? step : undefined;
}

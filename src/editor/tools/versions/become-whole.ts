import type { Draft } from '#model/change/draft/draft.ts';
import type { Fields, Operation } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { BackgroundLayer, Presentation } from '#model/presentation/presentation.ts';

/** The fields of a target that are different, as they are to be set. */
export function fieldsTo(source: object, target: object, left: readonly string[] = []): Fields {
  const names = new Set([...Object.keys(source), ...Object.keys(target)]);
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value: unknown = Reflect.get(target, name);
    if (!left.includes(name) && !isSame(Reflect.get(source, name), value)) fields[name] = value ?? null;
  }
  return fields;
}

export const hasAny = (fields: Fields): boolean => Object.keys(fields).length > 0;

export function headTo({ presentation }: Draft, target: Presentation): Operation[] {
  const headOf = ({ title, description, language }: Presentation) => ({ title, description, language });
  const head = fieldsTo(headOf(presentation), headOf(target));
  const theme = fieldsTo(presentation.theme, target.theme, ['background']);
  return [
    ...(hasAny(head) ? [{ kind: 'set', fields: head } as const] : []),
    ...(hasAny(theme) ? [{ kind: 'theme', fields: theme } as const] : []),
  ];
}

function ownOf(layer: BackgroundLayer): object {
  const { objects: _, ...own } = layer;
  return own;
}

export const assetsTo = ({ presentation: { assets } }: Draft, target: Presentation): Operation[] =>
  Object.entries(target.assets).flatMap(([id, asset]): Operation[] =>
    isSame(Object.hasOwn(assets, id) ? assets[id] : undefined, asset) ? [] : [{ kind: 'asset', id, asset }],
  );

/** All but its layers that go, which objects may still have to leave. */
export function backgroundTo({ presentation }: Draft, target: Presentation): Operation[] {
  const [here, there] = [presentation.theme.background, target.theme.background];
  const layers = new Map(here.layers.map((layer) => [layer.id, layer]));
  return [
    ...(isSame(here.fill, there.fill) ? [] : [{ kind: 'background', fill: there.fill } as const]),
    ...there.layers.flatMap((layer): Operation[] => {
      const former = layers.get(layer.id);
      if (!former) return [{ kind: 'background', layer: layer.id, add: ownOf(layer) }];
      const set = fieldsTo(ownOf(former), ownOf(layer));
      return hasAny(set) ? [{ kind: 'background', layer: layer.id, set }] : [];
    }),
  ];
}

export function layersGone({ presentation }: Draft, target: Presentation): Operation[] {
  const left = new Set(target.theme.background.layers.map(({ id }) => id));
  return presentation.theme.background.layers
    .filter(({ id }) => !left.has(id))
    .map(({ id }) => ({ kind: 'background', layer: id, remove: true }));
}

/** Those that are new first: a path is never empty. */
export function stepsTo({ presentation: { path } }: Draft, target: Presentation): Operation[] {
  const here = new Map(path.map((step) => [step.id, step]));
  const left = new Set(target.path.map(({ id }) => id));
  const there = target.path.flatMap((step): Operation[] => {
    const former = here.get(step.id);
    if (!former) return [{ kind: 'step', id: step.id, add: step }];
    const set = fieldsTo(former, step);
    return hasAny(set) ? [{ kind: 'step', id: step.id, set }] : [];
  });
  return [...there, ...path.filter(({ id }) => !left.has(id)).map(({ id }) => ({ kind: 'step', id, remove: true }) as const)];
}

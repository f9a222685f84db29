import { limits } from '../../presentation/reading/reader.ts';
import { asset as assetSchema, head } from '../../presentation/reading/schemas/documents.ts';
import { paint } from '../../presentation/reading/schemas/paints.ts';
import { completedTheme, layer as layerSchema, MOST_LAYERS } from '../../presentation/reading/schemas/themes.ts';
import { identifier } from '../../presentation/reading/schemas/values.ts';
import type { Asset, BackgroundLayer, SceneObject } from '../../presentation/presentation.ts';
import { type AssetOperation, type BackgroundOperation, type Fields, type Operation, Refusal, type ThemeOperation } from '../operation.ts';
import { placeIn } from '../order.ts';
import { checkOrder } from './change-objects.ts';
import { type Draft, findLayer, putLayers } from './draft.ts';
import { setFields } from './fields.ts';

/** Title, description and language. */
export function changeHead(draft: Draft, fields: Fields): Operation[] {
  const { next, inverse } = setFields(draft.presentation, fields, head.shape);
  draft.presentation = next;
  return [{ kind: 'set', fields: inverse }];
}

export function changeTheme(draft: Draft, { fields }: ThemeOperation): Operation[] {
  const { background: _, ...shape } = completedTheme.shape;
  const { next, inverse } = setFields(draft.presentation.theme, fields, shape);
  draft.presentation = { ...draft.presentation, theme: next };
  return [{ kind: 'theme', fields: inverse }];
}

export function changeBackground(draft: Draft, operation: BackgroundOperation): Operation[] {
  if ('fill' in operation) {
    const { theme } = draft.presentation;
    const fill = paint.safeParse(operation.fill);
    if (!fill.success) throw new Refusal('invalid-value', 'fill');
    draft.presentation = { ...draft.presentation, theme: { ...theme, background: { ...theme.background, fill: fill.data } } };
    return [{ kind: 'background', fill: theme.background.fill }];
  }
  const { layer: id } = operation;
  if ('add' in operation) {
    const { layers } = draft.presentation.theme.background;
    if (layers.some((layer) => layer.id === id)) throw new Refusal('taken-id', id);
    if (layers.length >= MOST_LAYERS) throw new Refusal('too-many-layers', String(MOST_LAYERS));
    const read = layerSchema.safeParse(operation.add);
    if (!read.success || read.data.id !== id) throw new Refusal('invalid-value', read.error?.issues[0]?.path.join('/'));
    checkOrder(read.data.order);
    putLayer(draft, undefined, { ...read.data, objects: [] });
    return [{ kind: 'background', layer: id, remove: true }];
  }
  const former = findLayer(draft, id);
  if ('remove' in operation) {
    const { objects: _, ...own } = former;
    putLayer(draft, former, undefined);
    return [{ kind: 'background', layer: id, add: own }];
  }
  const { id: _, ...shape } = layerSchema.shape;
  const { next, inverse } = setFields(former, operation.set, shape);
  checkOrder(next.order);
  putLayer(draft, former, next);
  return [{ kind: 'background', layer: id, set: inverse }];
}

function putLayer(draft: Draft, former: BackgroundLayer | undefined, next: BackgroundLayer | undefined): void {
  putLayers(draft, (layers) => {
    const others = former ? layers.toSpliced(placeIn(layers, former), 1) : layers;
    return next ? others.toSpliced(placeIn(others, next), 0, next) : others;
  });
}

export function changeAsset(draft: Draft, { id, asset }: AssetOperation): Operation[] {
  const { assets } = draft.presentation;
  const former = Object.hasOwn(assets, id) ? assets[id] : undefined;
  if (asset === null) {
    if (!former) throw new Refusal('unknown-asset', id);
    if ([...draft.entries.values()].some(({ object }) => uses(object, id))) throw new Refusal('in-use', id);
    const { [id]: _, ...others } = assets;
    draft.presentation = { ...draft.presentation, assets: others };
    return [{ kind: 'asset', id, asset: former }];
  }
  const read = assetSchema.safeParse(asset);
  if (!read.success || !identifier.safeParse(id).success) throw new Refusal('invalid-value', 'asset');
  if (!former && Object.keys(assets).length >= limits.assets) throw new Refusal('too-many-assets', String(limits.assets));
  draft.presentation = { ...draft.presentation, assets: { ...assets, [id]: read.data } };
  return [{ kind: 'asset', id, asset: former ?? null } satisfies { kind: 'asset'; id: string; asset: Asset | null }];
}

const uses = (object: SceneObject, id: string): boolean =>
  (object.kind === 'image' && object.asset === id) || (object.kind === 'video' && (object.asset === id || object.poster === id));

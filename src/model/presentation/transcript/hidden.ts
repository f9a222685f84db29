import type { Link } from '../link.ts';
import type { AssetId, ObjectId, Presentation, SceneObject, Step } from '../presentation.ts';
import type { Paragraph } from '../texts.ts';

/**
 * The presentation without what is hidden, with everything in it, and without what leads there: links, the targets of steps, and pictures
 * that nothing else shows. The steps stay, so that their numbers are the same for everybody.
 */
export function withoutHidden(presentation: Presentation): Presentation {
  const gone = new Set<ObjectId>();
  const { root, theme, path } = presentation;
  const { layers } = theme.background;
  for (const object of [...root.children, ...layers.flatMap(({ objects }) => objects)]) gatherHidden(object, false, gone);
  if (gone.size === 0) return presentation;
  const clean = (object: SceneObject) => without(object, gone);
  const shown = {
    ...presentation,
    root: { ...clean({ ...root, children: [] }), children: left(root.children).map(clean) } as Presentation['root'],
    path: path.map((step) => aside(step, gone)),
    theme: {
      ...theme,
      background: { ...theme.background, layers: layers.map((layer) => ({ ...layer, objects: left(layer.objects).map(clean) })) },
    },
  };
  return { ...shown, assets: stillUsed(presentation, shown) };
}

export const hasHidden = (presentation: Presentation): boolean => withoutHidden(presentation) !== presentation;

function gatherHidden(object: SceneObject, isWithin: boolean, gone: Set<ObjectId>): void {
  const isGone = isWithin || object.isHidden === true;
  if (isGone) gone.add(object.id);
  if ('children' in object) for (const child of object.children) gatherHidden(child, isGone, gone);
}

const left = (objects: readonly SceneObject[]): readonly SceneObject[] => objects.filter(({ isHidden }) => isHidden !== true);

function without(object: SceneObject, gone: ReadonlySet<ObjectId>): SceneObject {
  const { link, ...rest } = object;
  const own = (isLost(link, gone) ? rest : object) as SceneObject;
  switch (own.kind) {
    case 'group':
    case 'topic':
      return { ...own, children: left(own.children).map((child) => without(child, gone)) };
    case 'text':
      return { ...own, paragraphs: unlinked(own.paragraphs, gone) };
    case 'line':
      return detached(own, gone);
    case 'table': {
      const rows = own.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, paragraphs: unlinked(cell.paragraphs, gone) })),
      }));
      return { ...own, rows };
    }
    default:
      return own;
  }
}

/** A line stays where it was drawn. */
function detached(line: Extract<SceneObject, { kind: 'line' }>, gone: ReadonlySet<ObjectId>): SceneObject {
  const { startsAt, endsAt, ...rest } = line;
  const isLeft = (end: typeof startsAt) => end && !gone.has(end.id);
  return { ...rest, ...(isLeft(startsAt) && { startsAt }), ...(isLeft(endsAt) && { endsAt }) };
}

const isLost = (link: Link | undefined, gone: ReadonlySet<ObjectId>): boolean => link?.kind === 'object' && gone.has(link.id);

const unlinked = (paragraphs: readonly Paragraph[], gone: ReadonlySet<ObjectId>): readonly Paragraph[] =>
  paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map(({ link, ...run }) => ({ ...run, ...(link && !isLost(link, gone) && { link }) })),
  }));

/** Where there is nothing to go to, the camera stays. */
function aside({ to, reveal, hide, ...step }: Step, gone: ReadonlySet<ObjectId>): Step {
  const known = (ids: readonly ObjectId[]) => ids.filter((id) => !gone.has(id));
  return { ...step, reveal: known(reveal), ...(to !== undefined && !gone.has(to) && { to }), ...(hide && { hide: known(hide) }) };
}

/** Without those that only hidden objects show. */
function stillUsed(whole: Presentation, shown: Presentation): Presentation['assets'] {
  const [before, after] = [assetsIn(whole), assetsIn(shown)];
  return Object.fromEntries(Object.entries(whole.assets).filter(([id]) => after.has(id) || !before.has(id)));
}

function assetsIn({ root, theme }: Presentation): ReadonlySet<AssetId> {
  const ids = new Set<AssetId>();
  const visit = (object: SceneObject): void => {
    if ('asset' in object) ids.add(object.asset);
    if (object.kind === 'video' && object.poster !== undefined) ids.add(object.poster);
    if ('children' in object) object.children.forEach(visit);
  };
  visit(root);
  for (const { objects } of theme.background.layers) objects.forEach(visit);
  return ids;
}

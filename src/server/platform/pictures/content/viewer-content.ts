import type { Asset, Presentation, SceneObject, Step } from '#model/presentation/presentation.ts';
import type { MeasuredText } from '#model/text/layout.ts';

type Placed = 'kind' | 'id' | 'x' | 'y' | 'rotation' | 'scale' | 'width' | 'height' | 'opacity' | 'alt' | 'link';
/** Lists are in their order already, without what is hidden; and nobody edits them. */
type Edited = 'children' | 'order' | 'isHidden' | 'isLocked';
type Own<Kind extends SceneObject['kind']> = Exclude<keyof Extract<SceneObject, { kind: Kind }>, Placed | Edited>;

const placed: Record<Placed, true> = {
  kind: true,
  id: true,
  x: true,
  y: true,
  rotation: true,
  scale: true,
  width: true,
  height: true,
  opacity: true,
  alt: true,
  link: true,
};
/** A field that is added to the model but not here is a type error. */
const fields: { [Kind in SceneObject['kind']]: Record<Own<Kind>, boolean> } = {
  text: {
    styleClass: true,
    paragraphs: true,
    language: true,
    direction: true,
    verticalAlign: true,
    style: true,
    wraps: true,
    columns: true,
    fit: false,
    letterScale: true,
  },
  image: { asset: true, crop: true, mask: true, flip: true },
  drawing: { drawing: true, tint: true, formula: false },
  shape: { shape: true, fill: true, stroke: true, radius: true },
  line: { points: true, course: true, stroke: true, start: true, end: true, startsAt: false, endsAt: false },
  frame: { frame: true, title: true },
  group: {},
  topic: { title: true, frame: true },
  table: { columns: true, rows: true, hasHeader: true, lines: true, fontSize: true },
  chart: { chart: true, title: true, categories: true, series: true, isStacked: true, hasLegend: true, unit: true, plain: true },
  code: { code: true, codeLanguage: true, fontSize: true, hasLineNumbers: true, highlightedLines: true },
  video: { asset: true, poster: true, isSound: true, isLooping: true, isMuted: true, startsItself: true },
  link: { label: true },
  // A note is drawn in its place; the source matters only to editors.
  unreadable: { source: false },
};

/**
 * What a viewer needs of a presentation, as JSON: without other data of the document, and without pictures that are served as files.
 */
export function viewerContent(
  { schemaVersion, title, description, language, theme, assets, root, path }: Presentation,
  measured: readonly MeasuredText[],
): unknown {
  const { palette, fonts, textStyles, background } = theme;
  const layers = background.layers.map(({ id, depth, appearsAt, disappearsAt, objects }) => ({
    id,
    depth,
    appearsAt,
    disappearsAt,
    objects: objects.map(viewerObject),
  }));
  return {
    schemaVersion,
    title,
    description,
    language,
    theme: { palette, fonts, textStyles, background: { fill: background.fill, layers } },
    assets: Object.fromEntries(Object.entries(assets).map(([id, asset]) => [id, viewerAsset(asset)])),
    root: viewerObject(root),
    path: path.map(viewerStep),
    measured,
  };
}

function viewerObject(object: SceneObject): unknown {
  const own: Record<string, boolean> = fields[object.kind];
  const entries = Object.entries(object).filter(([name]) => name in placed || own[name]);
  return { ...Object.fromEntries(entries), ...('children' in object && { children: object.children.map(viewerObject) }) };
}

const viewerAsset = ({ kind, source, width, height, alt, credit }: Asset): Asset => ({
  kind,
  source: kind === 'image' ? '' : source,
  width,
  height,
  alt,
  credit,
});

/** Everything but what serves only for editing. */
const viewerStep = ({ id, title, to, reveal, hide, duration, curve, hold, isTimed, caption }: Step): Required<Omit<Step, 'order'>> => ({
  id,
  title,
  to,
  reveal,
  hide,
  duration,
  curve,
  hold,
  isTimed,
  caption,
  notes: '',
});

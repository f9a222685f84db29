import type { Point } from '#model/geometry/matrix.ts';
import type { Link } from '#model/presentation/link.ts';
import type { TextObject } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { TextLayout } from '#model/text/layout.ts';
import { isInside } from './find-under.ts';

/** Where the letters of a text are; undefined if unknown. */
export type LayoutOf = (text: TextObject) => TextLayout | undefined;

/** The link of an object, or of the letters at a point in it. */
export function linkAt(node: SceneNode, at: Point, layoutOf?: LayoutOf): Link | undefined {
  const { object } = node;
  const ofText = object.kind === 'text' ? linkInText(object, at, layoutOf) : undefined;
  return ofText ?? (isInside(node, at) ? object.link : undefined);

  function linkInText(text: TextObject, { x, y }: Point, layout?: LayoutOf): Link | undefined {
    const runs = text.paragraphs.flatMap(({ runs }) => runs).filter((run) => run.text.trim());
    if (!runs.some(({ link }) => link)) return undefined;
    const laid = layout?.(text);
    if (laid)
      return laid.fragments.find(
        ({ link, ...box }) => link && x >= box.x && x <= box.x + box.width && y >= box.y - box.size && y <= box.y + box.size * 0.3,
      )?.link;
    // Without a layout, a text is a link if all of it is the same one.
    const kinds = new Set(runs.map(({ link }) => JSON.stringify(link)));
    return kinds.size === 1 && isInside(node, at) ? runs[0]?.link : undefined;
  }
}

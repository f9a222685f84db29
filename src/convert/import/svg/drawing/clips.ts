import { identity, invert, multiply } from '#model/geometry/matrix.ts';
import { compilePath } from '#model/geometry/path.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { isNothing, nothing, unite } from '#model/geometry/rectangle.ts';
import type { DrawingGroup, DrawingNode, Matrix } from '#model/presentation/drawing.ts';
import { readReference } from '../source/document.ts';
import { rootStyle, styleOf } from '../source/styles.ts';
import type { SvgElement } from '../source/xml.ts';
import { boundsOf, transformPath, windingOf } from '../values/path-geometry.ts';
import { readTransform } from '../values/transforms.ts';
import type { Job, Place } from './job.ts';
import { boxOf, canBeDrawn, DEEPEST_REFERENCE, mayGoOn, shapeOf, targetOf } from './job.ts';

type Clip = NonNullable<DrawingGroup['clip']>;

/** The clip that `clip-path` applies to the nodes, in root coordinates; undefined clips nothing. */
export function clipOf(text: string | undefined, job: Job, place: Place, nodes: readonly DrawingNode[]): Clip | undefined {
  if (!text || text === 'none') return undefined;
  const reference = readReference(text);
  const element = job.document.ids.get(reference?.id ?? '');
  if (element?.name !== 'clipPath' || place.references.includes(element)) {
    job.report(
      !reference ? 'clip-shape' : reference.isExternal ? 'external-reference' : element ? 'cyclic-reference' : 'missing-reference',
    );
    return undefined;
  }
  if (place.references.length >= DEEPEST_REFERENCE) {
    job.report('too-deep');
    return undefined;
  }
  const style = styleOf(element, rootStyle, job.document.sheet);
  const isOwn = element.attributes.get('clipPathUnits') === 'objectBoundingBox';
  const matrix = multiply(
    isOwn ? multiply(place.matrix, boxMatrix(boundsOfNodes(job, nodes, place.matrix))) : place.matrix,
    readTransform(style['transform']) ?? identity,
  );
  const references = [...place.references, element];
  const outlines = element.children.flatMap((child) => outlinesOf(child, job, { ...place, style, matrix, references }));
  const [only] = outlines;
  // Combine the outlines into one clip, all wound the same way, so that none is a hole in another.
  const united =
    only && outlines.length === 1
      ? { d: only.draw(false), rule: only.rule }
      : { d: outlines.map((one) => one.draw(one.isCounter)).join(''), rule: 'nonzero' as const };
  job.left.letters -= united.d.length;
  return [
    { d: united.d || 'M0 0Z', rule: united.rule },
    ...((style['clip-path'] && mayGoOn(job) && clipOf(style['clip-path'], job, { ...place, references }, nodes)) || []),
  ];
}

interface Outline {
  rule: 'nonzero' | 'evenodd';
  isCounter: boolean;
  draw(isReversed: boolean): string;
}

function outlinesOf(element: SvgElement, job: Job, place: Place): Outline[] {
  if (!mayGoOn(job)) return [];
  const style = styleOf(element, place.style, job.document.sheet);
  const matrix = multiply(place.matrix, readTransform(style['transform']) ?? identity);
  if (style['display'] === 'none' || !canBeDrawn(matrix)) return [];
  if (element.name === 'use') {
    const target = targetOf(job, element, place);
    const { x, y } = boxOf(element, place);
    return target
      ? outlinesOf(target, job, {
          ...place,
          style,
          matrix: multiply(matrix, [1, 0, 0, 1, x, y]),
          references: [...place.references, target],
        })
      : [];
  }
  if (element.name === 'text') job.report('text');
  const shape = style['visibility'] === 'hidden' ? undefined : shapeOf(job, element, { ...place, style });
  if (!shape) return [];
  const { compiled } = shape;
  const isMirrored = matrix[0] * matrix[3] < matrix[1] * matrix[2];
  return [
    {
      rule: style['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
      isCounter: windingOf(compiled) < 0 !== isMirrored,
      draw: (isReversed) => transformPath(compiled, matrix, isReversed),
    },
  ];
}

const boxMatrix = ({ left, top, right, bottom }: Rectangle): Matrix => [right - left, 0, 0, bottom - top, left, top];

/** The bounds of what was drawn, in the coordinates of its element. */
function boundsOfNodes(job: Job, nodes: readonly DrawingNode[], matrix: Matrix): Rectangle {
  const back = invert(matrix) ?? identity;
  const around = (list: readonly DrawingNode[]): Rectangle =>
    list.reduce(
      (all, node) =>
        unite(
          all,
          node.kind === 'group'
            ? around(node.children)
            : mayGoOn(job)
              ? boundsOf(compilePath(node.d), multiply(back, node.transform ?? identity))
              : nothing,
        ),
      nothing,
    );
  const bounds = around(nodes);
  return isNothing(bounds) ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds;
}

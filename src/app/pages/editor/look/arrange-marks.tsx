import type { ArrangedObject, ArrangeTarget } from '#editor/tools/look/arrange/arrange.ts';
import type { LookTools } from '#editor/tools/look/look-tools.ts';
import { apply, multiply, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { useEffect, useRef } from 'react';
import { hexOf } from '../controls/colours.ts';
import { useDeskState, useLiveState } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import * as styles from './arrange-preview.css.ts';

/** Pictures and names of more than these are more than anybody can take in. */
const MOST_PICTURES = 60;
/** CSS pixels: names of less would cover each other. */
const NARROWEST = 72;

interface ArrangeMarksProps {
  look: LookTools;
  target: ArrangeTarget;
  objects: readonly ArrangedObject[];
}

/** Dashed grey is where things are, emerald where they would be, with their pictures. The bar says the same in words. */
export function ArrangeMarks({ look, target, objects }: ArrangeMarksProps) {
  const nameOf = useNameOf();
  useLiveState(({ camera }) => camera);
  useLiveState(({ viewport }) => viewport);
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const matrix = look.matrixOf(target);
  const scale = scaleOf(matrix);
  const places = objects.map(({ after }) => apply(matrix, ...middleOf(after)));
  const isFew = objects.length <= MOST_PICTURES;
  return (
    <div className={styles.layer} aria-hidden="true">
      <div className={styles.veil} style={{ background: hexOf(theme.background.fill, theme) }} />
      <svg className={styles.drawing} width="100%" height="100%">
        {objects.map((object) => (
          <Outline key={object.node.object.id} className={styles.now} matrix={matrix} box={object.before} isRound={look.isRound(object)} />
        ))}
        <polyline className={styles.way} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {isFew &&
        objects.map((object) => (
          <Picture key={object.node.object.id} look={look} object={object} matrix={matrix} isRound={look.isRound(object)} />
        ))}
      <svg className={styles.drawing} width="100%" height="100%">
        {objects.map((object) => (
          <Outline key={object.node.object.id} className={styles.after} matrix={matrix} box={object.after} isRound={look.isRound(object)} />
        ))}
        {objects.map(({ node, after: { left, top, bottom } }, place) => (
          <g key={node.object.id} transform={`translate(${pointOf(matrix, left, (top + bottom) / 2)})`}>
            <circle className={styles.disc} r={11} />
            <text className={styles.number} dy="0.36em">
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      {isFew &&
        target.areTopics &&
        objects.map(({ node, after }) => {
          const width = (after.right - after.left) * scale;
          if (width < NARROWEST) return null;
          const { x, y } = apply(matrix, (after.left + after.right) / 2, after.bottom);
          return (
            <span key={node.object.id} className={styles.name} style={{ left: x, top: y + 8, maxWidth: width + 40 }}>
              {nameOf(node.object.id)}
            </span>
          );
        })}
    </div>
  );
}

const middleOf = ({ left, top, right, bottom }: Rectangle): [number, number] => [(left + right) / 2, (top + bottom) / 2];

interface OutlineProps {
  className: string;
  matrix: Matrix;
  box: Rectangle;
  isRound: boolean;
}

function Outline({ className, matrix, box, isRound }: OutlineProps) {
  const corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ] as const;
  if (!isRound) return <polygon className={className} points={corners.map(([x, y]) => pointOf(matrix, x, y)).join(' ')} />;
  const scale = scaleOf(matrix);
  const [x, y] = middleOf(box);
  const turn = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  return (
    <ellipse
      className={className}
      rx={((box.right - box.left) / 2) * scale}
      ry={((box.bottom - box.top) / 2) * scale}
      transform={`translate(${pointOf(matrix, x, y)}) rotate(${turn})`}
    />
  );
}

function pointOf(matrix: Matrix, x: number, y: number): string {
  const point = apply(matrix, x, y);
  return `${point.x},${point.y}`;
}

interface PictureProps {
  look: LookTools;
  object: ArrangedObject;
  matrix: Matrix;
  isRound: boolean;
}

/** Painted once per object; while sliders move, only its place changes. */
function Picture({ look, object, matrix, isRound }: PictureProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const painted = useRef<unknown>(undefined);
  useEffect(() => {
    if (painted.current === object.node.object) return;
    painted.current = object.node.object;
    const canvas = look.pictureOf(object);
    if (canvas) holder.current?.replaceChildren(canvas);
  }, [look, object]);
  const { left, top, right, bottom } = object.after;
  const placed = multiply(matrix, [(right - left) / UNIT, 0, 0, (bottom - top) / UNIT, left, top]);
  return (
    <span
      ref={holder}
      className={styles.picture}
      data-round={isRound || undefined}
      style={{ transform: `matrix(${placed.join(',')})`, width: UNIT, height: UNIT }}
    />
  );
}

/** CSS pixels of a picture before it is stretched to its place. */
const UNIT = 100;

import type { Corners } from '#editor/hands/view.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { useEditor, useLiveState } from '../editor-context.tsx';
import { cssPaint } from '../controls/colours.ts';
import { CollapsedBadge } from './collapsed-badge.tsx';
import * as styles from './overlay.css.ts';
import { ReceivingWords } from './receiving-words.tsx';

/** The outline of what is selected, its handles, guides, and the numbers of the steps. Decoration: the outline says the same in words. */
export function Overlay() {
  const editor = useEditor();
  const { selection, each, entered, handles, steps, lines, badges } = useLiveState(() => editor.marks());
  const gesture = useLiveState(({ marks }) => marks);
  const chosen = useLiveState(({ step }) => step);
  const isOnPath = useLiveState((state) => state.isOnPath);
  const isSelecting = useLiveState(({ tool }) => tool.kind === 'select');
  const { area, line, attaching, receiving, stroke, guides, gaps, origin, words } = gesture ?? { guides: [] };
  return (
    <div className={styles.layer} aria-hidden>
      <svg className={styles.drawing} width="100%" height="100%">
        {lines.map(({ step, points: [from, out, into, to] }) => {
          // The flight to the chosen one is shown as it is.
          if (isOnPath && step === chosen) return null;
          const way = `M${from.x} ${from.y}C${out.x} ${out.y} ${into.x} ${into.y} ${to.x} ${to.y}`;
          return (
            <g key={step}>
              <path className={styles.shades.way} d={way} />
              <path className={styles.way} d={way} />
            </g>
          );
        })}
        {steps.map(({ step, label, at }) => {
          const look = step === chosen ? 'chosen' : 'step';
          return (
            <g key={step} transform={`translate(${at.x} ${at.y})`}>
              <circle className={styles.discs[look]} r={13} />
              <text className={styles.numbers[look]} dy="0.36em">
                {label}
              </text>
            </g>
          );
        })}
        {entered && <polygon className={styles.entered} points={pointsOf(entered)} />}
        {each.map((corners, place) => (
          <polygon key={place} className={styles.each} points={pointsOf(corners)} />
        ))}
        {selection && !gesture && <Shaded shade={styles.shades.selection} outline={styles.selection} corners={selection} />}
        {origin && <Shaded shade={styles.shades.origin} outline={styles.origin} corners={origin} />}
        {receiving && <polygon className={styles.receiving} points={pointsOf(receiving.outline)} />}
        {guides.map(([from, to], place) => (
          <line key={place} className={styles.guide} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {gaps?.map(({ ends }, place) => (
          <path key={place} className={styles.guide} d={gapPath(ends)} />
        ))}
        {area && <rect className={isSelecting ? styles.marquee : styles.drawn} {...placeOf(area)} />}
        {attaching && <polygon className={styles.selection} points={pointsOf(attaching.outline)} />}
        {attaching?.points.map(({ x, y }, place) => (
          <circle key={place} className={styles.anchor} cx={x} cy={y} r={4} />
        ))}
        {stroke && (
          <polyline
            className={styles.stroke}
            points={pointsOf(stroke.points)}
            style={{ stroke: cssPaint(stroke.color, editor.desk.state().presentation.theme), strokeWidth: stroke.width }}
          />
        )}
        {line && <line className={styles.drawn} x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} />}
        {!gesture &&
          handles.map(({ handle, at, isChosen }, place) =>
            handle.kind === 'side' ? (
              <rect key={place} className={styles.handle} x={at.x - 4.5} y={at.y - 4.5} width={9} height={9} rx={1.5} />
            ) : (
              <circle
                key={place}
                className={handle.kind === 'between' || isChosen ? styles.anchor : styles.handle}
                cx={at.x}
                cy={at.y}
                r={handle.kind === 'between' ? 4 : 5.5}
              />
            ),
          )}
      </svg>
      {selection && gesture && !gesture.isBare && <Held corners={selection} />}
      {badges.map((badge) => (
        <CollapsedBadge key={badge.id} badge={badge} />
      ))}
      {receiving && <ReceivingWords {...receiving} />}
      {gaps?.map(({ ends: [from, to], text }, place) => (
        <span
          key={place}
          className={styles.gap}
          style={{ left: (from.x + to.x) / 2, top: (from.y + to.y) / 2 }}
          data-down={from.x === to.x || undefined}
        >
          {text}
        </span>
      ))}
      {words && (
        <span className={styles.words} style={{ left: words.at.x + 14, top: words.at.y + 14 }}>
          {words.text}
        </span>
      )}
    </div>
  );
}

function Shaded({ shade, outline, corners }: { shade: string; outline: string; corners: Corners }) {
  const points = pointsOf(corners);
  return (
    <>
      <polygon className={shade} points={points} />
      <polygon className={outline} points={points} />
    </>
  );
}

/** The outline of what is dragged. Browsers only move it, and paint nothing above the canvas. */
function Held({ corners: [at, right, , below] }: { corners: Corners }) {
  if (!at || !right || !below) return null;
  const [width, height] = [distance(at, right), distance(at, below)];
  const along = ({ x, y }: Point, length: number) => `${(x - at.x) / (length || 1)}, ${(y - at.y) / (length || 1)}`;
  const transform = `matrix(${along(right, width)}, ${along(below, height)}, ${at.x}, ${at.y})`;
  return <div className={styles.held} style={{ width, height, transform }} />;
}

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

const pointsOf = (corners: Corners): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** A line with a short bar at each end. */
function gapPath([from, to]: readonly [Point, Point]): string {
  const [x, y] = from.x === to.x ? [4, 0] : [0, 4];
  const bar = (at: Point) => `M${at.x - x} ${at.y - y}L${at.x + x} ${at.y + y}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}${bar(from)}${bar(to)}`;
}

const placeOf = ({ left, top, right, bottom }: Rectangle) => ({ x: left, y: top, width: right - left, height: bottom - top });

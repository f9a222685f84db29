import type { Corners } from '#editor/hands/marks.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './overlay.css.ts';

/** The outline of what is selected, its handles, guides, and the numbers of the steps. Decoration: the outline says the same in words. */
export function Overlay() {
  const editor = useEditor();
  const state = useDeskState((all) => all);
  const { selection, each, entered, handles, steps } = editor.marks();
  const { area, line, guides, words } = state.marks ?? { guides: [] };
  return (
    <div className={styles.layer} aria-hidden>
      <svg className={styles.drawing} width="100%" height="100%">
        {steps.map(({ step, label, at }) => {
          const look = step === state.step ? 'chosen' : 'step';
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
        {selection && <polygon className={styles.selection} points={pointsOf(selection)} />}
        {guides.map(([from, to], place) => (
          <line key={place} className={styles.guide} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {area && <rect className={state.tool.kind === 'select' ? styles.marquee : styles.drawn} {...placeOf(area)} />}
        {line && <line className={styles.drawn} x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} />}
        {!state.marks &&
          handles.map(({ handle, at }, place) =>
            handle.kind === 'side' ? (
              <rect key={place} className={styles.handle} x={at.x - 4.5} y={at.y - 4.5} width={9} height={9} rx={1.5} />
            ) : (
              <circle key={place} className={styles.handle} cx={at.x} cy={at.y} r={5.5} />
            ),
          )}
      </svg>
      {words && (
        <span className={styles.words} style={{ left: words.at.x + 14, top: words.at.y + 14 }}>
          {words.text}
        </span>
      )}
    </div>
  );
}

const pointsOf = (corners: Corners): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

const placeOf = ({ left, top, right, bottom }: Rectangle) => ({ x: left, y: top, width: right - left, height: bottom - top });

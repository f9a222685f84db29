import type { DrawnText } from '#editor/typing/place/in-view.ts';
import { apply } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { classNames } from '../../../ui/class-names.ts';
import * as styles from './typing-layer.css.ts';

/** The caret and what is selected, turned and scaled like the text. The field says the same to people who do not see it. */
export function TextMarks({ drawn, ink, isStill }: { drawn: DrawnText; ink: string; isStill: boolean }) {
  const { matrix, caret, selection, composed } = drawn;
  const corner = (x: number, y: number) => {
    const at = apply(matrix, x, y);
    return `${at.x},${at.y}`;
  };
  const outline = ({ left, top, right, bottom }: Rectangle) =>
    [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)].join(' ');
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    const [from, to] = [apply(matrix, fromX, fromY), apply(matrix, toX, toY)];
    return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  };
  const { x, top, bottom } = caret;
  const selected = (
    <svg className={styles.selections[isLight(ink) ? 'light' : 'dark']} width="100%" height="100%" aria-hidden>
      {selection.map((box) => (
        <polygon key={outline(box)} points={outline(box)} />
      ))}
    </svg>
  );
  const marks = (
    <svg className={styles.marks} width="100%" height="100%" aria-hidden>
      {composed.map((box) => (
        <line key={outline(box)} className={styles.composed} stroke={ink} {...line(box.left, box.bottom, box.right, box.bottom)} />
      ))}
      {/* Another one at each place, which begins to blink anew. */}
      <line key={`${x} ${top}`} className={classNames(styles.caret, isStill && styles.still)} stroke={ink} {...line(x, top, x, bottom)} />
    </svg>
  );
  return (
    <>
      {selection.length > 0 && selected}
      {marks}
    </>
  );
}

/** Letters that are light are on something dark. */
function isLight(ink: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 0.55;
}

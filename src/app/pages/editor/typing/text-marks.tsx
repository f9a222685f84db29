import type { DrawnText } from '#editor/typing/place/in-view.ts';
import { apply } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { media } from '../../../ui/media/media.ts';
import { useMatches } from '../parts/use-matches.ts';
import * as styles from './typing-layer.css.ts';

/** Milliseconds for which it is there, and for which it is not. */
const BLINK = 550;

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
      <Caret key={`${x} ${top}`} ink={ink} isStill={isStill} ends={line(x, top, x, bottom)} />
    </svg>
  );
  return (
    <>
      {selection.length > 0 && selected}
      {marks}
    </>
  );
}

interface CaretProps {
  ink: string;
  isStill: boolean;
  ends: { x1: number; y1: number; x2: number; y2: number };
}

/** Blinks. An animation would be computed for every frame. */
function Caret({ ink, isStill, ends }: CaretProps) {
  const mark = useRef<SVGLineElement>(null);
  const isCalm = useMatches(media.reducedMotion);
  useEffect(() => {
    const element = mark.current;
    if (!element || isStill || isCalm) return;
    const timer = setInterval(() => element.toggleAttribute('data-off'), BLINK);
    return () => {
      clearInterval(timer);
      element.removeAttribute('data-off');
    };
  }, [isStill, isCalm]);
  return <line ref={mark} className={classNames(styles.caret, isStill && styles.still)} stroke={ink} {...ends} />;
}

/** Letters that are light are on something dark. */
function isLight(ink: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 0.55;
}

import { useText } from '#app/client/frame.tsx';
import type { Figure } from '#editor/tools/points/figure.ts';
import type { PointsStart, PointTools } from '#editor/tools/points/point-tools.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { plusIcon, trashIcon } from '../../ui/icon/page-icons.ts';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { useReturningFocus } from '../keys/use-returning-focus.ts';
import { visuallyHidden } from '../../ui/type.css.ts';
import { PointHandles } from './point-handles.tsx';
import { PointsPreview } from './points-preview.tsx';
import * as styles from './points.css.ts';

/** CSS pixels of the view: how far the arrow keys move a point, and how near the outline a double click counts. */
const [STEP, LEAP, REACH] = [1, 10, 14];
/** Steps that can be taken back while points are edited. */
const MOST_BACK = 100;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PointsLayerProps {
  id: string;
  onClose: () => void;
}

/** The outline of an object, with its points. Nothing is changed until it is applied. */
export function PointsLayer({ id, onClose }: PointsLayerProps) {
  const points = use(useEditor().load.points());
  const [start] = useState(() => points.start(id));
  useEffect(() => {
    if (!start) onClose();
  }, [start, onClose]);
  return start ? <OpenPoints points={points} start={start} onClose={onClose} /> : null;
}

function OpenPoints({ points, start, onClose }: { points: PointTools; start: PointsStart; onClose: () => void }) {
  const { id } = start.object;
  const isSelected = useDeskState(({ selection }) => selection.kind === 'objects' && selection.ids.length === 1 && selection.ids[0] === id);
  // The camera may move, and the object may be gone.
  useDeskState(({ camera }) => camera);
  useDeskState(({ presentation }) => presentation);
  const matrix = isSelected ? points.matrixOf(start) : undefined;
  const isGone = matrix === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  useEffect(() => {
    points.veil(id);
    return () => points.veil(undefined);
  }, [points, id]);
  return matrix ? <PointsDesk points={points} start={start} matrix={matrix} onClose={onClose} /> : null;
}

interface PointsDeskProps {
  points: PointTools;
  start: PointsStart;
  matrix: Matrix;
  onClose: () => void;
}

function PointsDesk({ points, start, matrix, onClose }: PointsDeskProps) {
  const text = useText();
  const [figure, setFigure] = useState(start.figure);
  const [chosen, setChosen] = useState(0);
  /** Why nothing came of the last key or button. */
  const [refusal, setRefusal] = useState<'fewest' | 'noMore'>();
  const layer = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const help = useId();
  useReturningFocus(layer);
  // What was added or removed takes the focus with it.
  useEffect(() => {
    const isFree = !bar.current?.contains(document.activeElement);
    if (isFree) layer.current?.querySelector<HTMLElement>(`[data-point="${chosen}"]`)?.focus({ preventScroll: true });
  }, [chosen]);

  const apply = () => {
    onClose();
    points.apply(start, figure);
  };
  const before = useRef<Figure[]>([]);
  const keep = () => void (before.current = [...before.current.slice(1 - MOST_BACK), figure]);
  const change = (next: Figure, index: number) => {
    keep();
    setRefusal(undefined);
    setFigure(next);
    setChosen(Math.min(index, next.anchors.length - 1));
  };
  const add = (index: number, share?: number) => {
    const next = points.canAdd(start) ? points.add(figure, index, share) : figure;
    if (next === figure) setRefusal('noMore');
    else change(next, index + 1);
  };
  const remove = (index: number) => {
    const next = points.remove(figure, index);
    if (next === figure) setRefusal('fewest');
    else change(next, index);
  };
  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = layer.current?.getBoundingClientRect() ?? {};
    const nearest = points.nearest(figure, points.inFigure(matrix, { x: clientX - left, y: clientY - top }));
    return nearest.distance * (Math.hypot(matrix[0], matrix[1]) || 1) <= REACH ? nearest : undefined;
  };

  const anchor = figure.anchors[chosen];
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isInBar = bar.current?.contains(event.target as Node);
    if (key === 'Escape' || (key === 'Enter' && !isInBar)) {
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') onClose();
      else apply();
      return;
    }
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && key.toLowerCase() === 'z') {
      event.preventDefault();
      event.stopPropagation();
      const last = before.current.pop();
      if (last) setFigure(last);
      if (last) setChosen((now) => Math.min(now, last.anchors.length - 1));
      return;
    }
    if (isInBar || event.ctrlKey || event.metaKey) return;
    setRefusal(undefined);
    const arrow = arrows[key];
    if (arrow && anchor) {
      const by = event.shiftKey ? LEAP : STEP;
      const { x, y } = points.inView(matrix, anchor);
      if (!event.repeat) keep();
      setFigure(points.move(figure, chosen, points.inFigure(matrix, { x: x + arrow[0] * by, y: y + arrow[1] * by })));
    } else if (key === 'Delete' || key === 'Backspace') remove(chosen);
    else if (key === 'Insert' || key === '+') add(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its parts take the focus, and the keys mean all of them
    <div
      ref={layer}
      className={styles.layer}
      role="application"
      aria-label={text('editorCommands.editPoints')}
      aria-describedby={help}
      onKeyDown={onKeyDown}
      // Whatever else is pressed, the point keeps the focus.
      onMouseDown={(event) => event.target instanceof Element && !event.target.closest('button') && event.preventDefault()}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys do the same */}
      <div
        className={styles.outside}
        onClick={(event) => !placeAt(event) && apply()}
        onDoubleClick={(event) => {
          const place = placeAt(event);
          if (place) add(place.index, place.share);
        }}
      />
      <PointsPreview paths={points.preview(start, figure)} matrix={matrix} />
      <PointHandles
        points={points}
        matrix={matrix}
        figure={figure}
        chosen={chosen}
        onChoose={(index) => {
          setRefusal(undefined);
          setChosen(index);
        }}
        onPull={keep}
        onMove={(index, to) => setFigure((now) => points.move(now, index, to))}
        onRemove={remove}
      />
      <p className={visuallyHidden} role="status">
        {refusal && text(`editorObjects.points.${refusal}`)}
        {!refusal &&
          figure !== start.figure &&
          anchor &&
          text('editorObjects.points.at', { ...where(anchor), number: chosen + 1, count: figure.anchors.length })}
      </p>
      <p id={help} hidden>
        {text('editorObjects.points.help')}
      </p>
      <div ref={bar} className={styles.bar} title={text('editorObjects.points.help')}>
        <IconButton icon={plusIcon} label={text('editorObjects.points.add')} className={styles.button} onClick={() => add(chosen)} />
        <IconButton icon={trashIcon} label={text('editorObjects.points.remove')} className={styles.button} onClick={() => remove(chosen)} />
        <Button tone="ghost" size="sm" className={styles.button} onClick={onClose}>
          {text('editorObjects.crop.cancel')}
        </Button>
        <Button size="sm" className={styles.button} onClick={apply}>
          {text('editorObjects.crop.apply')}
        </Button>
      </div>
    </div>
  );
}

const where = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

import { useFrame, useText } from '#app/client/frame.tsx';
import type { Cropping } from '#editor/tools/crop/cropping.ts';
import type { CropStart, CropTools } from '#editor/tools/crop/crop-tools.ts';
import { formatPercent } from '#locale/number.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { CropBar } from './crop-bar.tsx';
import { CropFrame } from './crop-frame.tsx';
import { useReturningFocus } from '../../../editing/keys/use-returning-focus.ts';
import * as styles from './crop.css.ts';

/** CSS pixels of the view. */
const [STEP, LEAP] = [1, 10];
const arrows: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropLayerProps {
  id: string;
  onClose: () => void;
}

/** The whole picture, faded, and what of it will be shown. Nothing is changed until it is applied. */
export function CropLayer({ id, onClose }: CropLayerProps) {
  const crop = use(useEditor().load.crop());
  const [start] = useState(() => crop.start(id));
  useEffect(() => {
    if (!start) onClose();
  }, [start, onClose]);
  return start ? <OpenCrop crop={crop} start={start} onClose={onClose} /> : null;
}

function OpenCrop({ crop, start, onClose }: { crop: CropTools; start: CropStart; onClose: () => void }) {
  const { id } = start.image;
  const [cropping, setCropping] = useState(start.cropping);
  // The camera may move, and the picture may be gone.
  const isSelected = useDeskState(({ selection }) => selection.kind === 'objects' && selection.ids.length === 1 && selection.ids[0] === id);
  useDeskState(({ camera }) => camera);
  useDeskState(({ presentation }) => presentation);
  const matrix = isSelected ? crop.matrixOf(start) : undefined;
  const isGone = matrix === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  useEffect(() => {
    crop.veil(id);
    return () => crop.veil(undefined);
  }, [crop, id]);
  if (!matrix) return null;
  const apply = () => {
    onClose();
    crop.apply(start, cropping);
  };
  return (
    <CropDesk crop={crop} start={start} matrix={matrix} cropping={cropping} onChange={setCropping} onApply={apply} onCancel={onClose} />
  );
}

interface CropDeskProps {
  crop: CropTools;
  start: CropStart;
  matrix: Matrix;
  cropping: Cropping;
  onChange: (change: (before: Cropping) => Cropping) => void;
  onApply: () => void;
  onCancel: () => void;
}

function CropDesk({ crop, start, matrix, cropping, onChange, onApply, onCancel }: CropDeskProps) {
  const text = useText();
  const { language } = useFrame();
  const layer = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useReturningFocus(layer, '[data-picture]');
  useWheel(layer, (factor) => onChange((before) => crop.enlarge(before, crop.enlargementOf(before) * factor)));
  const isMoved = cropping !== start.cropping;
  const shown = crop.shareOf(cropping);

  const onKeyDown = (event: KeyboardEvent) => {
    const handle = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (bar.current?.contains(event.target as Node)) return;
    else if (event.key === 'Enter') {
      event.preventDefault();
      onApply();
    }
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.altKey ? LEAP : STEP;
    const unit = Math.hypot(matrix[0], matrix[1]) || 1;
    // Sides move along their own axes, however the picture is turned.
    const pull = (side: { x: -1 | 0 | 1; y: -1 | 0 | 1 }) =>
      onChange((before) => crop.pull(before, side, { x: (arrow[0] * far) / unit, y: (arrow[1] * far) / unit }));
    const [x, y] = [Number(handle['x'] ?? 1), Number(handle['y'] ?? 1)];
    if (handle['x'] !== undefined || event.shiftKey) pull({ x: signOf(x), y: signOf(y) });
    else onChange((before) => crop.slide(before, crop.wayIn(matrix, { x: arrow[0] * far, y: arrow[1] * far })));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its parts take the focus, and the keys mean all of them
    <div ref={layer} className={styles.layer} role="application" aria-label={text('editorObjects.crop.title')} onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter does the same */}
      <div className={styles.outside} onClick={onApply} />
      <CropFrame crop={crop} start={start} matrix={matrix} cropping={cropping} onChange={onChange} />
      <CropBar
        ref={bar}
        crop={crop}
        cropping={cropping}
        onChange={onChange}
        buttons={
          <>
            <Button tone="ghost" size="sm" className={styles.button} onClick={onCancel}>
              {text('editorObjects.crop.cancel')}
            </Button>
            <Button size="sm" className={styles.button} onClick={onApply}>
              {text('editorObjects.crop.apply')}
            </Button>
          </>
        }
      />
      <p className={visuallyHidden} role="status">
        {isMoved &&
          text('editorObjects.crop.shown', { width: formatPercent(shown.width, language), height: formatPercent(shown.height, language) })}
      </p>
    </div>
  );
}

const signOf = (value: number): -1 | 0 | 1 => (value < 0 ? -1 : value > 0 ? 1 : 0);

const ZOOM_PER_PIXEL = 0.002;

/** Makes the picture larger or smaller; the page stays as it is. */
function useWheel(layer: React.RefObject<HTMLElement | null>, enlarge: (factor: number) => void): void {
  const latest = useRef(enlarge);
  useEffect(() => {
    latest.current = enlarge;
  });
  useEffect(() => {
    const element = layer.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * ZOOM_PER_PIXEL));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [layer]);
}

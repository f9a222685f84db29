import { type PointerEvent, useEffect, useRef } from 'react';
import { useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './stage.css.ts';

const [WIDTH, HEIGHT] = [148, 82];
/** Milliseconds without a change before it is painted again. */
const REST = 400;

/** The whole canvas, and what of it is in view. A press goes there. */
export function Minimap() {
  const editor = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useDeskState((state) => state.camera);
  useEffect(() => {
    let painted: unknown;
    let arrived: unknown;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paint = () => {
      const context = canvas.current?.getContext('2d');
      if (context) editor.overview.paint(context, { width: WIDTH, height: HEIGHT }, devicePixelRatio);
    };
    const follow = () => {
      const { presentation, arrivals } = editor.desk.state();
      if (presentation === painted && arrivals === arrived) return;
      [painted, arrived] = [presentation, arrivals];
      clearTimeout(timer);
      timer = setTimeout(paint, REST);
    };
    follow();
    const stop = editor.desk.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor]);
  const view = editor.overview.viewIn({ width: WIDTH, height: HEIGHT });
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    editor.overview.goTo({ x: event.clientX - left - 2, y: event.clientY - top - 2 }, { width: WIDTH, height: HEIGHT });
  };
  return (
    <div className={styles.minimap} aria-hidden onPointerDown={go} onPointerMove={go}>
      <canvas ref={canvas} className={styles.minimapCanvas} width={WIDTH} height={HEIGHT} />
      <div
        className={styles.minimapView}
        style={{ left: view.left, top: view.top, width: view.right - view.left, height: view.bottom - view.top }}
      />
    </div>
  );
}

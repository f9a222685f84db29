import { useText } from '#app/client/frame.tsx';
import { canvas } from '../stage/stops.ts';
import { depths, marks, parts, views } from './figures.css.ts';

const drawing = { src: '/art/deep.svg', width: canvas.width / 2, height: canvas.height / 2, loading: 'lazy', decoding: 'async' } as const;

/** One drawing at three zoom levels. */
export function DepthFigure() {
  const text = useText();
  return (
    <div className={depths}>
      <div className={views.near}>
        <img {...drawing} className={parts.near} alt={text('landing.canvas.alt')} />
        <span className={marks.near} />
      </div>
      <div className={views.far}>
        <img {...drawing} className={parts.far} alt="" />
        <span className={marks.far} />
      </div>
      <div className={views.closest}>
        <img {...drawing} className={parts.closest} alt="" />
      </div>
    </div>
  );
}

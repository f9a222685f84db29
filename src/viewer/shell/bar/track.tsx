import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import type { Layout } from '../../viewer.ts';
import { stopInWords } from '../reading/announcement-of.ts';
import { useShell } from '../shell-context.ts';
import { stopName } from '../stop-name.ts';
import { tip } from './bar.css.ts';
import * as styles from './track.css.ts';

/** With more stops, dots would be too small to hit. */
const MOST_DOTS: Record<Layout, number> = { large: 12, middle: 8, small: 0 };

/** On a portrait phone the track has a row to itself. */
export const hasDots = (count: number, layout: Layout, isSheet: boolean): boolean => count <= (isSheet ? 9 : MOST_DOTS[layout]);

/** The current place on the path, and a way to every stop. */
export function Track() {
  const { state, player } = useShell();
  return hasDots(player.stops.length, state.layout, state.isSheet) ? <Dots /> : <Line />;
}

function Dots() {
  const { state, player, text } = useShell();
  const [near, setNear] = useState<number>();
  const current = state.player.stop;
  const style: CSSProperties & Record<'--at', number> = { '--at': current };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer leaving only hides the preview
    <div
      className={styles.track}
      style={style}
      role="group"
      aria-label={text('viewer.track')}
      onPointerLeave={() => setNear(undefined)}
      onBlur={() => setNear(undefined)}
    >
      {player.stops.map((stop, place) => (
        <button
          key={stop.step}
          type="button"
          className={styles.stop}
          aria-label={stopName(player.stops, place, text)}
          aria-current={place === current ? 'step' : undefined}
          data-done={place <= current || undefined}
          onClick={() => player.goToStop(place)}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setNear(place)}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setNear(place)}
        />
      ))}
      <span className={styles.pill} />
      {near !== undefined && <Peek stop={near} share={(near + 0.5) / player.stops.length} />}
    </div>
  );
}

function Line() {
  const { state, player, text } = useShell();
  const [near, setNear] = useState<number>();
  const last = player.stops.length - 1;
  const current = state.player.stop;
  const style: CSSProperties & Record<'--share', number> = { '--share': last > 0 ? current / last : 1 };
  const onPointerMove = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - 11) / (width - 22);
    const isMirrored = currentTarget.matches(':dir(rtl)');
    setNear(Math.min(last, Math.max(0, Math.round((isMirrored ? 1 - share : share) * last))));
  };
  return (
    <div className={styles.line} style={style} onPointerMove={onPointerMove} onPointerLeave={() => setNear(undefined)}>
      <input
        className={styles.range}
        type="range"
        min={1}
        max={last + 1}
        value={current + 1}
        aria-label={text('viewer.track')}
        aria-valuetext={stopInWords(current, { stops: player.stops, text })}
        onChange={({ target }) => player.goToStop(target.valueAsNumber - 1)}
        onKeyDown={keepOwnKeys}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setNear(current)}
        onBlur={() => setNear(undefined)}
      />
      {near !== undefined && <Peek stop={near} share={last > 0 ? near / last : 0.5} />}
    </div>
  );
}

// The slider's own keys would also move the camera.
const keepOwnKeys = (event: KeyboardEvent) => {
  if (/^(Arrow|Home|End|Page)/.test(event.key)) event.stopPropagation();
};

function Peek({ stop, share }: { stop: number; share: number }) {
  const { viewer, player, text } = useShell();
  const { step = 0 } = player.stops[stop] ?? {};
  const thumbnail = viewer.options.files.thumbnails[step] ?? null;
  return (
    <span
      className={`${tip} ${styles.peek}`}
      style={{ left: 'auto', insetInlineStart: `${share * 100}%`, translate: 'calc((1 - var(--direction)) * 50%)' }}
      data-shown
      data-plain={thumbnail === null || undefined}
      aria-hidden="true"
    >
      {thumbnail !== null && <img src={thumbnail} width={176} height={99} alt="" />}
      {stopName(player.stops, stop, text)}
    </span>
  );
}

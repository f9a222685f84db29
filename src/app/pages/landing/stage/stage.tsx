import { useText } from '#app/client/frame.tsx';
import { useId } from 'react';
import { StageBar } from './stage-bar.tsx';
import * as styles from './stage.css.ts';
import { canvas as box, stops } from './stops.ts';

/** A canvas to fly over. The current stop is a radio button and the camera a style rule, so it works without scripts. */
export function Stage() {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.stage} role="group" aria-label={text('landing.stage.label')}>
      <div className={styles.canvas}>
        <div className={styles.scene}>
          <img
            className={styles.drawing}
            src="/art/deep.svg"
            width={box.width / 2}
            height={box.height / 2}
            alt={text('landing.stage.alt')}
            fetchPriority="high"
          />
          <div className={styles.title} aria-hidden="true">
            <span className={styles.titleName}>{text('landing.stage.title')}</span>
            <span>{text('landing.stage.subtitle')}</span>
          </div>
          {stops.map((stop, place) => (
            <div key={stop.id} aria-hidden="true">
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the radio button in the bar has the words */}
              <label className={styles.stopCircles[stop.id]} htmlFor={`${id}${place + 1}`} />
              <div className={styles.stopWords[stop.id]}>
                <span className={styles.stopName}>{text(`landing.stop.${stop.id}.name`)}</span>
                <span>{text(`landing.stop.${stop.id}.detail`)}</span>
              </div>
              <span className={styles.stopChips[stop.id]}>{place + 1}</span>
            </div>
          ))}
        </div>
      </div>
      <StageBar id={id} />
    </div>
  );
}

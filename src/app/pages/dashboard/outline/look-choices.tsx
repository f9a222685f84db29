import { useText } from '#app/client/frame.tsx';
import { type OutlineArrangement, outlineArrangements, type OutlineLook, outlineLooks } from '#model/outline/outline.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import * as styles from './look-choices.css.ts';

export interface LookWish {
  arrangement: OutlineArrangement;
  look: OutlineLook;
}

/** Fields of the form, so that they count without scripts, too. */
export function LookChoices({ wish, onWish }: { wish: LookWish; onWish: (wish: LookWish) => void }) {
  const text = useText();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={visuallyHidden}>{text('newPresentation.arrangement')}</legend>
        <div className={styles.segments}>
          {outlineArrangements.map((arrangement) => (
            <label key={arrangement} className={styles.segment}>
              <input
                type="radio"
                name="arrangement"
                value={arrangement}
                checked={wish.arrangement === arrangement}
                className={visuallyHidden}
                onChange={() => onWish({ ...wish, arrangement })}
              />
              {text(`newPresentation.arrangement.${arrangement}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={visuallyHidden}>{text('newPresentation.look')}</legend>
        <div className={styles.looks}>
          {outlineLooks.map((look) => (
            <label key={look} className={styles.look} title={text(`newPresentation.look.${look}`)}>
              <input
                type="radio"
                name="look"
                value={look}
                checked={wish.look === look}
                className={visuallyHidden}
                onChange={() => onWish({ ...wish, look })}
              />
              <span className={styles.swatches[look]} aria-hidden="true" />
              <span className={styles.lookName}>{text(`newPresentation.look.${look}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

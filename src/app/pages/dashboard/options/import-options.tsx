import { useText } from '#app/client/frame.tsx';
import type { ImportWishes } from '#contract/presentation/imports.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import { useId } from 'react';
import { CheckboxField } from '../../../ui/field/check-field.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { ArrangementDrawing } from '../../../ui/card/arrangement-drawing.tsx';
import * as styles from './import-options.css.ts';

type Wishes = Omit<ImportWishes, 'folder'>;

/** How the slides are arranged on the canvas, and which are included. */
export function ImportOptions({ wishes, onWishes }: { wishes: Wishes; onWishes: (wishes: Wishes) => void }) {
  const text = useText();
  const name = useId();
  return (
    <div className={styles.options}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('library.arrangement')}</legend>
        <div className={styles.choices}>
          {arrangements.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={wishes.arrangement === each}
                className={visuallyHidden}
                onChange={() => onWishes({ ...wishes, arrangement: each })}
              />
              <ArrangementDrawing arrangement={each} />
              {text(`library.arrangement.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <CheckboxField
        label={text('library.includesHidden')}
        checked={wishes.includesHidden}
        onChange={({ currentTarget }) => onWishes({ ...wishes, includesHidden: currentTarget.checked })}
      />
    </div>
  );
}

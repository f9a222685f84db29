import { linkIcon, lockIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { privacies, type Privacy } from '#contract/presentation/presentation-address.ts';
import { useId } from 'react';
import { problem as problemStyle, problemIcon } from '../../../ui/field/field.css.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import * as styles from './privacy-field.css.ts';

interface PrivacyFieldProps {
  name: string;
  chosen: string | undefined;
  problem: string | undefined;
  autoFocus: boolean;
}

const icons: Record<Privacy, IconName> = { public: 'globe', reusable: 'copy', unlisted: linkIcon, private: lockIcon };

/** Who may see the presentation: four options, each with an explanation. */
export function PrivacyField({ name, chosen, problem, autoFocus }: PrivacyFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={problem ? `${id}problem` : undefined}>
      <legend className={styles.legend}>{text('access.edit.privacy')}</legend>
      <div className={styles.options}>
        {privacies.map((privacy, place) => (
          <label key={privacy} className={styles.option}>
            <Icon name={icons[privacy]} size={20} />
            <span className={styles.words}>
              <span id={`${id}${privacy}`} className={styles.name}>
                {text(`access.privacy.${privacy}`)}
              </span>
              <span id={`${id}${privacy}hint`} className={styles.hint}>
                {text(`access.privacy.${privacy}.hint`)}
              </span>
            </span>
            <input
              type="radio"
              name={name}
              value={privacy}
              defaultChecked={privacy === chosen}
              autoFocus={autoFocus && place === 0}
              required
              aria-labelledby={`${id}${privacy}`}
              aria-describedby={`${id}${privacy}hint`}
              className={styles.radio}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}problem`} className={problemStyle}>
          <Icon name="problem" size={16} className={problemIcon} />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}

import { eyeOffIcon, linkIcon, lockIcon, userIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './figures.css.ts';

const rules = { password: lockIcon, expires: eyeOffIcon, identity: userIcon } as const;

/** A link that opens a private presentation, and what it asks for first. */
export function LinkFigure() {
  const text = useText();
  const names = Object.keys(rules) as (keyof typeof rules)[];
  return (
    <div className={styles.desk} role="img" aria-label={text('product.link.alt')}>
      <div className={styles.linkCard}>
        <span className={styles.linkName}>{text('product.link.label')}</span>
        <span className={styles.address}>
          <Icon name={linkIcon} size={16} />
          talks.example/view/k7m2xq
        </span>
        <span className={styles.rules}>
          {names.map((name) => (
            <span key={name} className={styles.rule}>
              <Icon name={rules[name]} size={18} className={styles.ruleIcon} />
              {text(`product.link.${name}`)}
              <Icon name="check" size={18} className={styles.on} />
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

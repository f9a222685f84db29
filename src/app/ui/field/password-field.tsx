import { eyeIcon, eyeOffIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { needsScript } from '../type.css.ts';
import * as styles from './field.css.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';
import { bar, meter } from './password-field.css.ts';
import { measurePassword, type PasswordStrength } from './password-strength.ts';

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'className' | 'value' | 'defaultValue' | keyof FieldProps> {
  size?: styles.FieldSize;
  /** For choosing a password: shows its strength, and lets password managers suggest one. */
  isNew?: boolean;
  minimum?: number;
}

export function PasswordField(props: PasswordFieldProps) {
  const text = useText();
  const [field, { size = 'md', isNew = false, minimum = 8, onChange, ...input }] = splitFieldProps(props);
  const [isShown, setShown] = useState(false);
  const [strength, setStrength] = useState<PasswordStrength>({ level: 'empty' });
  const words = useStrengthWords(strength, minimum);
  return (
    <Field {...field} hint={field.hint ?? (isNew && <span aria-live="polite">{words}</span>)}>
      {(wiring) => (
        <>
          <div className={styles.frame}>
            <input
              autoComplete={isNew ? 'new-password' : 'current-password'}
              spellCheck={false}
              autoCapitalize="none"
              {...(isNew && { minLength: minimum })}
              {...input}
              {...wiring}
              type={isShown ? 'text' : 'password'}
              className={classNames(styles.input[size], styles.withTrail)}
              onChange={(event) => {
                setStrength(measurePassword(event.target.value, minimum));
                onChange?.(event);
              }}
            />
            <span className={classNames(styles.trail, needsScript)}>
              <IconButton
                icon={isShown ? eyeOffIcon : eyeIcon}
                size="sm"
                label={text(isShown ? 'ui.password.hide' : 'ui.password.show')}
                onClick={() => setShown(!isShown)}
              />
            </span>
          </div>
          {isNew && (
            <div className={meter} aria-hidden="true">
              {[1, 2, 3, 4].map((step) => (
                <span key={step} className={bar} data-filled={'score' in strength && step <= strength.score ? strength.score : undefined} />
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}

function useStrengthWords(strength: PasswordStrength, minimum: number): string {
  const text = useText();
  switch (strength.level) {
    case 'empty':
      return text('ui.password.rule', { minimum });
    case 'short':
      return text('ui.password.short', { missing: strength.missing });
    case 'weak':
      return text('ui.password.weak');
    case 'fair':
    case 'good':
      return text(`ui.password.${strength.level}`, { missing: strength.missing });
    case 'strong':
      return text('ui.password.strong');
  }
}

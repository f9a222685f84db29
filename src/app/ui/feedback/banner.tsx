import { useText } from '#app/client/frame.tsx';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { needsScript } from '../type.css.ts';
import * as styles from './banner.css.ts';

const toneIcons: Record<styles.BannerTone, IconName> = { info: 'info', success: 'done', warning: 'warning', danger: 'problem' };

export interface BannerProps {
  tone?: styles.BannerTone;
  /** `box` inside a page or form, `strip` across the page under the header. */
  shape?: keyof typeof styles.shapes;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** Adds a close button, as does `onDismiss`. */
  isDismissible?: boolean;
  onDismiss?: () => void;
}

/** Reports what happened. Danger is announced immediately, other tones when the screen reader pauses. */
export function Banner({ tone = 'info', shape = 'box', title, children, icon, isDismissible, onDismiss }: BannerProps) {
  const text = useText();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className={classNames(styles.shapes[shape], styles.tones[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon ?? toneIcons[tone]} size={20} className={classNames(styles.icons[tone], styles.icon)} />
      <div className={classNames(styles.words, shape === 'box' && styles.grow)}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {(isDismissible || onDismiss) && (
        <IconButton
          icon="close"
          size="sm"
          label={text('ui.dismiss')}
          className={classNames(needsScript, shape === 'box' ? styles.dismiss : styles.stripDismiss)}
          onClick={() => {
            setDismissed(true);
            onDismiss?.();
          }}
        />
      )}
    </div>
  );
}

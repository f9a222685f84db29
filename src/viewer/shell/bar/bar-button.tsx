import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../overlay/icon/icon.tsx';
import { button, tip, tipAnchor } from './bar.css.ts';

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  name: string;
  /** The keyboard shortcut, shown beside the name on hover. */
  keyName?: string | undefined;
  /** Extra content for the tooltip. */
  hint?: ReactNode;
}

/** An icon button with its name in a tooltip. */
export function BarButton({ icon, name, keyName, hint, className = button, ...rest }: BarButtonProps) {
  return (
    <span className={tipAnchor}>
      <button type="button" className={className} aria-label={name} aria-keyshortcuts={keyName} {...rest}>
        <Icon name={icon} />
      </button>
      <span className={tip} aria-hidden="true">
        {hint ?? name}
        {keyName && <kbd>{{ ArrowLeft: '←', ArrowRight: '→' }[keyName] ?? keyName}</kbd>}
      </span>
    </span>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { tones } from './text-link.css.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** `inline` in a sentence, `standalone` on its own, `quiet` in navigation. */
  tone?: keyof typeof tones;
  endIcon?: IconName;
}

export function TextLink({ tone = 'inline', endIcon, className, children, ...props }: TextLinkProps) {
  return (
    <a {...props} className={classNames(tones[tone], className)}>
      {children}
      {endIcon && <Icon name={endIcon} size={16} />}
    </a>
  );
}

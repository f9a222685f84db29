import { useText } from '#app/client/frame.tsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { visuallyHidden } from '../type.css.ts';
import { sizes, square, tones, wide } from './button.css.ts';

type ButtonTone = keyof typeof tones;
type ButtonSize = keyof typeof sizes;

interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName | undefined;
  /** An icon after the label, such as the arrow of a menu. */
  endIcon?: IconName;
  /** As wide as its container. */
  isWide?: boolean;
  /** Something is in progress: shown, announced, and further clicks are ignored. */
  isBusy?: boolean;
  isDisabled?: boolean;
}

type OwnProps<Element extends 'a' | 'button'> = Omit<ComponentPropsWithRef<Element>, keyof ButtonLook | 'disabled' | 'children'>;

export type ButtonProps = ButtonLook & { children: ReactNode } & (
    | ({ href: string } & OwnProps<'a'>)
    | ({ href?: undefined } & OwnProps<'button'>)
  );

/** A button, or with an `href` a link that looks like one. Use one primary or lamp button per view; the others are outline or ghost. */
export function Button({ children, ...props }: ButtonProps) {
  return <Pressable {...props} words={children} />;
}

export type IconButtonProps = Omit<ButtonLook, 'icon' | 'endIcon' | 'isWide'> & { icon: IconName; label: string } & (
    | ({ href: string } & OwnProps<'a'>)
    | ({ href?: undefined } & OwnProps<'button'>)
  );

/** An icon alone, with an accessible name. Put it in a `Tooltip` to show the name. */
export function IconButton({ label, tone = 'ghost', ...props }: IconButtonProps) {
  return <Pressable {...props} tone={tone} label={label} />;
}

type PressableProps = ButtonLook & { words?: ReactNode; label?: string } & (
    | ({ href: string } & OwnProps<'a'>)
    | ({ href?: undefined } & OwnProps<'button'>)
  );

function Pressable({
  tone = 'primary',
  size = 'md',
  icon,
  endIcon,
  isWide,
  isBusy,
  isDisabled,
  words,
  label,
  className,
  ...props
}: PressableProps) {
  const text = useText();
  const iconSize = size === 'xl' ? 20 : 18;
  const content = (
    <>
      {isBusy ? <Spinner size={iconSize} /> : icon && <Icon name={icon} size={iconSize} />}
      {words}
      {endIcon && <Icon name={endIcon} size={16} />}
      {isBusy && (
        <span className={visuallyHidden} role="status">
          {text('ui.busy')}
        </span>
      )}
    </>
  );
  const shared = {
    className: classNames(tones[tone], sizes[size], isWide && wide, label && square[size], className),
    ...(label && { 'aria-label': label }),
    'aria-busy': isBusy || undefined,
  };
  if (props.href !== undefined) {
    return (
      <a {...props} {...shared} {...(isDisabled && { href: undefined, role: 'link', 'aria-disabled': true })}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...props} {...shared} disabled={isDisabled} {...(isBusy && { 'aria-disabled': true, onClick: ignore })}>
      {content}
    </button>
  );
}

// Not `disabled` while busy: the button just pressed would lose the focus.
const ignore = (event: MouseEvent) => event.preventDefault();

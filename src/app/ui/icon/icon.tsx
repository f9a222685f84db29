import { classNames } from '../class-names.ts';
import { icon } from './icon.css.ts';
import { iconPaths } from './icon-paths.ts';

/** From the shared table, or the path itself for an icon that only one page uses. */
export type IconName = keyof typeof iconPaths | `M${string}`;

const paths: Readonly<Record<string, string>> = iconPaths;

export interface IconProps {
  name: IconName;
  size?: number;
  isFilled?: boolean;
  className?: string | undefined;
}

/** An icon beside text, so hidden from screen readers. A control with only an icon needs its own accessible name. */
export function Icon({ name, size = 18, isFilled = name === 'play', className }: IconProps) {
  return (
    <svg
      className={classNames(icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name] ?? name} />
    </svg>
  );
}

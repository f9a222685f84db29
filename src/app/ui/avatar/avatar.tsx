import type { Avatar as AvatarData } from '#contract/person.ts';
import { classNames } from '../class-names.ts';
import { colours, picture, sizes, tiny } from './avatar.css.ts';

const pixels: Record<keyof typeof sizes, number> = { xs: 20, sm: 28, md: 36, lg: 48, xl: 96 };

export interface AvatarProps {
  avatar: AvatarData;
  size?: keyof typeof sizes;
  /** Only if there is no name beside it; otherwise the picture is decorative. */
  name?: string;
}

/** A user's picture, or initials on their colour. */
export function Avatar({ avatar, size = 'md', name }: AvatarProps) {
  const silent = name === undefined;
  return (
    <span
      className={classNames(sizes[size], !avatar.picture && colours[avatar.colour], size === 'xs' && tiny)}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {avatar.picture ? (
        <img className={picture} src={avatar.picture} width={pixels[size]} height={pixels[size]} alt="" />
      ) : (
        avatar.initials
      )}
    </span>
  );
}

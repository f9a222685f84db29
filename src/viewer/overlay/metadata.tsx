import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { avatar as avatarStyle, avatarColour, byline, changed, dot, owner as ownerStyle } from './overlay.css.ts';

export function Face({ avatar: { picture, initials, colour } }: { avatar: DisplayData['owner']['avatar'] }) {
  return (
    <span className={`${avatarStyle} ${avatarColour[colour]}`} aria-hidden="true">
      {picture === null ? initials : <img src={picture} width={28} height={28} alt="" />}
    </span>
  );
}

/** The owner, and when the presentation was last changed. */
export function Byline({ display: { owner, byOwner, lastModifiedDateString }, text }: { display: DisplayData; text: ViewerText }) {
  return (
    <span className={byline}>
      <Face avatar={owner.avatar} />
      <span className={ownerStyle}>{owner.publicDisplayName}</span>
      <span className={dot} aria-hidden="true">
        ·
      </span>
      <span className={changed}>{lastModified({ byOwner, lastModifiedDateString }, text)}</span>
    </span>
  );
}

export const lastModified = (
  { byOwner, lastModifiedDateString: date }: Pick<DisplayData, 'byOwner' | 'lastModifiedDateString'>,
  text: ViewerText,
) => text(byOwner ? 'viewer.lastModified' : 'viewer.lastModified.byOther', { date });

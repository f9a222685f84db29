import type { OpeningPicture } from '#contract/viewer.ts';
import { fineRatio } from '#model/paint/opening.ts';
import { opening, uprightOpening } from './opening.css.ts';
import { openingNumbers } from './opening-numbers.ts';

interface OpeningProps {
  picture: OpeningPicture;
  /** It is the first thing to see; otherwise it waits for somebody to start. */
  isAtOnce: boolean;
  hasControls: boolean;
}

/** Its own width, or in browsers that cannot tell, that in a viewer as wide as the window. */
const sizesOf = ({ width }: OpeningPicture) => `auto, ${Math.ceil(width / 12.8)}vw`;

const rule = (selector: string, picture: OpeningPicture) =>
  `${selector}{${Object.entries(openingNumbers(picture))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** What the canvas will show first, as the server has painted it. */
export function Opening({ picture, isAtOnce, hasControls }: OpeningProps) {
  const { address, fineAddress, width } = picture;
  // Without controls, a portrait phone shows a stop as others do.
  const upright = hasControls ? picture.upright : undefined;
  return (
    <>
      {/* The server's markup may contain no style attributes (content security policy). */}
      <style dangerouslySetInnerHTML={{ __html: rule('[data-opening]', picture) + (upright ? rule('[data-upright]', upright) : '') }} />
      <img
        className={opening}
        alt=""
        draggable={false}
        data-opening={isAtOnce ? 'first' : ''}
        {...(!hasControls && { 'data-bar': 'none' })}
        {...(isAtOnce ? { decoding: 'sync', fetchPriority: 'high' } : { loading: 'lazy', fetchPriority: 'low' })}
        {...(fineAddress !== undefined && {
          srcSet: `${address} ${width}w, ${fineAddress} ${Math.round(fineRatio * width)}w`,
          sizes: sizesOf(picture),
        })}
        src={address}
      />
      {/* Lazy: fetched only where it shows. */}
      {upright && (
        <img className={uprightOpening} alt="" draggable={false} data-upright loading="lazy" fetchPriority="high" src={upright.address} />
      )}
    </>
  );
}

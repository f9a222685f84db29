import type { DisplayData } from '#contract/viewer.ts';
import { gradients, picture, softPicture } from '../overlay.css.ts';

type PreviewProps = Pick<DisplayData, 'previewState' | 'previewUrl' | 'fallbackPreviewUrl'>;

/** A blurred preview of the presentation, with a shade on top that keeps the text readable. */
export function Preview({ previewState, previewUrl, fallbackPreviewUrl }: PreviewProps) {
  const address = { loading: null, show: previewUrl, fallback: fallbackPreviewUrl }[previewState];
  const shade = previewState === 'loading' ? 'opaque' : 'light';
  return (
    <>
      {address !== null && (
        // Decoded with the first paint, not after it.
        <img
          className={previewState === 'show' ? softPicture : picture}
          src={address}
          alt=""
          draggable={false}
          decoding={previewState === 'show' ? 'sync' : 'async'}
          fetchPriority="high"
          data-preview={previewState}
        />
      )}
      <div className={gradients[shade]} data-shade={shade} />
    </>
  );
}

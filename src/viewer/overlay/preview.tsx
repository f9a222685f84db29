import type { DisplayData } from '#contract/viewer.ts';
import { gradients, picture } from './overlay.css.ts';

type PreviewProps = Pick<DisplayData, 'previewState' | 'previewUrl' | 'fallbackPreviewUrl'>;

/** A blurred preview of the presentation, with a shade on top that keeps the text readable. */
export function Preview({ previewState, previewUrl, fallbackPreviewUrl }: PreviewProps) {
  // One above the other: a preview that does not load shows nothing, and so its fallback, without any script.
  const pictures = { loading: [], show: [fallbackPreviewUrl, previewUrl], fallback: [fallbackPreviewUrl] }[previewState];
  const shade = previewState === 'loading' ? 'opaque' : 'light';
  return (
    <>
      {pictures.map(
        (address) =>
          address !== null && (
            <img key={address} className={picture} src={address} alt="" draggable={false} decoding="async" fetchPriority="high" />
          ),
      )}
      <div className={gradients[shade]} data-shade={shade} />
    </>
  );
}

import { useFrame, useText } from '#app/client/frame.tsx';
import type { RefusedFile } from '#app/client/uploads/check-files.ts';
import type { UploadLimits } from '#contract/presentation/imports.ts';
import { isolate } from '#locale/isolate.ts';
import { formatBytes } from '#locale/bytes.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import * as styles from './bring-files.css.ts';

/** Lists each file that is not sent, and why, before any other is sent. */
export function RefusedFiles({
  refused,
  limits,
  onDismiss,
}: {
  refused: readonly RefusedFile[];
  limits: UploadLimits;
  onDismiss: () => void;
}) {
  const text = useText();
  const { language } = useFrame();
  if (refused.length === 0) return null;
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    // A new key for each choice of files, so that it is announced again.
    <Banner
      key={refused.map(({ name }) => name).join('/')}
      tone="danger"
      title={text('library.refused.title', { count: refused.length })}
      onDismiss={onDismiss}
    >
      <ul className={styles.refused}>
        {refused.map((file, place) => (
          <li key={`${file.name} ${place}`}>
            {text(`library.refused.${file.reason}`, {
              name: isolate(file.name),
              size: size(file.size),
              limit: size(limits.fileBytes),
              left: size(limits.leftBytes ?? 0),
              count: limits.files,
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

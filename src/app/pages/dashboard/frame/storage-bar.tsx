import { useFrame, useText } from '#app/client/frame.tsx';
import type { StorageUse } from '#contract/presentation/library.ts';
import { formatBytes } from '#locale/bytes.ts';
import { formatNumber } from '#locale/number.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { storage as storageStyle } from './side-bar.css.ts';

/** How much of the owner's storage is used. */
export function StorageBar({ storage: { usedBytes, limitBytes } }: { storage: StorageUse }) {
  const text = useText();
  const { language } = useFrame();
  return (
    <div className={storageStyle}>
      {limitBytes === null ? (
        text('library.storageUsed', { used: formatBytes(usedBytes, language) })
      ) : (
        <Progress
          label={text('library.storage')}
          value={Math.min(1, usedBytes / Math.max(1, limitBytes))}
          detail={text('library.storageOf', { used: partOf(usedBytes, limitBytes, language), limit: formatBytes(limitBytes, language) })}
        />
      )}
    </div>
  );
}

/** "3.2" of 10 GB, sharing the unit; "12 MB" of 10 GB where that would be close to zero. */
function partOf(usedBytes: number, limitBytes: number, language: string): string {
  const unit = 1000 ** Math.floor(Math.log10(Math.max(1, limitBytes)) / 3);
  const amount = usedBytes / unit;
  return usedBytes === 0 || amount >= 0.1 ? formatNumber(amount, language, 1) : formatBytes(usedBytes, language);
}

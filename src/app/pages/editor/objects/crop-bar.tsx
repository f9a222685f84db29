import { useFrame, useText } from '#app/client/frame.tsx';
import type { Cropping } from '#editor/tools/crop/cropping.ts';
import type { CropTools } from '#editor/tools/crop/crop-tools.ts';
import { formatPercent } from '#locale/number.ts';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { imageIcon } from '../../../ui/icon/page-icons.ts';
import * as controls from '../controls/controls.css.ts';
import * as styles from './crop.css.ts';

interface CropBarProps {
  ref: RefObject<HTMLDivElement | null>;
  crop: CropTools;
  cropping: Cropping;
  onChange: (change: (before: Cropping) => Cropping) => void;
  buttons: ReactNode;
}

/** How large the picture is behind its frame, and what ends cropping. */
export function CropBar({ ref, crop, cropping, onChange, buttons }: CropBarProps) {
  const text = useText();
  const { language } = useFrame();
  const now = crop.enlargementOf(cropping);
  const most = Math.max(crop.largest, now);
  // Each step makes it larger by the same factor.
  const share = Math.log(now) / Math.log(most);
  return (
    <div ref={ref} className={styles.bar}>
      <IconButton
        icon={imageIcon}
        label={text('editorObjects.picture.whole')}
        className={styles.button}
        onClick={() => onChange((before) => crop.uncrop(before))}
      />
      <input
        type="range"
        className={`${controls.slider} ${styles.size}`}
        aria-label={text('editorObjects.crop.size')}
        aria-valuetext={formatPercent(now, language)}
        min={0}
        max={100}
        value={Math.round(share * 100)}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
        onChange={({ target }) => {
          const wanted = most ** (Number(target.value) / 100);
          onChange((before) => crop.enlarge(before, wanted));
        }}
      />
      {buttons}
    </div>
  );
}

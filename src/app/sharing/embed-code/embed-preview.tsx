import { useFrame, useText } from '#app/client/frame.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './embed-dialog.css.ts';
import type { EmbedSize } from './embed-size.ts';

interface EmbedPreviewProps {
  address: string;
  title: string;
  size: EmbedSize | 'fluid';
}

/** The real viewer at its final size, scaled down to fit. */
export function EmbedPreview({ address, title, size }: EmbedPreviewProps) {
  const text = useText();
  const { language } = useFrame();
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isSized = size !== 'fluid' && size.width !== '';
  const width = isSized ? Number(size.width) : available;
  const height = isSized ? Number(size.height) : (available * 9) / 16;
  const scale = width > available ? available / width : 1;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(scale);
  return (
    <figure className={styles.preview}>
      <div ref={room} className={styles.room} style={{ height: height * scale }}>
        {available > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: a sandbox that lets it run keeps nothing out
          <iframe
            key={address}
            src={address}
            title={title}
            allow="autoplay; fullscreen"
            className={styles.frame}
            style={{ width, height, transform: `scale(${scale})`, marginInlineStart: (available - width * scale) / 2 }}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        {isSized ? text('share.embed.preview', { percent, width: size.width, height: size.height }) : text('share.embed.previewFluid')}
      </figcaption>
    </figure>
  );
}

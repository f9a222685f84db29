import { useText } from '#app/client/frame.tsx';
import { classNames } from '../class-names.ts';
import { visuallyHidden } from '../type.css.ts';
import { cardSkeleton, lines, shapes, widths } from './skeleton.css.ts';

export interface SkeletonProps {
  shape?: keyof typeof shapes;
  width?: Exclude<keyof typeof widths, 'own'>;
}

/** The shape of content that is loading. Announce it once beside it, and set `aria-busy` on the region it fills. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={classNames(shapes[shape], widths[shape === 'circle' ? 'own' : width])} aria-hidden="true" />;
}

export function CardSkeleton() {
  const text = useText();
  return (
    <div className={cardSkeleton}>
      <Skeleton shape="thumb" />
      <div className={lines}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
      <span className={visuallyHidden}>{text('ui.loading')}</span>
    </div>
  );
}

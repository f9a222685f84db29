import { useFrame } from '#app/client/frame.tsx';
import { formatDate, formatTime } from '#locale/date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { metaText } from '../../../ui/type.css.ts';
import { piece } from './moment.css.ts';

/** A date, with the time in smaller print. */
export function Moment({ at }: { at: string }) {
  const { language } = useFrame();
  return (
    <time dateTime={at}>
      <span className={piece}>{formatDate(at, language)}</span>{' '}
      <span className={classNames(metaText, piece)}>{formatTime(at, language)}</span>
    </time>
  );
}

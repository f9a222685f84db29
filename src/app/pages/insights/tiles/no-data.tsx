import { useText } from '#app/client/frame.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';

/** Stands in for a missing number. */
export function NoData() {
  const text = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{text('insights.noData')}</span>
    </>
  );
}

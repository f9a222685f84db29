import { useText } from '#app/client/frame.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';

/** In the place of a number that there is not. */
export function NoData() {
  const text = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{text('insights.noData')}</span>
    </>
  );
}

import { useFrame } from '#app/client/frame.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { inRoom, inTight } from './toolbar.css.ts';

/** What stands in a tool; where there is little room, the short words. */
export function ToolLabel({ icon, label, short }: { icon: IconName; label: string; short?: string }) {
  return (
    <>
      <Icon name={icon} />
      {short === undefined ? <span>{label}</span> : <Either long={label} short={short} />}
    </>
  );
}

const EXACT_BELOW = 10_000;

/** A number, exact where there is room for it. */
export function Count({ of }: { of: number }) {
  const { language } = useFrame();
  const format = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format(of);
  return of < EXACT_BELOW ? (
    <span suppressHydrationWarning>{format()}</span>
  ) : (
    <Either long={format()} short={format({ notation: 'compact' })} />
  );
}

// The browser may write a number in another way than the server did: that is no reason to draw the page again.
const Either = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className={inRoom} suppressHydrationWarning>
      {long}
    </span>
    <span className={inTight} suppressHydrationWarning>
      {short}
    </span>
  </>
);

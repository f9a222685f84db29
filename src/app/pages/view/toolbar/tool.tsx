import { useFrame } from '#app/client/frame.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { inRoom, inTight } from './toolbar.css.ts';

/** The content of a tool, with a short label if space is tight. */
export function ToolLabel({ icon, label, short }: { icon: IconName; label: string; short?: string }) {
  return (
    <>
      <Icon name={icon} />
      {short === undefined ? <span>{label}</span> : <Either long={label} short={short} />}
    </>
  );
}

const EXACT_BELOW = 10_000;

/** A number, exact if there is room. */
export function Count({ of }: { of: number }) {
  const { language } = useFrame();
  const format = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format(of);
  return of < EXACT_BELOW ? (
    <span suppressHydrationWarning>{format()}</span>
  ) : (
    <Either long={format()} short={format({ notation: 'compact' })} />
  );
}

// Browser and server may format numbers differently, which is no reason to render again.
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

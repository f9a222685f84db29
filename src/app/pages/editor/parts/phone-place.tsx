import type { PhonePartProps } from '../../../editing/phone/phone-part.tsx';
import { media } from '../../../ui/media/media.ts';
import { Later, onDemand } from './later.tsx';
import { useMatches } from './use-matches.ts';

const PhonePart = onDemand(async () => (await import('../../../editing/phone/phone-part.tsx')).PhonePart);

/** While the presentation is opened, so that the bar is there with it. */
export function preparePhone(): void {
  if (matchMedia(media.phone).matches) PhonePart.load().catch(() => undefined);
}

export function PhonePlace(props: PhonePartProps) {
  const isWanted = useMatches(props.part === 'hint' ? media.coarse : media.phone);
  return isWanted ? (
    <Later isQuiet>
      <PhonePart {...props} />
    </Later>
  ) : null;
}

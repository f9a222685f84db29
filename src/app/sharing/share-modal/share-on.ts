import type { Network } from './share-address.ts';

const HEIGHT = 570;
const widthFor = (network: Network) => (network === 'LINKEDIN' ? 1300 : 520);

type Opener = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'open'>;

/** Logs the share, and opens a popup centred on this window. Returns false if the browser blocks it. */
export function shareOn(network: Network, address: string, { from, onShare }: { from: Opener; onShare: () => void }): boolean {
  onShare();
  const width = widthFor(network);
  const left = Math.max(0, Math.round(from.screenX + (from.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(from.screenY + (from.outerHeight - HEIGHT) / 2));
  // Not `noopener`, which would hide whether the window opened. The opener is removed before another site's page loads in it.
  const popup = from.open('', '_blank', `popup,width=${width},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return false;
  popup.opener = null;
  popup.location.href = address;
  return true;
}

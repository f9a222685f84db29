import type { Network } from './share-address.ts';

const HEIGHT = 570;
const widthFor = (network: Network) => (network === 'LINKEDIN' ? 1300 : 520);

type Opener = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'open'>;

/** Tells that it is shared, and opens a window in the middle of this one; false where the browser does not let us. */
export function shareOn(network: Network, address: string, { from, onShare }: { from: Opener; onShare: () => void }): boolean {
  onShare();
  const width = widthFor(network);
  const left = Math.max(0, Math.round(from.screenX + (from.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(from.screenY + (from.outerHeight - HEIGHT) / 2));
  // Not `noopener`: it would hide whether the window came. The tie is cut before anybody else's page is in it.
  const popup = from.open('', '_blank', `popup,width=${width},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return false;
  popup.opener = null;
  popup.location.href = address;
  return true;
}

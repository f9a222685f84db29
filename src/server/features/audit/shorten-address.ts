import { isIPv4, isIPv6 } from 'node:net';

/** The network an address belongs to: enough to tell home from abroad, too little to tell who it is. Null if it is no address. */
export function shortenAddress(address: string): string | null {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return null;
  const { hostname } = new URL(`http://[${plain}]/`);
  const [head = '', tail] = hostname.slice(1, -1).split('::', 2);
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 3);
  return `${groups.join(':').replace(/(:0)+$/, '')}::/48`;
}

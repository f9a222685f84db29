import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const family = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

/** Where a request comes from: what the nearest proxy that we do not know says of it, as everywhere else on this server. */
export function createClientAddress(trustedProxies: readonly string[]): (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies.flatMap((name) => named[name] ?? name)) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(bits), family(address));
  }
  const isTrusted = (address: string) => trusted.check(address, family(address));

  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || !isIP(address)) return address;
    const told = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isTrusted(address)) {
      const next = plain(told.pop()?.trim() ?? '');
      if (!isIP(next)) break;
      address = next;
    }
    return address;
  };
}

/** As it is written for IPv4 alone. */
const plain = (address: string) => (address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address);

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const family = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

/** Returns the client's address: the first one, counted from our side, that is not a trusted proxy. */
export type ClientAddress = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
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
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isTrusted(address)) {
      const next = plain(forwarded.pop()?.trim() ?? '');
      if (!isIP(next)) break;
      address = next;
    }
    return address;
  };
}

/** Converts an IPv4-mapped IPv6 address to plain IPv4. */
const plain = (address: string) => (address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address);

/** Adds `clientAddress` to every request. */
export function addClientAddress(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const clientAddress = createClientAddress(trustedProxies);
  app.decorateRequest('clientAddress', {
    getter() {
      return clientAddress(this.raw);
    },
  });
}

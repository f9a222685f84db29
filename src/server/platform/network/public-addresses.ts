import { BlockList, isIPv6 } from 'node:net';

/** Where no public server is: our own machine and network, and what is reserved (RFC 6890). */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
// Those that lead to an IPv4 address, and examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? open.check(address, 'ipv6') && !closed.check(address, 'ipv6') : !closed.check(address, 'ipv4');

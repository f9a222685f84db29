import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

// Loaded first in a confined process: whatever a file refers to, and whichever library tries to fetch it, no request gets out.
const refuse = (): never => {
  throw new Error('A confined process has no network');
};

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
dgram.Socket.prototype.bind = refuse;
dgram.Socket.prototype.send = refuse;
for (const names of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const name of [...Object.getOwnPropertyNames(names), ...Object.getOwnPropertyNames(Object.getPrototypeOf(names))])
    if (/^(?:lookup|resolve|reverse)/.test(name)) Object.assign(names, { [name]: refuse });
Object.assign(globalThis, { fetch: refuse, WebSocket: refuse, EventSource: refuse });
syncBuiltinESMExports();

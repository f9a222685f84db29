import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

// Imported first in a guarded process: whatever a file refers to, and whichever library tries to fetch it, no request gets out.
const refuse = (): never => {
  throw new Error('A guarded process has no network');
};

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
Object.assign(dns, { lookup: refuse, resolve: refuse, resolve4: refuse, resolve6: refuse });
Object.assign(dns.promises, { lookup: refuse, resolve: refuse, resolve4: refuse, resolve6: refuse });
Object.assign(globalThis, { fetch: refuse, WebSocket: undefined, EventSource: undefined });
syncBuiltinESMExports();

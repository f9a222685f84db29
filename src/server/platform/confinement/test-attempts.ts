import { spawn } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { Worker } from 'node:worker_threads';

/** Where a confined process tries to get to. */
export interface Target {
  port: number;
  /** A file that exists, outside of everything the process may read. */
  file: string;
}

const inWorker = `
  const { workerData: { port } } = require('node:worker_threads');
  require('node:net').connect(port, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1));
`;

const attempts: Record<string, (target: Target) => unknown> = {
  connect: ({ port }) => once(net.connect(port, '127.0.0.1'), 'connect'),
  'unix-socket': ({ file }) => once(net.connect(`${file}.socket`), 'connect'),
  listen: () => once(net.createServer().listen(0, '127.0.0.1'), 'listening'),
  request: ({ port }) => once(http.get(`http://127.0.0.1:${port}/`), 'response'),
  fetch: ({ port }) => fetch(`http://127.0.0.1:${port}/`),
  'web-socket': ({ port }) => once(new WebSocket(`ws://127.0.0.1:${port}/`) as never, 'open'),
  datagram: ({ port }) => dgram.createSocket('udp4').send('out', port, '127.0.0.1'),
  lookup: () => dns.lookup('localhost'),
  resolve: ({ port }) => {
    const resolver = new dns.Resolver({ timeout: 500, tries: 1 });
    resolver.setServers([`127.0.0.1:${port}`]);
    return resolver.resolve4('example.org');
  },
  binding: () => (process as unknown as { binding(name: string): object }).binding('tcp_wrap'),
  worker: async ({ port }) => {
    const [code] = await once(new Worker(inWorker, { eval: true, workerData: { port } }), 'exit');
    if (code !== 0) throw new Error('The worker could not connect');
  },
  spawn: () => once(spawn(process.execPath, ['--version']), 'exit'),
  read: ({ file }) => readFileSync(file),
  write: ({ file }) => writeFileSync(`${file}.new`, 'written'),
};

/** Tries everything, and says what came of it by kind. */
export async function tryEverything(target: Target): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [kind, attempt] of Object.entries(attempts))
    try {
      await attempt(target);
      outcomes[kind] = 'succeeded';
    } catch {
      outcomes[kind] = 'failed';
    }
  return outcomes;
}

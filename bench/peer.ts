import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Peer {
  name: string;
  address: string;
  pid: number;
  stop(): void;
}

interface Page {
  body: Buffer;
  headers: [string, string][];
}

/** Serves the same bytes with the same headers from nginx with one worker, or from a bare Node server if nginx is not installed. */
export async function startPeer(page: Page, port: number): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-peer-'));
  writeFileSync(join(folder, 'page'), page.body);
  const hasNginx = !spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` } }).error;
  const child = hasNginx ? startNginx(folder, page, port) : startBareNode(folder, page, port);
  const address = `http://127.0.0.1:${port}/`;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  );
  return {
    name: hasNginx ? 'nginx' : 'bare Node',
    address,
    pid: hasNginx ? firstChildOf(child.pid ?? 0) : (child.pid ?? 0),
    stop() {
      child.kill('SIGTERM');
      void once(child, 'exit').then(() => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

function startNginx(folder: string, { headers }: Page, port: number): ChildProcess {
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'index.html'), readFileSync(join(folder, 'page')));
  const added = headers.filter(([name]) => !['content-length', 'content-type', 'etag', 'date', 'connection', 'keep-alive'].includes(name));
  const configuration = `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10 inactive=1h;
  default_type "text/html; charset=utf-8"; types { }
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port}; root ${folder}/root;
    ${added.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n    ')}
  }
}`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
}

function startBareNode(folder: string, { headers }: Page, port: number): ChildProcess {
  const script = `
    const body = require('node:fs').readFileSync(${JSON.stringify(join(folder, 'page'))});
    const headers = ${JSON.stringify(headers.filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)).flat())};
    require('node:http').createServer((request, response) => { response.writeHead(200, headers); response.end(body); }).listen(${port}, '127.0.0.1');`;
  return spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
}

function firstChildOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}

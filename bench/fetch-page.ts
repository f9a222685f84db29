import { request } from 'node:http';

/** Fetches a page as sent over the wire, compressed. */
export function fetchPage(address: string) {
  return new Promise<{ body: Buffer; headers: [string, string][] }>((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'gzip, br', accept: 'text/html' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ body: Buffer.concat(parts), headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { importRoutes, type ImportSummary } from '#contract/presentation/imports.ts';

/** What the server acknowledged but lost, and how often a sender had to resume. */
export interface Account {
  /** How many uploads are in progress. */
  sending: number;
  sent: string[];
  continued: number;
  acknowledgedAndLost: number;
  givenUp: string[];
}

interface Sender {
  origin: string;
  cookie: string;
  token: string;
  account: Account;
}

const PART = 256 * 1024;
/** Milliseconds between chunks, as on a 2.5 MB/s connection. */
const PAUSE = 100;
const PATIENCE = 20 * 60_000;

/** Uploads a file as a page does, however often the server is killed meanwhile. The returned `ended` resolves when the import ends. */
export async function sendFile(name: string, bytes: Buffer, { origin, cookie, token, account }: Sender): Promise<{ ended: Promise<void> }> {
  const deadline = Date.now() + PATIENCE;
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { accept: 'application/json', cookie, 'x-xsrf-token': token, 'tus-resumable': '1.0.0', ...init.headers },
      signal: AbortSignal.timeout(20_000),
    });
  /** Retries until there is an answer that is not a server error. */
  const insist = async (...asked: Parameters<typeof ask>): Promise<Response> => {
    for (;;) {
      const answer = await ask(...asked).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      if (Date.now() > deadline) throw new Error(`${name}: no answer`);
      await delay(100);
    }
  };

  const metadata = { filename: name, wishes: '{}' };
  const headers = {
    'upload-length': String(bytes.length),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  };
  const location = (await insist(importRoutes.uploads, { method: 'POST', headers })).headers.get('location') ?? '';
  const id = location.split('/').at(-1) ?? '';
  account.sent.push(id);
  let offset = 0;
  account.sending += 1;
  while (offset < bytes.length) {
    const body = new Uint8Array(bytes.subarray(offset, offset + PART));
    const answer = await ask(location, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    }).catch(() => undefined);
    if (answer?.status === 204) offset = Number(answer.headers.get('upload-offset'));
    else {
      const known = await insist(location, { method: 'HEAD' });
      const counted = Number(known.headers.get('upload-offset') ?? Number.NaN);
      if (!(counted >= offset)) account.acknowledgedAndLost += 1;
      if (Number.isNaN(counted)) {
        account.sending -= 1;
        account.givenUp.push(`${name}: ${known.status}`);
        return { ended: Promise.resolve() };
      }
      offset = counted;
      account.continued += 1;
    }
    await delay(PAUSE);
  }
  account.sending -= 1;
  const untilEnded = async () => {
    for (;;) {
      const { imports } = (await (await insist(importRoutes.imports)).json()) as { imports: ImportSummary[] };
      const found = imports.find((one) => one.id === id);
      if (found?.state === 'ready') return;
      if (!found || found.state === 'failed' || Date.now() > deadline)
        return void account.givenUp.push(`${name}: ${found?.state} ${found?.problem}`);
      await delay(500);
    }
  };
  return { ended: untilEnded().catch((error: unknown) => void account.givenUp.push(String(error))) };
}

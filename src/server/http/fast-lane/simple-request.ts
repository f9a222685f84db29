import type { Asked } from '../pages/page-cache.ts';

export interface SimpleRequest {
  method: 'GET' | 'HEAD';
  url: string;
  asked: Asked & { 'if-none-match'?: string };
}

export interface SimplePost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const LONGEST = 8192;
const requestLine = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/;
const postLine = /^POST (\/[!-~]*) HTTP\/1\.1$/;
// Matches in only one way, so it never backtracks; blanks around the value are trimmed later.
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\t -~]*)$/;

const kept = new Set(['cookie', 'accept-encoding', 'accept-language', 'if-none-match']);
const keptOfPost = new Set([
  'host',
  'cookie',
  'user-agent',
  'accept-language',
  'origin',
  'sec-fetch-site',
  'content-type',
  'content-encoding',
  'content-length',
  'x-forwarded-for',
]);
/** Requests with one of these headers need more than a simple response, or may have more to send. */
const notSimplePost = new Set([
  'transfer-encoding',
  'upgrade',
  'expect',
  'trailer',
  'te',
  'range',
  'authorization',
  'http2-settings',
  'proxy-connection',
]);
const notSimple = new Set([...notSimplePost, 'content-length']);

/**
 * Parses a page request that is complete, alone and plain. Returns undefined for anything else, which is left to Node's own parser:
 * a body, a second request after this one, a partial request, an unusual character, a duplicate header.
 */
export function parseSimpleRequest(chunk: Buffer): SimpleRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const text = chunk.toString('latin1');
  if (text.indexOf('\r\n\r\n') !== text.length - 4) return undefined;
  const lines = text.slice(0, -4).split('\r\n');
  const [, method, url] = requestLine.exec(lines[0] ?? '') ?? [];
  if (method === undefined || url === undefined) return undefined;
  const asked = readHeaders(lines, kept, notSimple);
  return asked && { method: method as SimpleRequest['method'], url, asked };
}

/** The same for a POST: the head and the whole body, with nothing after it. */
export function parseSimplePost(chunk: Buffer): SimplePost | undefined {
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0 || end > LONGEST) return undefined;
  const lines = chunk.toString('latin1', 0, end).split('\r\n');
  const url = postLine.exec(lines[0] ?? '')?.[1];
  const headers = url === undefined ? undefined : readHeaders(lines, keptOfPost, notSimplePost);
  const length = headers?.['content-length'] ?? '';
  if (url === undefined || headers === undefined || !/^\d{1,6}$/.test(length) || chunk.length !== end + 4 + Number(length))
    return undefined;
  return { url, headers, body: chunk.subarray(end + 4) };
}

/** Returns the headers in `kept` from the lines after the first; undefined if any header is not plain. */
function readHeaders(
  lines: readonly string[],
  kept: ReadonlySet<string>,
  notSimple: ReadonlySet<string>,
): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  let hosts = 0;
  for (let index = 1; index < lines.length; index++) {
    const [, given, around] = headerLine.exec(lines[index] ?? '') ?? [];
    if (given === undefined || around === undefined) return undefined;
    const [name, value] = [given.toLowerCase(), around.trim()];
    if (name === 'host') hosts++;
    if (name === 'connection' ? value.toLowerCase() !== 'keep-alive' : notSimple.has(name)) return undefined;
    if (kept.has(name)) {
      if (name in headers) return undefined;
      headers[name] = value;
    }
  }
  return hosts === 1 ? headers : undefined;
}

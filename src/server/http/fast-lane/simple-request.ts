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
/** A request line and headers of plain characters. Matches in only one way, so it never backtracks. */
const plainHead = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \/[!-~]* HTTP\/1\.1(?:\r\n[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*)*$/;
const VERSION = ' HTTP/1.1';

const kept = new Set(['cookie', 'accept-encoding', 'accept-language', 'if-none-match', 'user-agent', 'sec-ch-ua-mobile']);
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
/** Requests with one of these headers may have more to send, or do not keep the connection. */
const notWhole = new Set(['transfer-encoding', 'upgrade', 'expect', 'trailer', 'te', 'http2-settings', 'proxy-connection']);
/** Those with one of these need more than a simple response. */
const notSimplePost = new Set([...notWhole, 'range', 'authorization']);
const notSimple = new Set([...notSimplePost, 'content-length']);
const keptOfWhole = new Set(['content-length']);

/**
 * Parses a page request that is complete, alone and plain. Returns undefined for anything else, which is left to Node's own parser:
 * a body, a second request after this one, a partial request, an unusual character, a duplicate header.
 */
export function parseSimpleRequest(chunk: Buffer): SimpleRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const text = chunk.toString('latin1');
  if (text.indexOf('\r\n\r\n') !== text.length - 4) return undefined;
  const head = text.slice(0, -4);
  if (!plainHead.test(head)) return undefined;
  const lines = head.split('\r\n');
  const method = head.startsWith('GET ') ? 'GET' : head.startsWith('HEAD ') ? 'HEAD' : undefined;
  const asked = method && readHeaders(lines, kept, notSimple);
  return asked && { method, url: urlIn(lines, method), asked };
}

/** The same for a POST: the head and the whole body, with nothing after it. */
export function parseSimplePost(chunk: Buffer): SimplePost | undefined {
  const { lines, headers, body } = readWhole(chunk, keptOfPost, notSimplePost) ?? {};
  if (!lines?.[0]?.startsWith('POST ') || headers?.['content-length'] === undefined || !body) return undefined;
  return { url: urlIn(lines, 'POST'), headers, body };
}

/** Whether this is one request with its whole body, of any kind, that keeps the connection, with nothing after it. */
export const isWholeRequest = (chunk: Buffer): boolean => readWhole(chunk, keptOfWhole, notWhole) !== undefined;

function readWhole(chunk: Buffer, kept: ReadonlySet<string>, refused: ReadonlySet<string>) {
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0 || end > LONGEST) return undefined;
  const head = chunk.toString('latin1', 0, end);
  if (!plainHead.test(head)) return undefined;
  const lines = head.split('\r\n');
  const headers = readHeaders(lines, kept, refused);
  const length = headers?.['content-length'] ?? '0';
  if (headers === undefined || !/^\d{1,6}$/.test(length) || chunk.length !== end + 4 + Number(length)) return undefined;
  return { lines, headers, body: chunk.subarray(end + 4) };
}

const urlIn = (lines: readonly string[], method: string) => lines[0]?.slice(method.length + 1, -VERSION.length) ?? '';

/** Returns the headers in `kept` from the lines after the first; undefined if any header is not plain. */
function readHeaders(
  lines: readonly string[],
  kept: ReadonlySet<string>,
  notSimple: ReadonlySet<string>,
): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  let hosts = 0;
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (name === 'host') hosts++;
    if (name === 'connection' ? valueOf(line, colon).toLowerCase() !== 'keep-alive' : notSimple.has(name)) return undefined;
    if (!kept.has(name)) continue;
    if (name in headers) return undefined;
    headers[name] = valueOf(line, colon);
  }
  return hosts === 1 ? headers : undefined;
}

const valueOf = (line: string, colon: number) => line.slice(colon + 1).trim();

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
/** A request line and headers of plain characters. Each matches in only one way, so they never backtrack. */
const plainLine = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/[!-~]*) HTTP\/1\.1$/;
const plainHeaders = /^(?:\r\n[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*)*$/;
const END = '\r\n\r\n';

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
 * Parses page requests of one connection that are complete, alone and plain. Returns undefined for anything else, which is left to Node's
 * own parser: a body, a second request after this one, a partial request, an unusual character, a duplicate header. Clients repeat their
 * headers from page to page, so headers are parsed only when they differ from the last ones.
 */
export function createRequestParser(): (chunk: Buffer) => SimpleRequest | undefined {
  let last = { headers: '', asked: {} };
  return (chunk) => {
    if (chunk.length > LONGEST) return undefined;
    const text = chunk.toString('latin1');
    const end = text.indexOf('\r\n');
    const [, method, url] = plainLine.exec(text.slice(0, Math.max(0, end))) ?? [];
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return undefined;
    const headers = text.slice(end);
    if (headers !== last.headers) {
      if (headers.indexOf(END) !== headers.length - END.length) return undefined;
      const asked = readHeaders(headers.slice(0, -END.length), kept, notSimple);
      if (!asked) return undefined;
      last = { headers, asked };
    }
    return { method, url, asked: last.asked };
  };
}

/** The same for a POST: the head and the whole body, with nothing after it. */
export function parseSimplePost(chunk: Buffer): SimplePost | undefined {
  const { method, url, headers, body } = readWhole(chunk, keptOfPost, notSimplePost) ?? {};
  return method === 'POST' && url && body && headers?.['content-length'] !== undefined ? { url, headers, body } : undefined;
}

/** Whether this is one request with its whole body, of any kind, that keeps the connection, with nothing after it. */
export const isWholeRequest = (chunk: Buffer): boolean => readWhole(chunk, keptOfWhole, notWhole) !== undefined;

function readWhole(chunk: Buffer, kept: ReadonlySet<string>, refused: ReadonlySet<string>) {
  const end = chunk.indexOf(END);
  if (end < 0 || end > LONGEST) return undefined;
  const head = chunk.toString('latin1', 0, end);
  const endOfLine = head.indexOf('\r\n');
  const [, method, url] = plainLine.exec(head.slice(0, Math.max(0, endOfLine))) ?? [];
  const headers = method && readHeaders(head.slice(endOfLine), kept, refused);
  if (!headers) return undefined;
  const length = headers['content-length'] ?? '0';
  if (!/^\d{1,6}$/.test(length) || chunk.length !== end + END.length + Number(length)) return undefined;
  return { method, url, headers, body: chunk.subarray(end + END.length) };
}

/** Returns the headers in `kept`; undefined if any header is not plain. Each begins with the end of the line before it. */
function readHeaders(text: string, kept: ReadonlySet<string>, notSimple: ReadonlySet<string>): Record<string, string> | undefined {
  if (!plainHeaders.test(text)) return undefined;
  const lines = text.split('\r\n');
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

import type { Asked } from './page-cache.ts';

export interface SimpleRequest {
  method: 'GET' | 'HEAD';
  url: string;
  asked: Asked & { 'if-none-match'?: string };
}

const LONGEST = 8192;
const requestLine = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/;
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([ -~]*?)[ \t]*$/;

const kept = new Set(['cookie', 'accept-encoding', 'accept-language', 'if-none-match']);
/** Whoever sends one of these wants more than a page, or may send more than this. */
const notSimple = new Set(['content-length', 'transfer-encoding', 'upgrade', 'expect', 'trailer', 'te', 'range', 'authorization', 'http2-settings', 'proxy-connection']);

/**
 * A question for a page that is whole, alone and plain. Anything else is undefined, and left to Node's own parser:
 * a body, a second request behind this one, half a request, an odd character, a doubled header.
 */
export function parseSimpleRequest(chunk: Buffer): SimpleRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const text = chunk.toString('latin1');
  if (text.indexOf('\r\n\r\n') !== text.length - 4) return undefined;
  const lines = text.slice(0, -4).split('\r\n');
  const [, method, url] = requestLine.exec(lines[0] ?? '') ?? [];
  if (method === undefined || url === undefined) return undefined;
  const asked: Record<string, string> = {};
  let hosts = 0;
  for (let index = 1; index < lines.length; index++) {
    const [, given, value] = headerLine.exec(lines[index] ?? '') ?? [];
    if (given === undefined || value === undefined) return undefined;
    const name = given.toLowerCase();
    if (name === 'host') hosts++;
    else if (name === 'connection' ? value.toLowerCase() !== 'keep-alive' : notSimple.has(name)) return undefined;
    else if (kept.has(name)) {
      if (name in asked) return undefined;
      asked[name] = value;
    }
  }
  return hosts === 1 ? { method: method as SimpleRequest['method'], url, asked } : undefined;
}

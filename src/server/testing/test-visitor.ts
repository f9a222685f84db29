import { csrfField } from '#contract/form.ts';
import type { TestServer } from './test-server.ts';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Path and query of a redirect's target. */
  location: string | null;
}

export interface TestVisitor {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Like a browser that has opened one of our pages and submits its form. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
}

/** A headless client: keeps cookies, follows no redirects, sends forms with their token. */
export function visitorOf({ origin }: Pick<TestServer, 'origin'>): TestVisitor {
  const cookies = new Map<string, string>();

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    if (!headers.has('cookie') && cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get('location');
    return { status: response.status, headers: response.headers, text: await response.text(), location };
  };

  const keep = (line: string) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };

  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    async post(path, fields, headers = {}) {
      if (!cookies.has('XSRF-TOKEN')) await send('/login', {});
      const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
      return send(path, { method: 'POST', body: new URLSearchParams({ [csrfField]: token, ...fields }), headers });
    },
  };
}

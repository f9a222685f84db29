import { routes } from '#contract/routes.ts';

const readToken = (cookies: string) => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? '';

/** Logs out in one step. Where that fails, the page that asks takes over. */
export async function logOut(): Promise<void> {
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(readToken(document.cookie)), Accept: 'application/json' };
  const answer = await fetch(routes.logOut, { method: 'POST', headers }).catch(() => null);
  location.assign(answer?.ok ? routes.landing : routes.logOut);
}

/** What a request that changes something has to carry, from the cookies of the page. */
export function readToken(cookies: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith('XSRF-TOKEN='));
  return decodeURIComponent(pair?.slice('XSRF-TOKEN='.length) ?? '');
}

/** Whether what is said to this host stays on this machine. */
export const isOnThisMachine = (hostname: string): boolean =>
  hostname === '' || hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** `?tls=false`: the operator says that the network in between is safe. */
export const saysPlain = ({ searchParams }: URL): boolean => searchParams.get('tls') === 'false';

/** Removes what only we understand. */
export function withoutTls(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('tls');
  return url.href;
}

interface Given {
  DATABASE_URL?: string | undefined;
  CLICKHOUSE_URL?: string | undefined;
}

/** Connections to other machines that would not be encrypted, unless the operator says so in as many words. */
export function refusePlainConnections({ DATABASE_URL: database, CLICKHOUSE_URL: clickhouse }: Given): string[] {
  const problems: string[] = [];
  if (database !== undefined && !isSettled(new URL(database)))
    problems.push(
      'DATABASE_URL: production needs an encrypted connection to another machine; add ?sslmode=verify-full, or ?sslmode=disable if the network in between is safe',
    );
  const events = clickhouse === undefined ? undefined : new URL(clickhouse);
  if (events?.protocol === 'http:' && !isOnThisMachine(events.hostname) && !saysPlain(events))
    problems.push('CLICKHOUSE_URL: production needs https to another machine; or add ?tls=false if the network in between is safe');
  return problems;
}

/** `allow` and `prefer` are left out: they accept a server without encryption. */
const settled = ['verify-full', 'verify-ca', 'require', 'no-verify', 'disable'];

function isSettled({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A path is a socket of this machine.
  return host.startsWith('/') || isOnThisMachine(host) || settled.includes(searchParams.get('sslmode') ?? '');
}

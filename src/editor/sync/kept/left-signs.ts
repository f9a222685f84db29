const PREFIX = 'lectern-unsent ';

/**
 * Whether a tab of this browser may have left something unsent, by presentation: what would tell for sure is loaded after the draft is
 * shown. Each tab has a sign of its own. Where nothing can be told, something may be left.
 */
export function mayBeLeft(oid: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX) && localStorage.getItem(key) === oid);
  } catch {
    return true;
  }
}

/** Before what a tab has not sent is kept, and once nothing of it is kept any more. */
export function signLeft(client: string, oid: string | undefined): void {
  try {
    if (oid === undefined) localStorage.removeItem(PREFIX + client);
    else localStorage.setItem(PREFIX + client, oid);
  } catch {
    // Then `mayBeLeft` says that something may be.
  }
}

/** The prefix of the storage keys of all this user's uploads. */
export const storedPrefix = (ownerOid: string) => `lectern ${ownerOid} `;

/** Whether there may be an upload to resume; only then is the upload script loaded. */
export function hasStored(ownerOid: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`tus::${storedPrefix(ownerOid)}`));
  } catch {
    // The browser denies access to storage.
    return false;
  }
}

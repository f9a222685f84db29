/** Every upload of this person is remembered by a name that begins so. */
export const storedPrefix = (ownerOid: string) => `lectern ${ownerOid} `;

/** Whether there may be something to continue; only then its script is fetched. */
export function hasStored(ownerOid: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`tus::${storedPrefix(ownerOid)}`));
  } catch {
    // A browser that lets us keep nothing.
    return false;
  }
}

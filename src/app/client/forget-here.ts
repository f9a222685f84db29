/**
 * Removes what our scripts have stored in this browser. The server asks browsers for the same when somebody logs out; this also works where
 * they do not listen, and when the server cannot be reached.
 */
export function forgetHere(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // The browser denies access to storage: there is nothing in it.
  }
}

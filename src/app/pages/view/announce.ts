/** Everything that the specification wants logged goes through here, as an event on the window that a logger can hear. */
export function announce(name: string, fields: object = {}): void {
  dispatchEvent(new CustomEvent('lectern:event', { detail: { name, ...fields } }));
}

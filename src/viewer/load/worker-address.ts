const bridges = new Map<string, string>();

/** The address to start a worker from: browsers refuse workers from another origin, but a same-origin worker may import from there. */
export function workerAddress(file: URL | string): string {
  const { origin, href: address } = new URL(file, location.href);
  if (origin === location.origin) return address;
  const bridge = bridges.get(address) ?? URL.createObjectURL(new Blob([`import ${JSON.stringify(address)}`], { type: 'text/javascript' }));
  bridges.set(address, bridge);
  return bridge;
}

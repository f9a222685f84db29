/** The place in a menu that a key leads to, or undefined when the key is none of the menu's. */
export function nextPlace(key: string, place: number, labels: readonly string[], typed: string): number | undefined {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  if (typed === '') return undefined;
  // One letter walks on to the next such entry; more letters narrow down the one we are on.
  const from = typed.length === 1 ? place + 1 : place;
  for (let step = 0; step < count; step += 1) {
    const candidate = (from + step) % count;
    if (labels[candidate]?.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())) return candidate;
  }
  return undefined;
}

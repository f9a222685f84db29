/** The index that a key moves to, or undefined if the menu does not handle the key. */
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
  // One letter moves on to the next match; more letters narrow down the current one.
  const from = typed.length === 1 ? place + 1 : place;
  for (let step = 0; step < count; step += 1) {
    const candidate = (from + step) % count;
    if (labels[candidate]?.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())) return candidate;
  }
  return undefined;
}

/** Picks elements in random order, each at most once. `random` returns a number from 0 up to, but not including, 1. */
export function sample<Element>(elements: readonly Element[], count: number, random: () => number): Element[] {
  if (count > elements.length)
    throw new Error('Invalid number of elements provided. Subarray cannot have more elements than original array.');
  const rest = [...elements];
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}

/** Some of the elements, each at most once, in random order. Chance comes in: a number from 0 up to, but not including, 1. */
export function sample<Element>(elements: readonly Element[], count: number, random: () => number): Element[] {
  if (count > elements.length)
    throw new Error('Invalid number of elements provided. Subarray cannot have more elements than original array.');
  const rest = [...elements];
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}

import { keyBetween } from '#model/change/order.ts';
import type { OrderKey } from '#model/presentation/presentation.ts';

/** A key for this place in a list, before what is there now. Neighbours to which two people gave the same key stay together. */
export function keyAt(list: readonly { readonly order?: OrderKey | undefined }[], place: number, random: () => number): OrderKey {
  const before = list[place - 1]?.order;
  const after = list.slice(place).find(({ order }) => order !== undefined && (before === undefined || order > before));
  return keyBetween(before, after?.order, random);
}

/** To the web, or to an object or a step of the same presentation. */
export type Link =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'step'; readonly id: string };

/** To the web, or to an object or a step of the same presentation. */
export type Link = { kind: 'address'; href: string } | { kind: 'object'; id: string } | { kind: 'step'; id: string };

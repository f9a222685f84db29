const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps a right-to-left name from reordering the words around it. */
export const isolate = (words: string) => (rightToLeft.test(words) ? `\u2068${words}\u2069` : words);

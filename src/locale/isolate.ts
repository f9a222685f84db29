const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps a name that runs from right to left from pulling the words around it out of order. */
export const isolate = (words: string) => (rightToLeft.test(words) ? `\u2068${words}\u2069` : words);

/** States the language only where it differs from its surroundings. */
export const tongue = (own: string | undefined, around: string): { language?: string } =>
  own !== undefined && own !== around ? { language: own } : {};

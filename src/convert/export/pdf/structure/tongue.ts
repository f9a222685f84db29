/** Named where it is another language than what is around it. */
export const tongue = (own: string | undefined, around: string): { language?: string } =>
  own !== undefined && own !== around ? { language: own } : {};

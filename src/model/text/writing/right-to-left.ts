/** Whether people write this language from right to left, and turn pages to the right. */
export const isRightToLeft = (language: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|ha-arab|he|iw|ks|ps|sd|ug|ur|yi)\b(?!-latn)|-(?:arab|hebr|thaa|syrc)\b/i.test(language);

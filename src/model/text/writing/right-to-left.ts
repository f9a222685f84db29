/** Whether a language is written from right to left, and its pages turn to the right. */
export const isRightToLeft = (language: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|ha-arab|he|iw|ks|ps|sd|ug|ur|yi)\b(?!-latn)|-(?:arab|hebr|thaa|syrc)\b/i.test(language);

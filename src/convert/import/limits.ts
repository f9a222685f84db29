const MB = 1024 * 1024;

/** No real presentation exceeds these limits; a file that does is an attack. */
export const importLimits = {
  slides: 2000,
  /** In all slides together. */
  objects: 200_000,
  /** One inflated part of an archive, then all parts read from one archive. */
  part: 64 * MB,
  parts: 256 * MB,
  entries: 20_000,
  /** Nesting levels of XML elements and of groups. */
  depth: 400,
  groups: 60,
  /** Per picture. */
  pixels: 100_000_000,
  picture: 48 * MB,
  /** The resulting document, as JSON. */
  document: 64 * MB,
} as const;

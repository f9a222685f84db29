const MB = 1024 * 1024;

/** Beyond these nobody presents, and somebody attacks. */
export const importLimits = {
  slides: 2000,
  /** Of all slides together. */
  objects: 200_000,
  /** One part of an archive, inflated, and all that are read of one. */
  part: 64 * MB,
  parts: 256 * MB,
  entries: 20_000,
  /** Levels of elements in XML, and of groups in groups. */
  depth: 400,
  groups: 60,
  /** Of one picture. */
  pixels: 100_000_000,
  picture: 48 * MB,
  /** The document that comes out, as JSON. */
  document: 64 * MB,
} as const;

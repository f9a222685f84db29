/** What was found in a document that could not be taken as it came. */
export interface Problem {
  /** Where, as a JSON pointer: `/root/children/3/paragraphs/0`. */
  place: string;
  code: ProblemCode;
  /** An error loses something that somebody would miss; a warning was put right. */
  severity: 'error' | 'warning';
  /** The value, name or limit it is about. */
  detail?: string | undefined;
}

const words = {
  'not-a-document': 'This is no presentation document',
  'not-json': 'A value that JSON does not know was left out',
  cycle: 'A part that contains itself was left out',
  'too-deep': 'Nested too deeply',
  'too-large': 'The document is too large; the rest was left out',
  'reserved-name': 'A reserved name was left out',
  'unknown-version': 'The schema version is unknown; it was read as version 2',
  'newer-version': 'The document is of a newer version; it was read as far as possible',
  'unknown-kind': 'The kind is unknown; it is kept as it came',
  'unreadable-object': 'The object cannot be read; it is kept as it came',
  'unreadable-node': 'A part of the drawing cannot be read and was left out',
  'unreadable-asset': 'The asset cannot be read and was left out',
  'unreadable-step': 'The step cannot be read and was left out',
  'unreadable-layer': 'The layer cannot be read and was left out',
  'invalid-value': 'The value is not valid and was left out',
  'number-out-of-range': 'The number is out of range and was brought to its limit',
  'text-too-long': 'The text is too long and was cut',
  'list-too-long': 'The list is too long and was cut',
  'unknown-color': 'The colour is neither a hexadecimal one nor in the palette',
  'unsafe-link': 'Links lead to https, http, mailto, tel or a path on this site; this one was left out',
  'unsafe-source': 'An asset is a file beside the document, a picture as data or a path on this site; this one was left out',
  'invalid-path-data': 'The path data cannot be read',
  'too-many-objects': 'Too many objects; the rest was left out',
  'too-many-nodes': 'Too many parts of drawings; the rest was left out',
  'too-many-assets': 'Too many assets; the rest was left out',
  'too-many-steps': 'Too many steps; the rest was left out',
  'too-much-text': 'Too much text; the rest was left out',
  'duplicate-id': 'The id is taken already; this one got another',
  'missing-object': 'There is no such object',
  'missing-step': 'There is no such step',
  'missing-asset': 'There is no such asset',
  more: 'More problems were found',
} as const;

export type ProblemCode = keyof typeof words;

/** In English, for the command line. */
export const describeProblem = ({ place, code, severity, detail }: Problem): string =>
  `${severity}: ${place || '/'}: ${words[code]}${detail === undefined ? '' : ` (${detail})`}`;

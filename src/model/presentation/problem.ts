/** Something in a document that could not be used as it was. */
export interface Problem {
  /** Where, as a JSON pointer: `/root/children/3/paragraphs/0`. */
  place: string;
  code: ProblemCode;
  /** An error loses something users would miss; a warning was repaired. */
  severity: 'error' | 'warning';
  /** The value, name or limit in question. */
  detail?: string | undefined;
}

const words = {
  'not-a-document': 'Not a presentation document',
  'not-json': 'A value that JSON cannot express was dropped',
  cycle: 'A cyclic reference was dropped',
  'too-deep': 'Nested too deeply',
  'too-large': 'The document is too large; the rest was dropped',
  'reserved-name': 'A reserved name was dropped',
  'unknown-version': 'The schema version is unknown; it was read as version 2',
  'newer-version': 'The document has a newer version and was read as far as possible',
  'unknown-kind': 'The kind is unknown; it is kept unchanged',
  'unreadable-object': 'The object cannot be read; it is kept unchanged',
  'unreadable-node': 'A part of the drawing cannot be read and was dropped',
  'unreadable-asset': 'The asset cannot be read and was dropped',
  'unreadable-step': 'The step cannot be read and was dropped',
  'unreadable-layer': 'The layer cannot be read and was dropped',
  'invalid-value': 'The value is invalid and was dropped',
  'number-out-of-range': 'The number is out of range and was clamped',
  'text-too-long': 'The text is too long and was truncated',
  'list-too-long': 'The list is too long and was truncated',
  'unknown-color': 'The colour is neither hexadecimal nor in the palette',
  'unsafe-link': 'Links must be https, http, mailto, tel or a path on this site; this one was dropped',
  'unsafe-source': 'Assets must be a file beside the document, a data: image or a path on this site; this one was dropped',
  'invalid-path-data': 'The path data cannot be read',
  'too-many-objects': 'Too many objects; the rest were dropped',
  'too-many-nodes': 'Too many drawing nodes; the rest were dropped',
  'too-many-assets': 'Too many assets; the rest were dropped',
  'too-many-steps': 'Too many steps; the rest were dropped',
  'too-much-text': 'Too much text; the rest was dropped',
  'duplicate-id': 'The id is already taken; this one was renamed',
  'missing-object': 'No such object',
  'missing-step': 'No such step',
  'missing-asset': 'No such asset',
  more: 'More problems were found',
} as const;

export type ProblemCode = keyof typeof words;

/** In English, for the command line. */
export const describeProblem = ({ place, code, severity, detail }: Problem): string =>
  `${severity}: ${place || '/'}: ${words[code]}${detail === undefined ? '' : ` (${detail})`}`;

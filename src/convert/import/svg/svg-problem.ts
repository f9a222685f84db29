/** What was lost when reading a drawing. */
export type SvgProblem =
  | 'text'
  | 'image'
  | 'foreign-content'
  | 'script'
  | 'external-reference'
  | 'missing-reference'
  | 'cyclic-reference'
  | 'filter'
  | 'blur'
  | 'mask'
  | 'pattern'
  | 'marker'
  | 'blend-mode'
  | 'animation'
  | 'gradient-spread'
  | 'transform-origin'
  | 'clip-shape'
  | 'unknown-selector'
  | 'unknown-color'
  | 'unknown-entity'
  | 'invalid-path'
  | 'invalid-transform'
  | 'too-many-nodes'
  | 'too-deep';

type Reason = 'too-large' | 'too-deep' | 'not-svg' | 'broken';

/** None of the drawing is usable. */
export class UnreadableSvg extends Error {
  override readonly name = 'UnreadableSvg';
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`This SVG cannot be read: ${reason}`, options);
    this.reason = reason;
  }
}

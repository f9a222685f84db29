/** A position that this sink never gave: of another sink, perhaps. */
export class UnknownPosition extends Error {
  override readonly name = 'UnknownPosition';
}

/** A position that this sink never issued, perhaps one of another sink. */
export class UnknownPosition extends Error {
  override readonly name = 'UnknownPosition';
}

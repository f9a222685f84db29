/**
 * Work on a document was refused. `busy`: too much is waiting, or the process was lost; trying again helps. `tooLarge`: the document takes
 * more memory or time than one may. `missing`: it is not in storage. `failed`: it is not one of our documents.
 */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem';
  readonly kind: 'busy' | 'tooLarge' | 'missing' | 'failed';
  constructor(kind: DocumentProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

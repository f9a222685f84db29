/**
 * Tells all processes that something has a new number: that a draft has reached a change, for example. It carries only the number; whoever
 * follows reads the rest where it is kept. Numbers of a topic only rise.
 */
export interface Bus {
  /** Call after the commit. Numbers told shortly after each other may become one. */
  tell(topic: string, number: number): void;
  /**
   * Calls back with each number that is higher than those before, whoever told it; with `undefined` if some may have been missed, also
   * once at the beginning. Returns a function that ends it.
   */
  follow(topic: string, onNumber: (number: number | undefined) => void): () => void;
  close(): Promise<void>;
}

/** A command for operators or authors. Loaded only when called, so the program starts fast. */
export interface Command {
  usage: string;
  about: string;
  load(): Promise<Run>;
}

/** Returns the text to print. */
export type Run = (args: string[]) => Promise<string>;

/** An expected failure: printed as one sentence, without a stack trace. */
export class Failure extends Error {}

/** Wrong arguments: printed together with the usage. */
export class WrongUsage extends Error {}

/** Something an operator or author can ask for. Loaded only when asked for, so that it starts fast. */
export interface Command {
  usage: string;
  about: string;
  load(): Promise<Run>;
}

/** Answers what is to be printed. */
export type Run = (args: string[]) => Promise<string>;

/** An end that was to be expected: told in one sentence, without a stack trace. */
export class Failure extends Error {}

/** Asked in a way that means nothing. */
export class WrongUsage extends Error {}

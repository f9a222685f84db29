import { arrangements } from '#model/arrangement/arrangement.ts';
import { z } from 'zod';
import { DocumentProblem } from './problems.ts';

const Title = z.string();
const Written = z.object({ schemaVersion: z.union([z.literal(0), z.literal(2)]) });

/** Everything that is done with whole documents, with what is asked for and what comes back. */
const tasks = {
  /** What its owner can choose from. */
  choose: {
    asked: z.object({}),
    answer: z.object({
      canArrange: z.boolean(),
      /** The first stops, numbered from 1 among all steps. */
      stops: z.array(z.object({ stop: z.int().min(1), title: Title })),
      stopCount: z.int().min(0),
      language: z.string(),
    }),
  },
  /** Writes it with its stops rearranged; null if it cannot be. */
  arrange: { asked: z.object({ arrangement: z.enum(arrangements) }), answer: Written.nullable() },
  /** Writes it without the speaker's notes and without what is hidden; null if it has neither. */
  clear: { asked: z.object({ asCaptions: z.boolean() }), answer: Written.nullable() },
  /** Writes what an importer made, cleaned, with its pictures where we serve them; null if it is not a presentation. */
  adopt: {
    asked: z.object({
      about: z.object({ tags: z.array(z.string()), description: z.string() }).optional(),
      pictures: z.array(z.string()),
    }),
    answer: Written.extend({ title: Title, description: z.string(), tags: z.array(z.string()) }).nullable(),
  },
  /** Writes the compressed document of a `.lectern` file. */
  pack: {
    asked: z.object({ title: Title, description: z.string(), language: z.string().nullable() }),
    answer: z.object({ crc: z.int().min(0), size: z.int().min(0), language: z.string() }),
  },
} as const;

export type Kind = keyof typeof tasks;
export type Asked<Which extends Kind> = z.output<(typeof tasks)[Which]['asked']>;
export type Answer<Which extends Kind> = z.output<(typeof tasks)[Which]['answer']>;
export type Task = { [Which in Kind]: { kind: Which } & Asked<Which> }[Kind];

export function readAnswer<Which extends Kind>(kind: Which, answer: unknown): Answer<Which> {
  const { data, error } = tasks[kind].answer.safeParse(answer);
  if (error) throw new DocumentProblem('failed', 'The answer has another form', { cause: error });
  return data as Answer<Which>;
}

/** A task with the document in one file, which may write to another. */
export interface FiledTask {
  task: Task;
  document: string;
  output: string;
}

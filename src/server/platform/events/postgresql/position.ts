import { UnknownPosition } from '../problems.ts';

/** Everything up to this event of this transaction has been read. */
export interface Position {
  tx: string;
  id: string;
  /** All unread events are of this day or a later one, or recorded as late. */
  from: string;
}

const start: Position = { tx: '0', id: '00000000-0000-0000-0000-000000000000', from: '0001-01-01' };
const pattern = /^(?<tx>\d{1,19})\/(?<id>[\da-f-]{36})\/(?<from>\d{4}-\d\d-\d\d)$/;

export function readPosition(position: string): Position {
  if (position === '') return start;
  const { tx, id, from } = pattern.exec(position)?.groups ?? {};
  if (!tx || !id || !from) throw new UnknownPosition(`Not a position in PostgreSQL: ${position}`);
  return { tx, id, from };
}

export const writePosition = ({ tx, id, from }: Position): string => `${tx}/${id}/${from}`;

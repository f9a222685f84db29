import { UnknownPosition } from '../problems.ts';

/** Everything up to this event has been read. */
export interface Position {
  /** When it was inserted: microseconds, by ClickHouse's clock. */
  inserted: number;
  id: string;
}

const pattern = /^(?<inserted>\d{1,16})\/(?<id>[\da-f-]{36})$/;

export function readPosition(position: string): Position {
  if (position === '') return { inserted: 0, id: '' };
  const { inserted, id } = pattern.exec(position)?.groups ?? {};
  if (!inserted || !id) throw new UnknownPosition(`Not a position in ClickHouse: ${position}`);
  return { inserted: Number(inserted), id };
}

export const writePosition = ({ inserted, id }: Position): string => (id === '' ? '' : `${inserted}/${id}`);

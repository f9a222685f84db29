import { setTimeout as delay } from 'node:timers/promises';
import type { Kind } from './write-routes.ts';

/** Something stored, and the values it may have by now: one if all writes to it were acknowledged, more after a broken connection. */
interface Cell {
  may: Set<string>;
  /** The last write that was acknowledged. */
  kind: Kind | null;
}

/** What a write changes. `from` is the value before the first one. */
export interface Change {
  place: string;
  key: string;
  from: string;
  to: string | ((before: string) => string);
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  location: string | null;
}

type Outcome = 'acknowledged' | 'refused' | /** Broken off: it may have happened. */ 'unknown' | /** Nobody listened. */ 'unsent';

export interface Wrong {
  /** A count above the highest allowed one is a duplicate; everything else is a loss. */
  verdict: 'lost' | 'duplicated';
  line: string;
}

export type Ledger = ReturnType<typeof createLedger>;

/** Keeps what the product acknowledged, and compares it with what is stored. */
export function createLedger() {
  const places = new Map<string, Map<string, Cell>>();
  const counts = new Map<Kind, Record<Exclude<Outcome, 'unsent'>, number>>();
  const refusals: string[] = [];
  const gate = { isOpen: true, running: 0 };

  const cellOf = ({ place, key, from }: Omit<Change, 'to'>): Cell => {
    const cells = places.get(place) ?? new Map<string, Cell>();
    places.set(place, cells);
    const cell = cells.get(key) ?? { may: new Set([from]), kind: null };
    cells.set(key, cell);
    return cell;
  };
  const count = (kind: Kind, outcome: Exclude<Outcome, 'unsent'>) => {
    const known = counts.get(kind) ?? { acknowledged: 0, refused: 0, unknown: 0 };
    known[outcome] += 1;
    counts.set(kind, known);
  };

  return {
    counts,
    refusals,
    count,

    /** Sends a write once. While the gate is closed, waits. */
    async write(
      kind: Kind,
      changes: readonly Change[],
      send: () => Promise<Answer>,
      isDone: (answer: Answer) => boolean,
    ): Promise<{ outcome: Outcome; answer?: Answer }> {
      while (!gate.isOpen) await delay(50);
      gate.running += 1;
      const held = changes.map((change) => {
        const { to } = change;
        const cell = cellOf(change);
        const before = [...cell.may];
        return { cell, before, after: typeof to === 'string' ? [to] : before.map(to) };
      });
      for (const { cell, after } of held) for (const value of after) cell.may.add(value);
      try {
        const answer = await send();
        if (answer.status < 500 && isDone(answer)) {
          for (const { cell, after } of held) Object.assign(cell, { may: new Set(after), kind });
          count(kind, 'acknowledged');
          return { outcome: 'acknowledged', answer };
        }
        count(kind, answer.status < 500 ? 'refused' : 'unknown');
        return { outcome: answer.status < 500 ? 'refused' : 'unknown', answer };
      } catch (error) {
        const isUnsent = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
        if (isUnsent) for (const { cell, before } of held) cell.may = new Set(before);
        else count(kind, 'unknown');
        return { outcome: isUnsent ? 'unsent' : 'unknown' };
      } finally {
        gate.running -= 1;
      }
    },

    /** Something that is known to be stored, without a write of our own. */
    expect(place: string, key: string, value: string, kind: Kind): void {
      Object.assign(cellOf({ place, key, from: value }), { may: new Set([value]), kind });
    },
    /** The only value something can have; undefined if there are several. */
    known(place: string, key: string): string | undefined {
      const may = places.get(place)?.get(key)?.may;
      return may?.size === 1 ? [...may][0] : undefined;
    },
    /** For something that goes by another key from now on. */
    rename(place: string, from: string, to: string): void {
      const cells = places.get(place);
      const cell = cells?.get(from);
      if (!cells || !cell) return;
      cells.delete(from);
      cells.set(to, cell);
    },
    forget: (place: string, key: string): boolean => places.get(place)?.delete(key) ?? false,
    values: (place: string, key: string): string[] => [...(places.get(place)?.get(key)?.may ?? [])],
    keys: (place: string): string[] => [...(places.get(place)?.keys() ?? [])],

    refuse(kind: Kind, { status, location, text }: Answer): void {
      refusals.push(`${kind}: ${status} ${location ?? text.slice(0, 200).replaceAll(/\s+/g, ' ')}`);
    },

    /** Lets no write begin until `look` has ended. */
    async still<Result>(look: () => Promise<Result>): Promise<Result> {
      gate.isOpen = false;
      try {
        while (gate.running > 0) await delay(20);
        return await look();
      } finally {
        gate.isOpen = true;
      }
    },

    /** `stored`: every value of a place. Keys that are missing have the value `none`. */
    compare(place: string, stored: ReadonlyMap<string, string>, none: string): Wrong[] {
      return [...(places.get(place) ?? [])].flatMap(([key, { may, kind }]): Wrong[] => {
        const found = stored.get(key) ?? none;
        if (may.has(found)) return [];
        const isMore = [...may].every((value) => /^\d+$/.test(value) && Number(found) > Number(value));
        return [
          {
            verdict: isMore ? 'duplicated' : 'lost',
            line: `${place} ${key}: ${found} instead of ${[...may].join(' or ')} (last: ${kind ?? 'nothing'})`,
          },
        ];
      });
    },
  };
}

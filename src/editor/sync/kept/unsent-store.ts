import { type DBSchema, openDB } from 'idb';
import type { Surroundings } from '../surroundings.ts';
import { createLasting } from './lasting.ts';
import { readRecord, type UnsentRecord } from './unsent-record.ts';

interface Schema extends DBSchema {
  unsent: { key: string; value: unknown; indexes: { oid: string } };
}

export interface UnsentStore {
  /** `isStrict`: also safe from a power failure, which takes longer. */
  put(record: UnsentRecord, isStrict: boolean): Promise<void>;
  delete(client: string): Promise<void>;
  find(client: string): Promise<UnsentRecord | undefined>;
  listOf(oid: string): Promise<UnsentRecord[]>;
  close(): void;
}

/** The browser's own database. Everything rejects where there is none, in some private windows for example. */
export function openUnsentStore(surroundings: Surroundings): UnsentStore {
  const database = createLasting(
    (onLost) =>
      openDB<Schema>('lectern-editing', 1, {
        upgrade: (fresh) => void fresh.createObjectStore('unsent', { keyPath: 'client' }).createIndex('oid', 'oid'),
        // A later version of this page wants to change it.
        blocking: onLost,
        terminated: onLost,
      }),
    surroundings,
  );
  const write = (
    durability: IDBTransactionDurability,
    run: (store: { put(value: unknown): unknown; delete(key: string): unknown }) => unknown,
  ) =>
    database.use(async (connection) => {
      const transaction = connection.transaction('unsent', 'readwrite', { durability });
      run(transaction.store);
      // Now, not when the page next has time: it may be about to close.
      transaction.commit();
      await transaction.done;
    });
  return {
    put: (record, isStrict) => write(isStrict ? 'strict' : 'relaxed', (store) => store.put(record)),
    delete: (client) => write('relaxed', (store) => store.delete(client)),
    find: async (client) => readRecord(await database.use((connection) => connection.get('unsent', client))),
    async listOf(oid) {
      const found = await database.use((connection) => connection.getAllFromIndex('unsent', 'oid', oid));
      return found.flatMap((source) => readRecord(source) ?? []);
    },
    close: () => database.close(),
  };
}

import type { ImportWishes } from '#contract/presentation/imports.ts';

export type Sending =
  | { phase: 'queued' }
  | { phase: 'sending' | 'reconnecting' }
  /** `problem` is the server's message, if any. The bytes already sent stay on the server. */
  | { phase: 'broken'; problem: string | null; isRefused: boolean }
  /** Continues as the import with this id. */
  | { phase: 'sent'; id: string };

export interface UploadRow {
  key: number;
  name: string;
  size: number;
  /** Bytes the server has received. */
  sent: number;
  sending: Sending;
}

export interface UploadEvents {
  onProgress(sent: number): void;
  onReconnecting(): void;
  onSent(id: string): void;
  onBroken(why: { problem: string | null; isRefused: boolean }): void;
}

/** Starts or resumes sending a file. `stop` also deletes what the server has of it. */
export type BeginUpload = (file: File, wishes: ImportWishes, events: UploadEvents) => Promise<{ stop(): Promise<void> }>;

interface Parts {
  begin: BeginUpload;
  /** How many files to send in parallel. */
  atOnce?: number;
}

/** The files this page is sending, and their progress. */
export function createUploads({ begin, atOnce = 3 }: Parts) {
  interface Job {
    file: File;
    wishes: ImportWishes;
    running?: Promise<{ stop(): Promise<void> }>;
  }
  let rows: readonly UploadRow[] = [];
  let lastKey = 0;
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();

  const show = (next: readonly UploadRow[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<Pick<UploadRow, 'sent' | 'sending'>>) =>
    show(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const isUnderWay = ({ sending: { phase } }: UploadRow) => phase === 'sending' || phase === 'reconnecting';

  function sendNext(): void {
    for (const { key, sending } of rows) {
      if (rows.filter(isUnderWay).length >= atOnce) return;
      if (sending.phase === 'queued') start(key);
    }
  }

  function start(key: number): void {
    const job = jobs.get(key);
    if (!job) return;
    change(key, { sending: { phase: 'sending' } });
    const settle = (sending: Sending) => {
      change(key, { sending });
      sendNext();
    };
    job.running = begin(job.file, job.wishes, {
      onProgress: (sent) => change(key, { sent, sending: { phase: 'sending' } }),
      onReconnecting: () => change(key, { sending: { phase: 'reconnecting' } }),
      onSent: (id) => settle({ phase: 'sent', id }),
      onBroken: (why) => settle({ phase: 'broken', ...why }),
    });
    job.running.catch(() => settle({ phase: 'broken', problem: null, isRefused: false }));
  }

  const forget = (key: number) => {
    jobs.delete(key);
    show(rows.filter((row) => row.key !== key));
  };

  return {
    add(files: readonly File[], wishes: ImportWishes): void {
      const added = files.map((file): UploadRow => ({
        key: ++lastKey,
        name: file.name,
        size: file.size,
        sent: 0,
        sending: { phase: 'queued' },
      }));
      added.forEach(({ key }, place) => {
        const file = files[place];
        if (file) jobs.set(key, { file, wishes });
      });
      show([...rows, ...added]);
      sendNext();
    },
    retry(key: number): void {
      change(key, { sending: { phase: 'queued' } });
      sendNext();
    },
    /** Retries every upload that lost its connection. */
    retryLost(): void {
      for (const { key, sending } of rows)
        if (sending.phase === 'broken' && !sending.isRefused) change(key, { sending: { phase: 'queued' } });
      sendNext();
    },
    async cancel(key: number): Promise<void> {
      const running = jobs.get(key)?.running;
      forget(key);
      sendNext();
      await (await running?.catch(() => undefined))?.stop();
    },
    /** Removes an upload that is now shown as an import. */
    forget,
    isBusy: () => rows.some((row) => row.sending.phase === 'queued' || isUnderWay(row)),
    read: () => rows,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

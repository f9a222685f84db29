import { readdirSync, readFileSync } from 'node:fs';
import { paintLabels } from '../../src/server/platform/pictures/paint-labels.ts';
import { writeExport } from '../../src/server/features/conversions/write-export.ts';
import type { ReadImage } from '../../src/server/platform/pictures/images/read-images.ts';
import { openStudio, type Studio } from '../../src/server/platform/pictures/studio/studio.ts';
import { usageOf } from '../browser-processes.ts';

interface Export {
  bytes: Buffer;
  pages: number;
  /** Of the painting process. */
  cpuSeconds: number;
  seconds: number;
}

/** A document with nothing on it: the base cost of a file. */
const emptyDeck = {
  schemaVersion: 2,
  title: 'Empty',
  language: 'en',
  root: { id: 'root', title: '', width: 1920, height: 1080, children: [] },
  path: [],
};

interface Measured extends Export {
  /** The peak memory of the process, before repeating the export. */
  peakMegabytes: number;
  /** CPU time including the start of the process, and of exporting the same file again. */
  coldSeconds: number;
  againSeconds: number;
}

/** A PDF as the worker produces it, in a warm process; the time of an empty one is subtracted. */
export async function exportInStudio(document: unknown, { read = async () => undefined }: { read?: ReadImage } = {}): Promise<Measured> {
  const others = new Set(children());
  const studio = openStudio();
  try {
    await exportOnce(studio, emptyDeck, read, () => 0);
    const pid =
      children().find((each) => !others.has(each) && readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('studio-process')) ?? 0;
    const used = () => usageOf(pid).seconds;
    const started = used();
    const empty = await exportOnce(studio, emptyDeck, read, used);
    const made = await exportOnce(studio, document, read, used);
    const peakMegabytes = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    const again = await exportOnce(studio, document, read, used);
    return {
      ...made,
      cpuSeconds: made.cpuSeconds - empty.cpuSeconds,
      peakMegabytes,
      coldSeconds: started + made.cpuSeconds,
      againSeconds: again.cpuSeconds - empty.cpuSeconds,
    };
  } finally {
    await studio.close();
  }
}

async function exportOnce(studio: Studio, document: unknown, read: ReadImage, used: () => number): Promise<Export> {
  const wanted = {
    format: 'pdf' as const,
    oid: '',
    contentHash: '',
    documentKey: '',
    title: 'Bench',
    author: 'Ada Author',
    language: 'en',
    skipsMissingImages: false,
  };
  const chunks: Uint8Array[] = [];
  let pages = 0;
  const [begun, cpu] = [performance.now(), used()];
  await studio.open(Buffer.from(JSON.stringify(document)), read, async (sitting) => {
    const options = {
      labels: paintLabels('en'),
      signal: new AbortController().signal,
      onPage: async (_done: number, all: number) => void (pages = all),
    };
    for await (const chunk of writeExport(sitting, wanted, options)) chunks.push(chunk);
  });
  return { bytes: Buffer.concat(chunks), pages, cpuSeconds: used() - cpu, seconds: (performance.now() - begun) / 1000 };
}

const children = () =>
  readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

import { type Box, MOST_PARTS } from './media.ts';

/** The content of the tables in a track of an MP4 file that say where its samples are. */
export interface SampleTables {
  /** `stsz`: how long each is. */
  sizes: Buffer;
  /** `stsc`: how many are side by side. */
  runs: Buffer;
  /** `stco` or `co64`: where those begin. */
  places: Buffer;
  isWide: boolean;
}

/** Where the samples of a track are in the file. Tables that say more than they have are a RangeError. */
export function samplePlaces({ sizes, runs, places, isWide }: SampleTables, fileSize: number): Box[] {
  const equal = sizes.readUInt32BE(4);
  const count = sizes.readUInt32BE(8);
  const runCount = runs.readUInt32BE(4);
  const spans: Box[] = [];
  let sample = 0;
  let run = 0;
  let total = 0;
  for (let chunk = 0; chunk < places.readUInt32BE(4) && sample < count; chunk += 1) {
    while (run + 1 < runCount && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const many = Math.min(runs.readUInt32BE(8 + run * 12 + 4), count - sample);
    let length = equal * many;
    if (equal === 0) for (let place = 0; place < many; place += 1) length += sizes.readUInt32BE(12 + (sample + place) * 4);
    sample += many;
    const start = isWide ? Number(places.readBigUInt64BE(8 + chunk * 8)) : places.readUInt32BE(8 + chunk * 4);
    total += length;
    if (start + length > fileSize || total > fileSize) throw new RangeError('A sample is beyond the end, or in two places');
    const last = spans.at(-1);
    if (last?.end === start) last.end += length;
    else if (length > 0) spans.push({ at: start, start, end: start + length });
    if (spans.length > MOST_PARTS) throw new RangeError('Too many places');
  }
  return spans;
}

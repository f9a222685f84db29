import { type Box, type Media, MOST_PARTS, type Source, soundSize } from './media.ts';
import { samplePlaces } from './sample-places.ts';

/** Bytes of the index; that of an hour of film has about two million. */
const MOST_INDEX = 16 * 1024 * 1024;

const films = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'vp08', 'vp09', 'av01']);
const sounds = new Set(['mp4a', 'Opus', 'fLaC', 'ac-3', 'ec-3', 'alac', '.mp3']);
/** What cameras and phones write about themselves and the place. */
const tracing = new Set(['udta', 'meta', 'uuid']);
/** Tracks for people. Others are what the camera measured: where it was, how it moved. */
const plain = new Set(['vide', 'soun', 'subt', 'sbtl', 'text', 'clcp', 'tmcd']);

interface NamedBox extends Box {
  type: string;
}

function boxIn(head: Buffer, at: number, end: number): NamedBox {
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const start = at + (short === 1 ? 16 : 8);
  if (length < start - at || at + length > end) throw new RangeError('A box ends outside of what it is in');
  return { type, at, start, end: at + length };
}

/** ISO base media: MP4, M4A and QuickTime, if what is in them is in a format of the web. */
export async function readMp4(source: Source): Promise<Media | undefined> {
  const boxes: NamedBox[] = [];
  for (let at = 0; at < source.size && boxes.length < MOST_PARTS;) {
    const box = boxIn(await source.read(at, Math.min(16, source.size - at)), at, source.size);
    boxes.push(box);
    at = box.end;
  }
  const index = boxes.find(({ type }) => type === 'moov');
  if (!index || index.end - index.at > MOST_INDEX || !boxes.some(({ type }) => type === 'mdat' || type === 'moof')) return undefined;
  const bytes = await source.read(index.at, index.end - index.at);
  const inside = ({ start, end }: Box): NamedBox[] => {
    const found: NamedBox[] = [];
    for (let at = start; at + 8 <= end && found.length < MOST_PARTS;) {
      const child = boxIn(bytes.subarray(at - index.at), at, end);
      found.push(child);
      at = child.end;
    }
    return found;
  };
  const within = (box: NamedBox, ...way: string[]): NamedBox | undefined =>
    way.reduce((around: NamedBox | undefined, name) => around && inside(around).find(({ type }) => type === name), box);
  const tracks = inside(index).filter(({ type }) => type === 'trak');
  const read = tracks.map((track) => {
    const [kind, format, header] = [within(track, 'mdia', 'hdlr'), within(track, 'mdia', 'minf', 'stbl', 'stsd'), within(track, 'tkhd')];
    return {
      track,
      kind: kind && bytes.toString('latin1', kind.start - index.at + 8, kind.start - index.at + 12),
      format: format && bytes.toString('latin1', format.start - index.at + 12, format.start - index.at + 16),
      size: header && sizeIn(bytes, header.end - index.at),
    };
  });
  const film = read.find(({ kind }) => kind === 'vide');
  const sound = read.find(({ kind }) => kind === 'soun');
  const isInPieces = boxes.some(({ type }) => type === 'moof');
  const measured = read.flatMap(({ track, kind = '' }) => (plain.has(kind) ? [] : [track]));
  const samples = measured.flatMap((track) => {
    const table = within(track, 'mdia', 'minf', 'stbl');
    const [sizes, runs, short, wide] = ['stsz', 'stsc', 'stco', 'co64'].map((name) => {
      const found = table && within(table, name);
      return found && bytes.subarray(found.start - index.at, found.end - index.at);
    });
    const places = short ?? wide;
    // What cannot be found cannot be emptied.
    if (!sizes || !runs || !places || isInPieces) throw new RangeError('Measurements of unknown places');
    return samplePlaces({ sizes, runs, places, isWide: !short }, source.size);
  });
  const described = [...boxes, ...[index, ...tracks].flatMap(inside)].filter(({ type }) => tracing.has(type));
  const traces = [...described, ...measured, ...samples];
  if (sound && !sounds.has(sound.format ?? '')) return undefined;
  if (film) {
    const { format = '', size } = film;
    return films.has(format) && size && size.width > 0 && size.height > 0
      ? { kind: 'video', extension: 'mp4', ...size, traces }
      : undefined;
  }
  return sound && { kind: 'sound', extension: 'm4a', ...soundSize, traces };
}

/** At the end of a track's header: a matrix, and its size before that. */
function sizeIn(bytes: Buffer, end: number): { width: number; height: number } {
  const [width, height] = [bytes.readUInt16BE(end - 8), bytes.readUInt16BE(end - 4)];
  const isOnItsSide = bytes.readInt32BE(end - 44) === 0 && bytes.readInt32BE(end - 40) !== 0;
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

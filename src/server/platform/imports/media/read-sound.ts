import { type Media, MOST_PARTS, type Source, soundSize } from './media.ts';

const sound = (extension: Media['extension']): Media => ({ kind: 'sound', extension, ...soundSize, traces: [] });

/** WAV, MP3, AAC and Ogg. */
export async function readSound(source: Source): Promise<Media | undefined> {
  const head = (await source.read(0, 12)).toString('latin1');
  if (head.startsWith('RIFF') && head.slice(8) === 'WAVE') return (await isWave(source)) ? sound('wav') : undefined;
  if (head.startsWith('OggS')) return (await isOgg(source)) ? sound('ogg') : undefined;
  const start = head.startsWith('ID3') ? await afterTags(source) : 0;
  if (await hasFrames(source, start, mp3Frame)) return sound('mp3');
  return (await hasFrames(source, start, aacFrame)) ? sound('aac') : undefined;
}

const waveFormats = new Set([1, 3, 6, 7, 0xfffe]);

async function isWave(source: Source): Promise<boolean> {
  let isKnown = false;
  for (let at = 12, count = 0; at + 8 <= source.size && count < MOST_PARTS; count++) {
    const head = await source.read(at, 8);
    const [name, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    // Recorders that were interrupted write no length of the data, or a wrong one.
    if (name === 'data') return isKnown && source.size > at + 8;
    if (name === 'fmt ') {
      const format = await source.read(at + 8, 16);
      isKnown = waveFormats.has(format.readUInt16LE(0)) && format.readUInt16LE(2) > 0 && format.readUInt32LE(4) > 0;
    }
    at += 8 + length + (length % 2);
  }
  return false;
}

/** One stream of Opus, Vorbis or FLAC; films in Ogg have several, and browsers no longer play them. */
async function isOgg(source: Source): Promise<boolean> {
  const head = await source.read(0, 27);
  const segments = await source.read(27, head.readUInt8(26));
  const start = 27 + segments.length;
  const length = segments.reduce((sum, one) => sum + one, 0);
  const packet = (await source.read(start, Math.min(8, length))).toString('latin1');
  const next = await source.read(start + length, 6);
  // oxlint-disable-next-line no-control-regex -- what packets begin with
  return /^(?:OpusHead|\x01vorbis|\x7fFLAC)/.test(packet) && next.toString('latin1', 0, 4) === 'OggS' && (next.readUInt8(5) & 2) === 0;
}

async function afterTags(source: Source): Promise<number> {
  const head = await source.read(0, 10);
  const length = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (head.readUInt8(place) & 127), 0);
  return 10 + length + ((head.readUInt8(5) & 16) === 0 ? 0 : 10);
}

/** Three in a row are no accident. */
const FRAMES = 3;

async function hasFrames(source: Source, start: number, lengthOf: (head: Buffer) => number | undefined): Promise<boolean> {
  let at = start;
  for (let count = 0; count < FRAMES; count++) {
    if (at + 8 > source.size) return false;
    const length = lengthOf(await source.read(at, 8));
    if (!length) return false;
    at += length;
  }
  return at <= source.size;
}

const rates = [44_100, 48_000, 32_000];
const kilobits = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Bytes of a frame of layer III; undefined if it is none. */
function mp3Frame(head: Buffer): number | undefined {
  const [first, second] = [head.readUInt16BE(0), head.readUInt8(2)];
  const [version, layer] = [(first >> 3) & 3, (first >> 1) & 3];
  const rate = rates[(second >> 2) & 3];
  const bits = kilobits[version === 3 ? 1 : 2][(second >> 4) - 1];
  if (first >> 5 !== 0x7ff || version === 1 || layer !== 1 || rate === undefined || bits === undefined) return undefined;
  // Version 2 has half the rates and half the samples, version 2.5 a quarter of the rates.
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * bits * divisor) / rate) + ((second >> 1) & 1);
}

function aacFrame(head: Buffer): number | undefined {
  const isFrame = head.readUInt16BE(0) >> 4 === 0xfff && ((head.readUInt8(1) >> 1) & 3) === 0;
  const length = ((head.readUInt8(3) & 3) << 11) | (head.readUInt8(4) << 3) | (head.readUInt8(5) >> 5);
  return isFrame && length > 7 ? length : undefined;
}

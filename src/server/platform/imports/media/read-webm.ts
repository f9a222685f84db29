import { type Media, MOST_PARTS, type Source, soundSize } from './media.ts';

const ids = { header: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067, tracks: 0x1654ae6b, cluster: 0x1f43b675 };
const ofTrack = { entry: 0xae, type: 0x83, codec: 0x86, video: 0xe0, width: 0xb0, height: 0xba };
const codecs = /^(?:V_VP8|V_VP9|V_AV1|A_OPUS|A_VORBIS)$/;
/** Bytes; real ones have hundreds. */
const MOST_TRACKS = 1024 * 1024;

interface Element {
  id: number;
  start: number;
  end: number;
}

/** A number whose length is in its first byte. With `isMarked`, the mark of the length stays. */
function numberAt(bytes: Buffer, at: number, isMarked: boolean): { value: number; length: number; isUnknown: boolean } {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('No such length');
  let value = isMarked ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (let place = 1; place < length; place++) {
    const next = bytes.readUInt8(at + place);
    value = value * 256 + next;
    isUnknown &&= next === 0xff;
  }
  return { value, length, isUnknown };
}

/** An element whose size is unknown, as in live recordings, ends with what it is in. */
function elementIn(bytes: Buffer, at: number, offset: number, end: number): Element {
  const id = numberAt(bytes, at, true);
  const size = numberAt(bytes, at + id.length, false);
  const start = offset + at + id.length + size.length;
  const last = size.isUnknown ? end : start + size.value;
  if (start > end || last > end) throw new RangeError('An element ends outside of what it is in');
  return { id: id.value, start, end: last };
}

function elementsOf(bytes: Buffer): (Element & { content: Buffer })[] {
  const found: (Element & { content: Buffer })[] = [];
  for (let at = 0; at < bytes.length && found.length < MOST_PARTS;) {
    const element = elementIn(bytes, at, 0, bytes.length);
    found.push({ ...element, content: bytes.subarray(element.start, element.end) });
    at = element.end;
  }
  return found;
}

const valueOf = (content: Buffer | undefined): number => (content?.length ? content.readUIntBE(0, Math.min(6, content.length)) : 0);

export async function readWebm(source: Source): Promise<Media | undefined> {
  const next = async (at: number, end: number) => elementIn(await source.read(at, Math.min(16, source.size - at)), 0, at, end);
  const header = await next(0, source.size);
  if (header.id !== ids.header || header.end - header.start > MOST_TRACKS) return undefined;
  const named = elementsOf(await source.read(header.start, header.end - header.start)).find(({ id }) => id === ids.docType);
  if (named?.content.toString('latin1').replace(/\0+$/, '') !== 'webm') return undefined;
  const segment = await next(header.end, source.size);
  if (segment.id !== ids.segment) return undefined;
  let media: Media | undefined;
  let at = segment.start;
  for (let count = 0; at < segment.end && count < MOST_PARTS; count++) {
    const element = await next(at, segment.end);
    if (element.id === ids.cluster) return media;
    if (element.id === ids.tracks) {
      if (element.end - element.start > MOST_TRACKS) return undefined;
      media = mediaOf(await source.read(element.start, element.end - element.start));
      if (!media) return undefined;
    }
    at = element.end;
  }
  return undefined;
}

function mediaOf(tracks: Buffer): Media | undefined {
  let media: Media | undefined;
  for (const { id, content } of elementsOf(tracks)) {
    if (id !== ofTrack.entry) continue;
    const fields = new Map(elementsOf(content).map((field) => [field.id, field.content]));
    const type = valueOf(fields.get(ofTrack.type));
    if ((type === 1 || type === 2) && !codecs.test(fields.get(ofTrack.codec)?.toString('latin1').replace(/\0+$/, '') ?? ''))
      return undefined;
    if (type === 2) media ??= { kind: 'sound', extension: 'webm', ...soundSize, traces: [] };
    if (type !== 1) continue;
    const picture = new Map(elementsOf(fields.get(ofTrack.video) ?? Buffer.alloc(0)).map((field) => [field.id, field.content]));
    const [width, height] = [valueOf(picture.get(ofTrack.width)), valueOf(picture.get(ofTrack.height))];
    if (width < 1 || height < 1 || width > 16_384 || height > 16_384) return undefined;
    media = { kind: 'video', extension: 'webm', width, height, traces: [] };
  }
  return media;
}

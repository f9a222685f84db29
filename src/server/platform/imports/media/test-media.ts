/** Files of each kind with as little in them as makes them one. Only the WAV can be heard. */

const text = (words: string) => Buffer.from(words, 'latin1');

export function wave(seconds = 0.5): Buffer {
  const rate = 8000;
  const samples = Buffer.from(
    Array.from({ length: rate * seconds }, (_, at) => 128 + Math.round(60 * Math.sin((at / rate) * 2 * Math.PI * 440))),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

export const mp3 = (frames = 4): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])));

/** With a title of so many bytes before the first frame. */
export const taggedMp3 = (length: number): Buffer =>
  Buffer.concat([text('ID3\x03\0\0'), Buffer.from([0, 0, length >> 7, length & 127]), Buffer.alloc(length), mp3()]);

export const aac = (frames = 4): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () => Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x02, 0x9f, 0xfc]), Buffer.alloc(13)])),
  );

export function ogg(packet = 'OpusHead', secondFlags = 0): Buffer {
  const page = (flags: number, content: Buffer) =>
    Buffer.concat([text('OggS\0'), Buffer.from([flags]), Buffer.alloc(20), Buffer.from([1, content.length]), content]);
  return Buffer.concat([page(2, text(packet.padEnd(19, '\0'))), page(secondFlags, text('OpusTags'))]);
}

export const element = (id: number, ...content: readonly Uint8Array[]): Buffer => {
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const inside = Buffer.concat(content);
  const size = Buffer.from([0x10 | (inside.length >> 24), (inside.length >> 16) & 255, (inside.length >> 8) & 255, inside.length & 255]);
  return Buffer.concat([name, size, inside]);
};
const number = (id: number, value: number) => element(id, Buffer.from([value >> 8, value & 255]));

interface WebmParts {
  type?: string;
  codec?: string;
  /** In a segment of unknown size, as browsers record it. */
  isLive?: boolean;
  hasPicture?: boolean;
  hasCluster?: boolean;
}

export function webm({ type = 'webm', codec = 'V_VP8', isLive = true, hasPicture = true, hasCluster = true }: WebmParts = {}): Buffer {
  const picture = element(0xae, number(0x83, 1), element(0x86, text(codec)), element(0xe0, number(0xb0, 640), number(0xba, 360)));
  const sound = element(0xae, number(0x83, 2), element(0x86, text('A_OPUS')));
  const tracks = element(0x1654ae6b, ...(hasPicture ? [picture, sound] : [sound]));
  const inside = [element(0x1549a966, Buffer.alloc(9)), tracks, ...(hasCluster ? [element(0x1f43b675, Buffer.alloc(50))] : [])];
  const segment = isLive ? Buffer.concat([Buffer.from('1853806701ffffffffffffff', 'hex'), ...inside]) : element(0x18538067, ...inside);
  return Buffer.concat([element(0x1a45dfa3, element(0x4282, text(type))), segment]);
}

export const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
};

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => bytes.writeUInt32BE(value, place * 4));
  return bytes;
};

interface Mp4Parts {
  codec?: string;
  hasPicture?: boolean;
  isOnItsSide?: boolean;
  /** Where it was made. */
  place?: string;
  /** What a track of the camera's measurements says, in two parts with a letter of the film between them. */
  measured?: string;
  isWide?: boolean;
}

export function mp4({
  codec = 'avc1',
  hasPicture = true,
  isOnItsSide = false,
  place = '',
  measured = '',
  isWide = false,
}: Mp4Parts = {}): Buffer {
  const header = Buffer.alloc(84);
  header.writeInt32BE(isOnItsSide ? 0 : 0x10000, 40);
  header.writeInt32BE(isOnItsSide ? 0x10000 : 0, 44);
  header.writeUInt16BE(1280, 76);
  header.writeUInt16BE(720, 80);
  const track = (kind: string, format: string, ...tables: readonly Buffer[]) =>
    box(
      'trak',
      box('tkhd', header),
      box(
        'mdia',
        box('hdlr', Buffer.alloc(8), text(kind), Buffer.alloc(12)),
        box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(format)), ...tables)),
      ),
    );
  const type = box('ftyp', text('isom\0\0\0\0isom'));
  const half = Math.floor(measured.length / 2);
  const content = box('mdat', text(`${measured.slice(0, half)}F${measured.slice(half)}`), Buffer.alloc(64));
  const start = type.length + 8;
  // Samples of one letter: the first half of them in one chunk, the others in another.
  const places = [start, start + half + 1];
  const tables = [
    box('stsz', numbers(0, 0, measured.length, ...Array.from(measured, () => 1))),
    box('stsc', numbers(0, 2, 1, half, 1, 2, measured.length - half, 1)),
    isWide ? box('co64', numbers(0, 2, ...places.flatMap((at) => [0, at]))) : box('stco', numbers(0, 2, ...places)),
  ];
  const traces = place === '' ? [] : [box('udta', box('\xa9xyz', text(place)))];
  const tracks = [
    ...(hasPicture ? [track('vide', codec)] : []),
    track('soun', 'mp4a'),
    ...(measured === '' ? [] : [track('meta', 'gpmd', ...tables)]),
  ];
  return Buffer.concat([type, content, box('moov', ...tracks, ...traces)]);
}

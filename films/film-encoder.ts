import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { FRAME_RATE, filmSize } from './film.ts';

/** VP9, profile 0, level 3.1, 8 bits. */
const CODEC = 'vp09.00.31.08';
const MICROSECONDS = 1_000_000;
/** Limit for frames that the encoder has not started on. */
const MOST_WAITING = 8;

export interface FrameOptions {
  /** 0 finest to 255 coarsest. */
  quantizer: number;
  isKey: boolean;
}

export interface FilmEncoder {
  add(canvas: HTMLCanvasElement, options: FrameOptions): Promise<void>;
  finish(): Promise<ArrayBuffer>;
}

/** The browser's own encoder, writing a WebM that states its duration and lists its key frames. */
export async function openFilmEncoder(): Promise<FilmEncoder> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track, { frameRate: FRAME_RATE });
  await output.start();

  let written = Promise.resolve();
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      written = written.then(() => track.add(EncodedPacket.fromEncodedChunk(chunk), meta));
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({ codec: CODEC, ...filmSize, framerate: FRAME_RATE, bitrateMode: 'quantizer', latencyMode: 'quality' });

  let count = 0;
  const timeOf = (frame: number) => Math.round((frame * MICROSECONDS) / FRAME_RATE);
  return {
    async add(canvas, { quantizer, isKey }) {
      const timestamp = timeOf(count++);
      const frame = new VideoFrame(canvas, { timestamp, duration: timeOf(count) - timestamp });
      encoder.encode(frame, { keyFrame: isKey, vp9: { quantizer } });
      frame.close();
      while (encoder.encodeQueueSize > MOST_WAITING)
        await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
    },
    async finish() {
      await encoder.flush();
      encoder.close();
      await written;
      await output.finalize();
      if (!target.buffer) throw new Error('Nothing was written');
      return target.buffer;
    },
  };
}

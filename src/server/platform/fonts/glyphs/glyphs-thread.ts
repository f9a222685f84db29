import { parentPort as port } from 'node:worker_threads';
import { makeGlyphs } from './make-glyphs.ts';

const answer = (message: { font?: Uint8Array | undefined; failure?: string }) => port?.postMessage(message, []);

/** One order at a time. Our own fonts are all it reads, so it needs no confinement. */
port?.on('message', ({ face, range }: { face: string; range: string }) => {
  void makeGlyphs(face, range).then(
    (font) => answer({ font }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});

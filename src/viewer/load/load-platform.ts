import type { PlayerClock } from '../player/player.ts';

/** What loading needs of a browser. */
export interface LoadPlatform extends Pick<PlayerClock, 'after'> {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Away from the main thread. */
  decode(file: Blob): Promise<ImageBitmap>;
  /** Returns how to take the font away again. */
  addFont(name: string, bytes: ArrayBuffer): Promise<() => void>;
  /** The connection is back; returns how to stop listening. */
  onOnline(run: () => void): () => void;
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export const browserPlatform: LoadPlatform = {
  // What came with the page is there: nothing has to be asked for it.
  fetch: async (address, init) =>
    address.startsWith('data:') ? new Response(fromBase64(address.slice(address.indexOf(',') + 1))) : fetch(address, init),
  decode: (file) => createImageBitmap(file),
  async addFont(name, bytes) {
    const face = await new FontFace(name, bytes).load();
    document.fonts.add(face);
    return () => document.fonts.delete(face);
  },
  onOnline(run) {
    addEventListener('online', run);
    return () => removeEventListener('online', run);
  },
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

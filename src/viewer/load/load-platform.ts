import type { PlayerClock } from '../player/player.ts';

/** The browser functions that loading depends on. */
export interface LoadPlatform extends Pick<PlayerClock, 'after'> {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Off the main thread. */
  decode(file: Blob): Promise<ImageBitmap>;
  /** Returns a function that removes the font. */
  addFont(name: string, bytes: ArrayBuffer, descriptors?: FontFaceDescriptors): Promise<() => void>;
  /** Called when the connection is back; returns a function that removes the listener. */
  onOnline(run: () => void): () => void;
}

/** `Uint8Array.from` takes ten times as long. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return bytes;
}

export const browserPlatform: LoadPlatform = {
  // Data URLs came with the page and need no request.
  fetch: async (address, init) =>
    address.startsWith('data:') ? new Response(fromBase64(address.slice(address.indexOf(',') + 1))) : fetch(address, init),
  decode: (file) => createImageBitmap(file),
  async addFont(name, bytes, descriptors) {
    const face = await new FontFace(name, bytes, descriptors).load();
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

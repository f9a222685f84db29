import { PDFiumModule } from '@hyzyla/pdfium';

/** A PDFium handle or address; 0 is none. */
export type Handle = number;

/** PDFium's own functions, and its memory to hand things in and out. Knows no files and no network: it is WebAssembly. */
export interface Pdfium {
  /** One of its exported functions; throws if there is none of this name. */
  call(name: string, ...values: number[]): number;
  allocate(length: number): Handle;
  free(address: Handle): void;
  /** Of the whole memory, which may move: ask anew after every call. */
  bytes(): Uint8Array;
  /** Calls with places for so many doubles or floats or integers behind the other values, and reads them if the call succeeded. */
  doubles(count: number, name: string, ...values: number[]): number[] | undefined;
  floats(count: number, name: string, ...values: number[]): number[] | undefined;
  integers(count: number, name: string, ...values: number[]): number[] | undefined;
  /** Of functions that take a buffer and its length and say how many bytes they need. */
  text(encoding: 'utf-8' | 'utf-16le', name: string, ...values: number[]): string;
  /** One that is laid out as floats of a structure. */
  matrix(name: string, ...values: number[]): number[] | undefined;
}

const SCRATCH = 256;
/** Longer than any title, address or name. */
const LONGEST_TEXT = 64 * 1024;

export async function loadPdfium(): Promise<Pdfium> {
  const module = await PDFiumModule({});
  const functions = new Map<string, (...values: number[]) => unknown>();
  for (const [name, value] of Object.entries(module.wasmExports)) if (typeof value === 'function') functions.set(name, value);
  const call = (name: string, ...values: number[]): number => {
    const found = functions.get(name);
    if (!found) throw new TypeError(`PDFium has no ${name}`);
    return Number(found(...values) ?? 0);
  };
  const bytes = () => module.HEAPU8;
  call('FPDF_InitLibrary');
  const scratch = call('malloc', SCRATCH);
  const places =
    <T>(count: number, width: number, read: (view: DataView, at: number) => T) =>
    (name: string, values: number[]): T[] | undefined => {
      const each = Array.from({ length: count }, (_, index) => scratch + index * width);
      if (!call(name, ...values, ...each)) return undefined;
      const view = new DataView(bytes().buffer);
      return each.map((at) => read(view, at));
    };
  const doubleAt = (view: DataView, at: number) => view.getFloat64(at, true);
  const floatAt = (view: DataView, at: number) => view.getFloat32(at, true);
  const integerAt = (view: DataView, at: number) => view.getInt32(at, true);
  return {
    call,
    bytes,
    allocate: (length) => call('malloc', length),
    free: (address) => void call('free', address),
    doubles: (count, name, ...values) => places(count, 8, doubleAt)(name, values),
    floats: (count, name, ...values) => places(count, 4, floatAt)(name, values),
    integers: (count, name, ...values) => places(count, 4, integerAt)(name, values),
    matrix(name, ...values) {
      if (!call(name, ...values, scratch)) return undefined;
      const view = new DataView(bytes().buffer);
      return Array.from({ length: 6 }, (_, index) => floatAt(view, scratch + index * 4));
    },
    text(encoding, name, ...values) {
      const length = call(name, ...values, 0, 0);
      if (length <= 0 || length > LONGEST_TEXT) return '';
      const buffer = call('malloc', length);
      call(name, ...values, buffer, length);
      const text = new TextDecoder(encoding).decode(bytes().slice(buffer, buffer + length));
      call('free', buffer);
      return text.replace(/\0+$/, '');
    },
  };
}

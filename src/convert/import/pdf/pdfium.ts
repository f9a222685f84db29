import { PDFiumModule } from '@hyzyla/pdfium';

/** A PDFium handle or address; 0 is none. */
export type Handle = number;

/** PDFium's functions, and its memory for passing data in and out. As WebAssembly, it has no access to files or the network. */
export interface Pdfium {
  /** Calls one of its exported functions; throws if there is none of this name. */
  call(name: string, ...values: number[]): number;
  allocate(length: number): Handle;
  free(address: Handle): void;
  /** The whole memory. It may move, so get it again after every call. */
  bytes(): Uint8Array;
  /** Appends output pointers for this many doubles, floats or integers to the arguments, and reads them if the call succeeds. */
  doubles(count: number, name: string, ...values: number[]): number[] | undefined;
  floats(count: number, name: string, ...values: number[]): number[] | undefined;
  integers(count: number, name: string, ...values: number[]): number[] | undefined;
  /** For functions that take a buffer and its length and return the number of bytes they need. */
  text(encoding: 'utf-8' | 'utf-16le', name: string, ...values: number[]): string;
  /** For functions that fill a struct of floats. */
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

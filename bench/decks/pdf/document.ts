import { zlibSync } from 'fflate';

/** Collects objects and writes them with a table of their places. */
export class PdfDocument {
  readonly #objects: (string | Buffer)[] = [];

  /** Adds an object; returns a reference to it. */
  add(body: string): string {
    return `${this.#objects.push(body)} 0 R`;
  }

  /** Adds an object that is written later. */
  reserve(): { reference: string; write: (body: string) => void } {
    const number = this.#objects.push('null');
    return {
      reference: `${number} 0 R`,
      write: (body) => {
        this.#objects[number - 1] = body;
      },
    };
  }

  stream(dictionary: string, content: string | Uint8Array, isPacked = false): string {
    const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const bytes = isPacked ? zlibSync(plain) : plain;
    const head = `<<${dictionary}/Length ${bytes.length}${isPacked ? '/Filter/FlateDecode' : ''}>>\nstream\n`;
    return `${this.#objects.push(Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream')]))} 0 R`;
  }

  bytes(catalog: string): Uint8Array {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = parts[0]?.length ?? 0;
    const places = this.#objects.map((body, index) => {
      const part = Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
        Buffer.from('\nendobj\n'),
      ]);
      const place = at;
      parts.push(part);
      at += part.length;
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const count = this.#objects.length + 1;
    parts.push(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${count}/Root ${catalog}>>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return Buffer.concat(parts);
  }
}

/** A string as it is written in a content stream. */
export const literal = (text: string): string => `(${text.replaceAll(/[\\()]/g, (letter) => `\\${letter}`)})`;

/** Maps codes of two bytes to what they stand for. */
export const unicodeMap = (entries: ReadonlyMap<number, string>): string => {
  const hexadecimal = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const lines = [...entries].map(([code, text]) => `<${code.toString(16).padStart(4, '0')}> <${hexadecimal(text)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, place) => lines.slice(place * 100, place * 100 + 100));
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange ${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')} endcmap CMapName currentdict /CMap defineresource pop end end`;
};

/** A font as PowerPoint embeds it (EOT), neither compressed nor encrypted. */
export function inEmbeddedType(family: string, font: Uint8Array): Uint8Array {
  const named = (text: string): Buffer => {
    const name = Buffer.from(text, 'utf16le');
    const length = Buffer.alloc(2);
    length.writeUInt16LE(name.length);
    return Buffer.concat([length, name, Buffer.alloc(2)]);
  };
  const names = Buffer.concat([named(family), named('Regular'), named('Version 1.0'), named(family), Buffer.alloc(2)]);
  const header = Buffer.alloc(82);
  header.writeUInt32LE(header.length + names.length + font.length, 0);
  header.writeUInt32LE(font.length, 4);
  header.writeUInt32LE(0x00020001, 8);
  header.writeUInt8(1, 26);
  header.writeUInt32LE(400, 28);
  header.writeUInt16LE(0x504c, 34);
  return Buffer.concat([header, names, font]);
}

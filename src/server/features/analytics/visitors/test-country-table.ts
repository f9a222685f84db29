/** Writes a minimal country table in the MaxMind format from `{ '10.0.0.0/8': 'DE' }`. IPv4 only. */
export function writeCountryTable(networks: Record<string, string>): Buffer {
  const nodes: [number, number][] = [[-1, -1]];
  const data: Buffer[] = [];
  let dataSize = 0;
  const leaves: { node: number; bit: 0 | 1; offset: number }[] = [];
  for (const [network, country] of Object.entries(networks)) {
    const [address = '', bits = '32'] = network.split('/');
    const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    let node = 0;
    for (let depth = 0; depth < Number(bits); depth += 1) {
      const bit = (Math.floor(number / 2 ** (31 - depth)) % 2) as 0 | 1;
      if (depth === Number(bits) - 1) leaves.push({ node, bit, offset: dataSize });
      else {
        const known = nodes[node]?.[bit] ?? -1;
        const next = known >= 0 ? known : nodes.push([-1, -1]) - 1;
        const own = nodes[node];
        if (own) own[bit] = next;
        node = next;
      }
    }
    const record = map({ country: map({ iso_code: text(country) }) });
    data.push(record);
    dataSize += record.length;
  }
  const none = nodes.length;
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((pair, index) => pair.forEach((next, bit) => tree.writeUIntBE(next < 0 ? none : next, index * 6 + bit * 3, 3)));
  for (const { node, bit, offset } of leaves) tree.writeUIntBE(none + 16 + offset, node * 6 + bit * 3, 3);
  const metadata = map({
    node_count: whole(nodes.length),
    record_size: whole(24),
    ip_version: whole(4),
    database_type: text('Test'),
    binary_format_major_version: whole(2),
    binary_format_minor_version: whole(0),
    build_epoch: whole(1_700_000_000),
  });
  return Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com'), metadata]);
}

const head = (type: number, size: number) => Buffer.from([(type << 5) | size]);
/** Up to 28 bytes. */
const text = (value: string) => Buffer.concat([head(2, value.length), Buffer.from(value)]);
const whole = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([head(6, 4), bytes]);
};
const map = (entries: Record<string, Buffer>) =>
  Buffer.concat([head(7, Object.keys(entries).length), ...Object.entries(entries).flatMap(([key, value]) => [text(key), value])]);

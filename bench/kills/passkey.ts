import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device with one passkey (WebAuthn, ES256, no attestation) that always finds its owner present and verified. */
export function createDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (flags: number, rest: readonly Buffer[] = []) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(++counter, 1);
    return Buffer.concat([digest(Buffer.from(new URL(origin).hostname)), head, ...rest]);
  };
  const credential = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
    });

  return {
    id,
    add(challenge: string): string {
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(x)],
        [integer(-3), bytes(y)],
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const data = authenticatorData(0x45, [Buffer.alloc(16), length, rawId, key]);
      const attestationObject = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
      return credential({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject });
    },
    show(challenge: string): string {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const data = authenticatorData(0x05);
      const signature = sign('sha256', Buffer.concat([data, digest(clientDataJSON)]), privateKey);
      return credential({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}

const digest = (of: Buffer) => createHash('sha256').update(of).digest();

// As much of CBOR as the above takes.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: string | Buffer) => {
  const content = typeof value === 'string' ? Buffer.from(value, 'base64url') : value;
  return Buffer.concat([head(2, content.length), content]);
};
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

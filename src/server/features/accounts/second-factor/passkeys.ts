import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { digestOf } from '../identity/digest.ts';
import type { SecondFactorStore } from './second-factor.store.ts';

const MINUTES = 10;
export const mostPasskeys = 20;
/** Ed25519, ES256 and RS256, which every device knows one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

const Base64 = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const shared = { id: Base64.min(1).max(2000), rawId: Base64, type: z.literal('public-key'), clientExtensionResults: z.object({}) };
const Registration = z.object({ ...shared, response: z.object({ clientDataJSON: Base64, attestationObject: Base64 }) });
const Assertion = z.object({
  ...shared,
  response: z.object({ clientDataJSON: Base64, authenticatorData: Base64, signature: Base64, userHandle: Base64.optional() }),
});

interface Parts {
  store: SecondFactorStore;
  clock: Clock;
  brand: string;
  publicOrigin: string;
}

/**
 * Passkeys by WebAuthn. A device must verify its user, by a PIN, a fingerprint or a face, so a passkey is two factors in one. `secret` is
 * what only the browser that was asked holds.
 */
export function createPasskeys({ store, clock, brand, publicOrigin }: Parts) {
  const rpID = new URL(publicOrigin).hostname;
  const now = () => new Date(clock.now());
  const keepChallenge = (secret: string, challenge: string) =>
    store.keepChallenge({ digest: digestOf(secret), challenge, expiresAt: new Date(clock.now() + MINUTES * 60_000) }, now());

  return {
    async askToAdd({ id, email, name }: { id: string; email: string; name: string }, secret: string) {
      const options = await generateRegistrationOptions({
        rpName: brand,
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: (await store.listPasskeys(id)).map((known) => ({ id: known.id })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(secret, options.challenge);
      return options;
    },

    async askToShow(secret: string) {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await keepChallenge(secret, options.challenge);
      return options;
    },

    /** Undefined if this is not an answer to what we asked this browser for. */
    async readNew(given: string, secret: string): Promise<{ id: string; publicKey: string; counter: number } | undefined> {
      const response = parseJson(Registration, given);
      const expectedChallenge = await store.takeChallenge(digestOf(secret), now());
      if (!response || expectedChallenge === undefined) return undefined;
      const { registrationInfo } = await orNothing(
        verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      );
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    },

    /** Whose passkey this is, provided that it answers what we asked this browser for. */
    async findOwner(given: string, secret: string): Promise<string | undefined> {
      const response = parseJson(Assertion, given);
      const expectedChallenge = await store.takeChallenge(digestOf(secret), now());
      const known = response && (await store.findPasskey(response.id));
      if (!known || expectedChallenge === undefined) return undefined;
      const { verified, authenticationInfo } = await orNothing(
        verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: { id: known.id, publicKey: Buffer.from(known.publicKey, 'base64url'), counter: known.counter },
        }),
      );
      if (!verified || !authenticationInfo) return undefined;
      await store.usePasskey(known.id, authenticationInfo.newCounter, now());
      return known.personId;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

function parseJson<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The library throws whatever is wrong with an answer. */
const orNothing = <Result extends object>(work: Promise<Result>): Promise<Partial<Result>> => work.catch(() => ({}));

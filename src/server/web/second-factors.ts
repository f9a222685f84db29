import type { AccountsStore } from '../features/accounts/accounts.store.ts';
import type { AccountMail } from '../features/accounts/identity/mails.ts';
import { createPasskeys } from '../features/accounts/second-factor/passkeys.ts';
import { createSecondFactorStore } from '../features/accounts/second-factor/second-factor.store.ts';
import { createSecondFactors } from '../features/accounts/second-factor/second-factors.ts';
import { createStepCookie } from '../features/accounts/second-factor/step-cookie.ts';
import { createSafe } from '../features/accounts/second-factor/totp.ts';
import type { Foundation } from '../foundation.ts';
import type { AuditTrail } from '../http/security/audit-trail.ts';
import { deriveKey } from '../secret-key.ts';
import type { Settings } from '../settings.ts';

interface Parts {
  settings: Settings;
  secretKey: string;
  foundation: Foundation;
  people: AccountsStore;
  audit: AuditTrail;
  sendMail(mail: AccountMail): Promise<void>;
  forgotAddress: string;
}

export function openSecondFactors({ settings, secretKey, foundation, people, audit, sendMail, forgotAddress }: Parts) {
  const { database, clock } = foundation;
  const { publicOrigin, brandName: brand, rateLimitFactor } = settings;
  const isHttps = publicOrigin.startsWith('https:');
  const store = createSecondFactorStore(database);
  const passkeys = createPasskeys({ store, clock, brand, publicOrigin });
  const safe = createSafe(deriveKey(secretKey, 'second factors'));
  return {
    store,
    passkeys,
    factors: createSecondFactors({ store, people, passkeys, safe, clock, brand, rateLimitFactor, audit, forgotAddress, sendMail }),
    logInCookie: createStepCookie('log-in', isHttps),
    passkeyCookie: createStepCookie('passkey', isHttps),
  };
}

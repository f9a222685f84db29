import { routes } from '#contract/routes.ts';
import { send } from '../http/http.ts';

/** Whether this browser can use passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function';

// What converts between bytes and JSON is loaded when somebody uses a passkey for the first time.
const load = () => import('@simplewebauthn/browser');

async function askFor<Options>(address: string): Promise<Options> {
  return (await (await send(address, { method: 'POST', needsToken: true })).json()) as Options;
}

/** Has the browser show one of its passkeys. Returns the answer for the server; throws if the person cancels. */
export async function showPasskey(): Promise<string> {
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON: await askFor(routes.passkeyOptions) }));
}

/** Has the browser make a passkey. Returns the answer for the server; throws if the person cancels. */
export async function makePasskey(): Promise<string> {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON: await askFor(`${routes.passkeys}options/`) }));
}

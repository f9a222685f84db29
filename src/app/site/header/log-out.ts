import { send } from '#app/client/http.ts';
import { routes } from '#contract/routes.ts';

/** Logs out in one step. Where that fails, the page that asks takes over. */
export async function logOut(): Promise<void> {
  const isOut = await send(routes.logOut, { method: 'POST' }).then(
    () => true,
    () => false,
  );
  location.assign(isOut ? routes.landing : routes.logOut);
}

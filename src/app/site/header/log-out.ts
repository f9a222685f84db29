import { announce } from '#app/client/analytics/announce.ts';
import { forgetHere } from '#app/client/forget-here.ts';
import { send } from '#app/client/http/http.ts';
import { navigateAfter } from '#app/client/navigate.ts';
import { routes } from '#contract/routes.ts';

/** Logs out directly; if that fails, goes to the log-out page. */
export async function logOut(): Promise<void> {
  const told = announce('log-out');
  const isOut = await send(routes.logOut, { method: 'POST' }).then(
    () => true,
    () => false,
  );
  forgetHere();
  await navigateAfter(told, isOut ? routes.landing : routes.logOut);
}

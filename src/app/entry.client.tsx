import type { PageFrame, PageName } from '#contract/pages.ts';
import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FrameProvider } from './client/frame.tsx';
import type { Page } from './pages/page.ts';
import { applyChosenLanguage } from './site/choose-language.ts';
import './ui/global.css.ts';

/** The embedded viewer has a separate entry. */
type HydratedPage = Exclude<PageName, 'embed'>;

/** One chunk per page; the server adds a modulepreload for it, so it arrives together with this file. */
const pages: { [Name in HydratedPage]: () => Promise<{ page: Page<Name> }> } = {
  landing: () => import('./pages/landing/landing-page.tsx'),
  logIn: () => import('./pages/account/log-in/log-in-page.tsx'),
  secondStep: () => import('./pages/account/second-step/second-step-page.tsx'),
  confirmIdentity: () => import('./pages/account/confirm-identity/confirm-identity-page.tsx'),
  signUp: () => import('./pages/account/sign-up/sign-up-page.tsx'),
  mailSent: () => import('./pages/account/mail-sent/mail-sent-page.tsx'),
  forgotPassword: () => import('./pages/account/forgot-password/forgot-password-page.tsx'),
  resetPassword: () => import('./pages/account/reset-password/reset-password-page.tsx'),
  confirmEmail: () => import('./pages/account/confirm-email/confirm-email-page.tsx'),
  logOut: () => import('./pages/account/log-out/log-out-page.tsx'),
  settings: () => import('./pages/settings/settings-page.tsx'),
  activity: () => import('./pages/settings/activity/activity-page.tsx'),
  authenticator: () => import('./pages/settings/authenticator/authenticator-page.tsx'),
  recoveryCodes: () => import('./pages/settings/recovery-codes/recovery-codes-page.tsx'),
  profile: () => import('./pages/account/profile/profile-page.tsx'),
  dashboard: () => import('./pages/dashboard/dashboard-page.tsx'),
  newPresentation: () => import('./pages/dashboard/new-presentation/new-presentation-page.tsx'),
  explore: () => import('./pages/explore/explore/explore-page.tsx'),
  templates: () => import('./pages/explore/templates/templates-page.tsx'),
  gallery: () => import('./pages/explore/gallery/gallery-page.tsx'),
  product: () => import('./pages/product/product/product-page.tsx'),
  video: () => import('./pages/product/video/video-page.tsx'),
  videoExplore: () => import('./pages/product/video-explore/video-explore-page.tsx'),
  videoEdu: () => import('./pages/product/video-edu/video-edu-page.tsx'),
  contact: () => import('./pages/site/contact/contact-page.tsx'),
  view: () => import('./pages/view/view-page.tsx'),
  viewGate: () => import('./pages/access/view-gate/view-gate-page.tsx'),
  details: () => import('./pages/access/details/details-page.tsx'),
  editor: () => import('./pages/editor/editor-page.tsx'),
  copy: () => import('./pages/access/copy/copy-page.tsx'),
  developersEmbed: () => import('./pages/site/developers-embed/developers-embed-page.tsx'),
  testCheckout: () => import('./pages/dev/test-checkout/test-checkout-page.tsx'),
  purchases: () => import('./pages/operator/purchases/purchases-page.tsx'),
  purchaseReceipt: () => import('./pages/operator/purchase-receipt/purchase-receipt-page.tsx'),
  audit: () => import('./pages/operator/audit/audit-page.tsx'),
  insights: () => import('./pages/insights/insights/insights-page.tsx'),
  siteInsights: () => import('./pages/insights/site-insights/site-insights-page.tsx'),
  problem: () => import('./pages/site/problem/problem-page.tsx'),
  devUi: () => import('./pages/dev/dev-ui/dev-ui-page.tsx'),
  devMail: () => import('./pages/dev/dev-mail/dev-mail-page.tsx'),
  devScenes: () => import('./pages/dev/dev-scenes/dev-scenes-page.tsx'),
  devEditing: () => import('./pages/dev/dev-editing/dev-editing-page.tsx'),
};

const PATIENCE = 100;

/** Lets the server-rendered page paint before it is hydrated; a hidden page, which never paints, waits only briefly. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, PATIENCE);
  });

async function hydrate<Name extends HydratedPage>(frame: PageFrame<Name>, root: HTMLElement): Promise<void> {
  const { Component } = (await pages[frame.page]()).page;
  await painted();
  const styles = root.querySelector('#shell-end + style');
  // In a transition, React works in short slices. It finishes at once when somebody touches the page.
  startTransition(() => {
    hydrateRoot(
      root,
      <FrameProvider frame={frame}>
        <Alive>
          <Component {...frame.props} />
        </Alive>
      </FrameProvider>,
      {
        // React has made all elements anew, without the styles among them.
        onRecoverableError(error) {
          if (styles?.isConnected === false) document.head.append(styles);
          reportError(error);
        },
      },
    );
  });
}

/** Its effects run after those of the whole page, which is inside it. */
function Alive({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Tests and scripts wait for this: the controls respond from here on.
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  useEffect(() => {
    applyChosenLanguage(document.querySelector('form[data-language]'));
    // The starter repeats what was clicked until now, once React is done: during effects it would postpone the changes.
    queueMicrotask(() => dispatchEvent(new Event('lectern:hydrated')));
  }, []);
  return children;
}

// Keeps errors for the analytics script until it loads. The starter has already begun to, except in development.
if (!globalThis.lecternFailures) {
  const failures: ErrorEvent[] = (globalThis.lecternFailures = []);
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind as 'error', (failure) => failures.length < 10 && failures.push(failure));
}

// The guard (guard.ts) checks for this once the page has loaded.
document.documentElement.toggleAttribute('data-page-runs', true);

const root = document.getElementById('root');
const carried = document.getElementById('page')?.textContent;
if (root && carried) {
  try {
    await hydrate(JSON.parse(carried) as PageFrame<HydratedPage>, root);
  } catch (error) {
    // The server-rendered page stays; the guard explains the failure on the viewer's overlay.
    dispatchEvent(new Event('lectern:page-failed'));
    throw error;
  }
}

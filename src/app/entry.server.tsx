import type { AppEntry, PageAssets, PageFrame, PageName, PageRequest, RenderedPage } from '#contract/pages.ts';
import { defaultLanguage, parseLanguage } from '#locale/language.ts';
import { compileTexts } from '#locale/translate.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { FrameProvider } from './client/frame.tsx';
import { Document, type DocumentProps } from './document.tsx';
import { firstStyles } from './head/first-styles.ts';
import { page as activity } from './pages/settings/activity/activity-page.tsx';
import { page as audit } from './pages/operator/audit/audit-page.tsx';
import { page as authenticator } from './pages/settings/authenticator/authenticator-page.tsx';
import { page as confirmEmail } from './pages/account/confirm-email/confirm-email-page.tsx';
import { page as confirmIdentity } from './pages/account/confirm-identity/confirm-identity-page.tsx';
import { page as dashboard } from './pages/dashboard/dashboard-page.tsx';
import { page as newPresentation } from './pages/dashboard/new-presentation/new-presentation-page.tsx';
import { page as developersEmbed } from './pages/site/developers-embed/developers-embed-page.tsx';
import { page as editor } from './pages/editor/editor-page.tsx';
import { page as devEditing } from './pages/dev/dev-editing/dev-editing-page.tsx';
import { page as devMail } from './pages/dev/dev-mail/dev-mail-page.tsx';
import { page as devScenes } from './pages/dev/dev-scenes/dev-scenes-page.tsx';
import { page as devUi } from './pages/dev/dev-ui/dev-ui-page.tsx';
import { page as embed } from './pages/embed/embed-page.tsx';
import { page as explore } from './pages/explore/explore/explore-page.tsx';
import { page as forgotPassword } from './pages/account/forgot-password/forgot-password-page.tsx';
import { page as insights } from './pages/insights/insights/insights-page.tsx';
import { page as siteInsights } from './pages/insights/site-insights/site-insights-page.tsx';
import { page as landing } from './pages/landing/landing-page.tsx';
import { page as logIn } from './pages/account/log-in/log-in-page.tsx';
import { page as logOut } from './pages/account/log-out/log-out-page.tsx';
import { page as mailSent } from './pages/account/mail-sent/mail-sent-page.tsx';
import type { Page } from './pages/page.ts';
import { page as problem } from './pages/site/problem/problem-page.tsx';
import { page as profile } from './pages/account/profile/profile-page.tsx';
import { page as recoveryCodes } from './pages/settings/recovery-codes/recovery-codes-page.tsx';
import { page as resetPassword } from './pages/account/reset-password/reset-password-page.tsx';
import { page as secondStep } from './pages/account/second-step/second-step-page.tsx';
import { page as settings } from './pages/settings/settings-page.tsx';
import { page as templates } from './pages/explore/templates/templates-page.tsx';
import { page as gallery } from './pages/explore/gallery/gallery-page.tsx';
import { page as product } from './pages/product/product/product-page.tsx';
import { page as video } from './pages/product/video/video-page.tsx';
import { page as videoExplore } from './pages/product/video-explore/video-explore-page.tsx';
import { page as videoEdu } from './pages/product/video-edu/video-edu-page.tsx';
import { page as contact } from './pages/site/contact/contact-page.tsx';
import { page as view } from './pages/view/view-page.tsx';
import { page as viewGate } from './pages/access/view-gate/view-gate-page.tsx';
import { page as details } from './pages/access/details/details-page.tsx';
import { page as copy } from './pages/access/copy/copy-page.tsx';
import { page as testCheckout } from './pages/dev/test-checkout/test-checkout-page.tsx';
import { page as purchases } from './pages/operator/purchases/purchases-page.tsx';
import { page as purchaseReceipt } from './pages/operator/purchase-receipt/purchase-receipt-page.tsx';
import { page as signUp } from './pages/account/sign-up/sign-up-page.tsx';
import { SHELL_END } from './site/site-layout.tsx';

const pages: { [Name in PageName]: Page<Name> } = {
  landing,
  logIn,
  secondStep,
  confirmIdentity,
  signUp,
  mailSent,
  forgotPassword,
  resetPassword,
  confirmEmail,
  logOut,
  settings,
  activity,
  authenticator,
  recoveryCodes,
  profile,
  dashboard,
  newPresentation,
  explore,
  templates,
  gallery,
  product,
  video,
  videoExplore,
  videoEdu,
  contact,
  view,
  viewGate,
  testCheckout,
  insights,
  siteInsights,
  purchases,
  purchaseReceipt,
  audit,
  details,
  copy,
  embed,
  developersEmbed,
  problem,
  devUi,
  devMail,
  devScenes,
  editor,
  devEditing,
};

function render<Name extends PageName>(request: PageRequest<Name>, assets: PageAssets): RenderedPage {
  const page: Page<Name> = pages[request.page];
  const language = parseLanguage(request.language) ?? defaultLanguage;
  const frame: PageFrame<Name> = { ...request, texts: compileTexts(page.isBare ? page.areas : ['site', 'ui', ...page.areas], language) };
  const content = renderToString(
    <FrameProvider frame={frame}>
      <page.Component {...frame.props} />
    </FrameProvider>,
  );
  const { first, whole, styles } = withStyles(content, assets);
  const document = renderToStaticMarkup(<Document frame={frame} page={page} assets={assets} content={whole} first={first} />);
  return { html: `<!doctype html>${document}`, styles };
}

interface Styled {
  first: DocumentProps['first'];
  whole: string;
  /** All that are inline, also those of the content itself. */
  styles: string[];
}

/** Puts the page's styles where its shell ends; those of the shell go in the head. Without a shell, all of them do. */
function withStyles(content: string, { inlineStyle: style, styles: sheets, linksStyles = false }: PageAssets): Styled {
  const own = [...content.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text);
  if (style === undefined) return { first: undefined, whole: content, styles: own };
  const end = `<i id="${SHELL_END}"></i>`;
  const [shell = '', ...rest] = content.split(end);
  if (rest.length === 0) return { first: { style, until: 'page' }, whole: content, styles: [style, ...own] };
  const inline = firstStyles(style, shell);
  const following = linksStyles ? sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('') : `<style>${style}</style>`;
  return {
    first: { style: inline, until: SHELL_END },
    whole: `${shell}${end}${following}${rest.join('')}`,
    styles: [inline, ...(linksStyles ? [] : [style]), ...own],
  };
}

export const renderPage: AppEntry['renderPage'] = render;

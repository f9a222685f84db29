import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { importRoutes } from '#contract/presentation/imports.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { routes } from '#contract/routes.ts';

const settings = (form: string) => `POST ${routes.settings}${form}/`;
const library = `POST ${routes.dashboardAction}`;

/** Every kind of write that the product acknowledges, and the route that does. */
export const writeRoutes = {
  'sign up': `POST ${routes.signUp}`,
  'confirm an address': `POST ${routes.confirmEmail}`,
  'log in': `POST ${routes.logIn}`,
  'log out': `POST ${routes.logOut}`,
  'ask for a new password': `POST ${routes.forgotPassword}`,
  'reset the password': `POST ${routes.resetPassword}`,
  'choose a language': `POST ${routes.language}`,
  'change the profile': settings('profile'),
  'change the picture': settings('picture'),
  'remove the picture': settings('picture/remove'),
  'ask for another address': settings('email'),
  'change the password': settings('password'),
  'change the language': settings('language'),
  'end a session': settings('sessions/end'),
  'end the other sessions': settings('sessions/end-others'),
  'delete the account': settings('delete'),

  'begin an authenticator app': `POST ${routes.authenticatorStart}`,
  'turn on an authenticator app': `POST ${routes.authenticator}`,
  'turn off an authenticator app': `POST ${routes.authenticator}off/`,
  'renew the recovery codes': `POST ${routes.recoveryCodes}`,
  'take the second step': `POST ${routes.secondStep}`,
  'add a passkey': `POST ${routes.passkeys}`,
  'rename a passkey': `POST ${routes.passkeys}rename/`,
  'remove a passkey': `POST ${routes.passkeys}remove/`,
  'log in with a passkey': `POST ${routes.logInPasskey}`,

  trash: library,
  restore: library,
  delete: library,
  'empty the trash': library,
  move: library,
  rename: library,
  'set the privacy': library,
  'make a folder': library,
  'rename a folder': library,
  'remove a folder': library,
  'dismiss an import': library,
  copy: `POST ${routes.copy}`,
  'make a presentation': `POST ${routes.newPresentation}`,

  'save details': `POST ${routes.details}`,
  'make a link': `POST ${routes.details}links/`,
  'revoke a link': `POST ${routes.details}links/:linkId/revoke/`,
  'restore a version': `POST ${routes.details}versions/:number/restore/`,
  'name an earlier version': `POST ${routes.details}versions/:number/name/`,
  publish: `POST ${routes.details}publish/`,
  rearrange: `POST ${routes.details}arrange/`,

  'change a draft': `POST ${draftRoutes.changes}`,
  'rename from the editor': `POST ${draftRoutes.title}`,
  'name a version': `POST ${draftRoutes.versions}`,
  'name a version in the history': `POST ${draftRoutes.versionName}`,
  'restore from the history': `POST ${draftRoutes.versionRestore}`,
  'add a picture': `POST ${draftRoutes.assets}`,
  'publish from the editor': `POST ${draftRoutes.publish}`,

  'visit a link': `POST ${routes.viewLink}`,
  like: `PUT ${routes.likes}`,
  unlike: `DELETE ${routes.likes}`,
  'like by link': `PUT ${routes.likesByLink}`,
  'unlike by link': `DELETE ${routes.likesByLink}`,
  tag: `PUT ${routes.curation}`,
  untag: `DELETE ${routes.curation}`,
  report: `POST ${routes.contactAbuse}`,
  'ask about billing': `POST ${routes.contactBilling}`,
  'report an error': `POST ${analyticsRoutes.clientLog}`,
  'send an event': `POST ${analyticsRoutes.log}`,
  'send an event (fallback)': `POST ${analyticsRoutes.logFallback}`,

  'begin a purchase': `POST ${pdfRoutes.createCheckout}`,
  pay: `POST ${pdfRoutes.testCheckout}`,
  'hear from the provider': `POST ${pdfRoutes.paymentWebhook}`,
  refund: `POST ${pdfRoutes.purchaseRefund}`,
  'begin an export': `POST ${pdfRoutes.conversion}`,
  'mail a PDF': `POST ${pdfRoutes.sendPdfLink}`,

  'begin an upload': `POST ${importRoutes.uploads}`,
  'send a part': `PATCH ${importRoutes.upload}`,
  'cancel an upload': `DELETE ${importRoutes.upload}`,
  'end an import': `DELETE ${importRoutes.import}`,
} as const;

export type Kind = keyof typeof writeRoutes;

/** Routes with a writing method that no writer uses, and why. */
export const notWritten: Readonly<Record<string, string>> = {
  [`POST ${routes.confirmIdentity}`]: 'notes a proof, which a session that ends takes along',
  [`POST ${routes.passkeyOptions}`]: 'keeps what a passkey has to sign for a few minutes',
  [`POST ${routes.passkeys}options/`]: 'keeps what a passkey has to sign for a few minutes',
  [`POST ${routes.searchKey}`]: 'sets a cookie',
  [`POST ${draftRoutes.assetFrom}`]: 'adds a file from the public internet, as ‘add a picture’ does',
  [`POST ${pdfRoutes.exportPdf}`]: 'signs a token',
  [`POST ${pdfRoutes.exportPptx}`]: 'signs a token',
  [`POST ${pdfRoutes.conversionStatus}`]: 'tells the progress of an export',
};

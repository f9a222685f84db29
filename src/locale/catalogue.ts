import { access } from './texts/people/access/access.ts';
import { account } from './texts/people/account/account.ts';
import { activity } from './texts/people/activity/activity.ts';
import { consent } from './texts/frame/consent/consent.ts';
import { dev } from './texts/frame/dev/dev.ts';
import { editor } from './texts/editing/editor/editor.ts';
import { editorData } from './texts/editing/editorData/editorData.ts';
import { editorCommands } from './texts/editing/editorCommands/editorCommands.ts';
import { editorFormula } from './texts/editing/editorFormula/editorFormula.ts';
import { editorKeys } from './texts/editing/editorKeys/editorKeys.ts';
import { editorLook } from './texts/editing/editorLook/editorLook.ts';
import { editorObjects } from './texts/editing/editorObjects/editorObjects.ts';
import { editorOutline } from './texts/editing/editorOutline/editorOutline.ts';
import { editorPath } from './texts/editing/editorPath/editorPath.ts';
import { editorTyping } from './texts/editing/editorTyping/editorTyping.ts';
import { editorFind } from './texts/editing/editorFind/editorFind.ts';
import { editorTour } from './texts/editing/editorTour/editorTour.ts';
import { editorVersions } from './texts/editing/editorVersions/editorVersions.ts';
import { embed } from './texts/presentations/embed/embed.ts';
import { explore } from './texts/discovery/explore/explore.ts';
import { imports } from './texts/presentations/imports/imports.ts';
import { insights } from './texts/presentations/insights/insights.ts';
import { landing } from './texts/discovery/landing/landing.ts';
import { library } from './texts/presentations/library/library.ts';
import { mail } from './texts/frame/mail/mail.ts';
import { newPresentation } from './texts/presentations/newPresentation/newPresentation.ts';
import { operator } from './texts/people/operator/operator.ts';
import { pdf } from './texts/presentations/pdf/pdf.ts';
import { problem } from './texts/frame/problem/problem.ts';
import { product } from './texts/discovery/product/product.ts';
import { security } from './texts/people/security/security.ts';
import { settings } from './texts/people/settings/settings.ts';
import { share } from './texts/presentations/share/share.ts';
import { site } from './texts/frame/site/site.ts';
import { ui } from './texts/frame/ui/ui.ts';
import { view } from './texts/presentations/view/view.ts';
import { viewer } from './texts/presentations/viewer/viewer.ts';

export const areas = {
  access,
  account,
  activity,
  consent,
  dev,
  editor,
  editorCommands,
  editorData,
  editorFormula,
  editorKeys,
  editorLook,
  editorObjects,
  editorOutline,
  editorPath,
  editorTyping,
  editorFind,
  editorTour,
  editorVersions,
  embed,
  explore,
  imports,
  insights,
  landing,
  library,
  mail,
  newPresentation,
  operator,
  pdf,
  problem,
  product,
  security,
  settings,
  share,
  site,
  ui,
  view,
  viewer,
};

export type AreaName = keyof typeof areas;
export type TextKey = { [Name in AreaName]: keyof (typeof areas)[Name]['en'] }[AreaName];

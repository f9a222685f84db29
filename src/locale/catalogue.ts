import { access } from './texts/access/access.ts';
import { account } from './texts/account/account.ts';
import { dev } from './texts/dev/dev.ts';
import { embed } from './texts/embed/embed.ts';
import { explore } from './texts/explore/explore.ts';
import { landing } from './texts/landing/landing.ts';
import { mail } from './texts/mail/mail.ts';
import { problem } from './texts/problem/problem.ts';
import { product } from './texts/product/product.ts';
import { settings } from './texts/settings/settings.ts';
import { share } from './texts/share/share.ts';
import { site } from './texts/site/site.ts';
import { ui } from './texts/ui/ui.ts';
import { view } from './texts/view/view.ts';
import { viewer } from './texts/viewer/viewer.ts';

export const areas = { access, account, dev, embed, explore, landing, mail, problem, product, settings, share, site, ui, view, viewer };

export type AreaName = keyof typeof areas;
export type TextKey = { [Name in AreaName]: keyof (typeof areas)[Name]['en'] }[AreaName];

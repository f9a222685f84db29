import { account } from './texts/account/account.ts';
import { dev } from './texts/dev/dev.ts';
import { embed } from './texts/embed/embed.ts';
import { landing } from './texts/landing/landing.ts';
import { mail } from './texts/mail/mail.ts';
import { problem } from './texts/problem/problem.ts';
import { settings } from './texts/settings/settings.ts';
import { site } from './texts/site/site.ts';
import { ui } from './texts/ui/ui.ts';
import { viewer } from './texts/viewer/viewer.ts';

export const areas = { account, dev, embed, landing, mail, problem, settings, site, ui, viewer };

export type AreaName = keyof typeof areas;
export type TextKey = { [Name in AreaName]: keyof (typeof areas)[Name]['en'] }[AreaName];

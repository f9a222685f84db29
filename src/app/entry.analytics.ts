import type { PageFrame } from '#contract/pages.ts';
import { startAnalytics } from './client/analytics/analytics.ts';

const until = (event: string) => new Promise((come) => document.addEventListener(event, come, { once: true }));

// A page may be made in advance, and never be looked at.
if ('prerendering' in document && document.prerendering) await until('prerenderingchange');
if (document.readyState === 'loading') await until('DOMContentLoaded');

const carried = document.getElementById('page')?.textContent;
if (carried) await startAnalytics(JSON.parse(carried) as PageFrame);

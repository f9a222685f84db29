import type { PageFrame } from '#contract/pages.ts';
import { startAnalytics } from './client/analytics/analytics.ts';

const until = (event: string) => new Promise((come) => document.addEventListener(event, come, { once: true }));

// A prerendered page may never be shown.
if ('prerendering' in document && document.prerendering) await until('prerenderingchange');
if (document.readyState === 'loading') await until('DOMContentLoaded');

const carried = document.getElementById('page')?.textContent;
if (carried) await startAnalytics(JSON.parse(carried) as PageFrame);

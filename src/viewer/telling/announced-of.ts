import type { Announced } from '#contract/analytics/catalogue.ts';
import type { ViewerEvent } from '../viewer.ts';

const DAY = 86_400_000;
const within = (ms: number) => Math.min(Math.max(Math.round(ms), 0), DAY);

/** A viewer event in the form in which it is logged. */
export function announcedOf(event: ViewerEvent): Announced {
  switch (event.name) {
    case 'loaded':
      return ['viewer-loaded', { ms: within(event.ms) }];
    case 'started':
      return ['viewer-started'];
    case 'restarted':
      return ['viewer-restarted'];
    case 'step':
      return ['step-entered', { step: event.step, stop: event.stop }];
    case 'left':
      return ['step-left', { step: event.step, stop: event.stop, ms: within(event.ms) }];
    case 'ended':
      return ['viewer-finished', { ms: within(event.ms) }];
    case 'autoplay':
    case 'fullscreen':
    case 'overview':
    case 'captions':
      return [event.name, { is_on: event.isOn }];
    case 'explored':
    case 'zoomed':
      return [event.name];
    case 'link':
      return ['presentation-link', { address: event.href }];
    case 'failed':
      return ['viewer-failed', { failure: event.failure.kind, message: event.failure.error.message }];
  }
}

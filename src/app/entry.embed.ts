import type { PageFrame } from '#contract/pages.ts';
import { attachMessages } from '#viewer/messages/attach-messages.ts';
import { createChunk, onChunkFailure } from '#viewer/chunks/chunk.ts';
import { mount } from '#viewer/mount.ts';
import { announce } from './client/analytics/announce.ts';
import './pages/embed/embed-page.css.ts';

const words = createChunk('viewer-text', (insist) => insist(import('./pages/embed/viewer-text.ts')));
const dialogs = createChunk('viewer-dialogs', (insist) => insist(import('./sharing/in-viewer/viewer-dialogs.tsx')));

onChunkFailure((chunk) => void announce('chunk-failed', { chunk }));

/** On the host that this script came from. */
const staticFolder = new URL('/present-viewer', import.meta.url).href;

/** Logs that a participant of a video meeting sees the presentation, and for how long. */
function joinMeeting(): void {
  const since = performance.now();
  void announce('meeting-joined');
  addEventListener('pagehide', () => void announce('meeting-left', { ms: Math.round(performance.now() - since) }), { once: true });
}

/** Beside the page around: other pages of the site refuse to be framed. */
function learnMore(): void {
  void announce('cta', { place: 'viewer-end', address: '/' });
  window.open('/', '_blank', 'noopener');
}

/** Starts the server-rendered viewer without React, which loads with the controls after the first frame. */
function open(host: HTMLElement, frame: PageFrame<'embed'>): void {
  const { props, language } = frame;
  if (props.state === 'failed') host.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
  if (props.state !== 'ready') return;
  if (props.meeting) joinMeeting();
  const { display, files, options, labels, oid, pageAddress, tags, suggestions, getStarted } = props;
  const shared = { oid, title: display.title, tags, shareAddress: frame.origin + pageAddress, isResponsiveOnly: false };
  const viewer = mount(host, {
    files,
    display,
    language,
    labels,
    loadText: async () => (await words.load()).viewerText(frame),
    startsItself: options.autoplay !== null,
    autoplay: options.autoplay ?? undefined,
    isLooping: options.isLooping,
    hasControls: options.hasControls,
    isExplorable: options.isExplorable,
    firstStop: options.firstStop,
    keepsPlace: { name: oid },
    theme: options.theme,
    surface: options.surface,
    viewOnSite: pageAddress,
    dialogs: ['share', 'embed'],
    openDialog: async (name) => (await dialogs.load()).openIn(host, frame, name, shared),
    // Without suggestions to watch next, promote making a presentation.
    restart: {
      kind: suggestions.length > 0 ? 'plain' : 'promotion',
      suggestions,
      getStarted,
      staticPath: staticFolder,
      onLearnMore: options.offersToLearn ? learnMore : undefined,
    },
    announce,
  });
  attachMessages(viewer, window);
}

// The guard (guard.ts) checks for this once the page has loaded.
document.documentElement.toggleAttribute('data-viewer-runs', true);

// In a build, the page links the viewer's single stylesheet; in development, styles come with their modules.
if (import.meta.env.DEV) await import('#viewer/overlay/viewer-frame.tsx');

const host = document.querySelector<HTMLElement>('[data-viewer]');
const carried = document.getElementById('page')?.textContent;
if (host && carried) open(host, JSON.parse(carried) as PageFrame<'embed'>);

import type { PageFrame } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import '#viewer/overlay/overlay.css.ts';
import '#viewer/overlay/viewer-frame.css.ts';
import './pages/embed/embed-page.css.ts';
import './ui/foundation/fonts.css.ts';

/** Brings the viewer that the server has drawn to life, without React: that comes with the controls, after the first frame. */
async function open(host: HTMLElement, { props, language, texts }: PageFrame<'embed'>): Promise<void> {
  if (props.state !== 'ready') return;
  const { display, files, options, labels, oid, pageAddress, suggestions } = props;
  const [{ mount }, { attachMessages }] = await Promise.all([import('#viewer/mount.ts'), import('#viewer/messages/attach-messages.ts')]);
  const viewer = mount(host, {
    files,
    display,
    language,
    labels,
    loadText: async () => (await import('./pages/embed/viewer-text.ts')).viewerText(language, texts),
    startsItself: options.autoplay !== null,
    autoplay: options.autoplay ?? undefined,
    isLooping: options.isLooping,
    hasControls: options.hasControls,
    isExplorable: options.isExplorable,
    firstStop: options.firstStop,
    keepsPlace: { name: oid },
    theme: options.theme,
    surface: options.surface,
    viewOnSite: pageAddress ?? undefined,
    restart: { kind: 'plain', suggestions, getStarted: routes.signUp, staticPath: '/present-viewer' },
    onEvent: () => undefined,
  });
  attachMessages(viewer, window);
}

// The guard (viewer-guard.ts) looks for this when the page has loaded.
document.documentElement.toggleAttribute('data-viewer-runs', true);

const host = document.querySelector<HTMLElement>('[data-viewer]');
const carried = document.getElementById('page')?.textContent;
if (host && carried) await open(host, JSON.parse(carried) as PageFrame<'embed'>);

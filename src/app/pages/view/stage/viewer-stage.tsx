import { Still } from '#app/site/still.tsx';
import { announce } from '#app/client/analytics/announce.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { navigateAfter } from '#app/client/navigate.ts';
import { routes, signUpPath } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { below } from '../../../ui/media/breakpoints.ts';
import { openOnDemand } from './open-on-demand.ts';
import { loadDialogs, loadViewer, type Viewer, type ViewerOptions } from './viewer-module.ts';
import * as styles from './viewer-stage.css.ts';

// Server-rendered only: its script and styles come with the viewer.
const [frame, making] = import.meta.env.SSR
  ? await Promise.all([import('#viewer/overlay/viewer-frame.tsx'), import('../preparing/preparing.tsx')])
  : [];

/** The viewer: rendered by the server, loaded on demand. */
export function ViewerStage(props: ViewPageProps) {
  const text = useText();
  const page = useFrame();
  const { display, stage } = props;

  // Once per page: the viewer's options do not change.
  const open = useEffectEvent((): (() => void) | undefined => {
    const host = document.querySelector<HTMLElement>('[data-viewer]');
    // From here on, the guard (guard.ts) leaves clicks to the viewer.
    document.documentElement.toggleAttribute('data-viewer-runs', true);
    if (!host || stage.state !== 'ready') return undefined;
    let viewer: Viewer | undefined;
    const options = (isAsked: boolean): ViewerOptions => ({
      files: stage.files,
      display,
      language: page.language,
      labels: stage.labels,
      loadText: async () => text,
      startsItself: isAsked,
      keepsPlace: { name: props.oid },
      dialogs: props.privacy === 'private' ? ['share'] : ['share', 'embed'],
      openDialog: async (name) => (await loadDialogs()).openIn(host, page, name, props),
      restart: {
        kind: stage.suggestions.length > 0 ? 'plain' : 'promotion',
        suggestions: stage.suggestions,
        getStarted: props.isAuthenticated ? routes.dashboard : signUpPath(routes.dashboard),
        // On the host that this script came from.
        staticPath: new URL('/present-viewer', import.meta.url).href,
        onCopy: copyOf(props),
        onLearnMore: props.isAuthenticated
          ? undefined
          : () => void navigateAfter(announce('cta', { place: 'viewer-end', address: '/' }), '/'),
      },
      announce,
      onEvent({ name }) {
        if (name === 'started' && matchMedia(below('small')).matches && viewer?.state().fullscreen === 'off') viewer.toggleFullscreen();
      },
    });
    return openOnDemand(host, {
      options,
      load: loadViewer,
      onOpened: (opened) => {
        viewer = opened;
      },
    });
  });
  useEffect(() => open(), []);

  // The browser keeps the server's class.
  const isTopmost = import.meta.env.SSR && props.isPublicView && !props.nativeApp && !props.viewerRights.comment;
  return (
    <Still className={classNames(styles.stage, isTopmost && styles.topmost)}>
      {import.meta.env.SSR && (
        <>
          {making && props.preparation && stage.state === 'preparing' && <making.Preparing preparation={props.preparation} place="stage" />}
          {frame && stage.state !== 'preparing' && (
            <frame.ViewerFrame
              display={display}
              text={text}
              isStarting={false}
              failure={stage.state === 'failed' ? 'content' : undefined}
              opening={stage.state === 'ready' ? stage.opening : null}
              place={props.oid}
              className={styles.frame}
            />
          )}
        </>
      )}
    </Still>
  );
}

const copyOf = ({ showMakeACopyButton, makeACopyRedirectUrl, isAuthenticated }: ViewPageProps) =>
  showMakeACopyButton && makeACopyRedirectUrl !== null
    ? () => void navigateAfter(announce('make-a-copy'), isAuthenticated ? makeACopyRedirectUrl : signUpPath(makeACopyRedirectUrl))
    : undefined;

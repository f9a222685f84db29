import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { ViewerFrame } from '#viewer/overlay/viewer-frame.tsx';
import { SHELL_END } from '../../site/site-layout.tsx';
import type { Page } from '../page.ts';
import * as styles from './embed-page.css.ts';
import { Transcript } from './transcript.tsx';

/** The viewer alone, for other sites. Rendered once on the server; the viewer handles everything after that. */
function EmbedPage(props: PageProps['embed']) {
  const text = useText();
  const isReady = props.state === 'ready';
  return (
    <main className={styles.page}>
      <ViewerFrame
        display={props.display}
        text={text}
        isStarting={!isReady || props.options.autoplay !== null}
        failure={props.state === 'failed' ? 'content' : undefined}
        viewOnSite={props.pageAddress}
        opening={isReady ? props.opening : null}
        hasControls={props.options.hasControls}
        place={props.oid}
        className={styles.viewer}
      />
      <i id={SHELL_END} />
      {isReady && (
        <noscript>
          <article className={styles.transcript} lang={props.contentLanguage} dir="auto">
            <div className={styles.transcriptText}>
              <Transcript topic={props.transcript} />
              {props.hasMoreText && (
                <p>
                  <a href={`${props.pageAddress}?transcript=2`} target="_blank" rel="noopener">
                    {text('viewer.wholeText')}
                  </a>
                </p>
              )}
            </div>
          </article>
        </noscript>
      )}
    </main>
  );
}

export const page: Page<'embed'> = {
  areas: ['viewer', 'share', 'ui'],
  isBare: true,
  title: ({ display }) => display.title,
  Component: EmbedPage,
  // They are already in the document.
  carry: (props) => (props.state === 'ready' ? { ...props, opening: null, transcript: { title: '', texts: [], topics: [] } } : props),
};

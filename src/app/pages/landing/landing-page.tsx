import { useFrame, useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { CallToAction } from '../../site/call-to-action.tsx';
import { contained } from '../../site/site-layout.css.ts';
import { ShellEnd, SiteLayout } from '../../site/site-layout.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { displayText } from '../../ui/type.css.ts';
import type { Page } from '../page.ts';
import { features } from './feature.css.ts';
import { Feature } from './feature.tsx';
import { DepthFigure } from './figures/depth-figure.tsx';
import { picture, screenshot } from './figures/figures.css.ts';
import { HostFigure } from './figures/host-figure.tsx';
import { WatchFigure } from './figures/watch-figure.tsx';
import * as styles from './landing-page.css.ts';
import { Stage } from './stage/stage.tsx';

function LandingPage() {
  const text = useText();
  const { user } = useFrame();
  const begin = user
    ? { label: text('landing.dashboard'), href: routes.dashboard }
    : { label: text('landing.getStarted'), href: routes.signUp };
  const explore = { label: text('landing.explore'), href: routes.explore };
  return (
    <SiteLayout width="full">
      <div className={classNames(contained, styles.page)}>
        <div className={styles.hero} data-place="hero">
          <h1 className={displayText}>{text('landing.hero.title')}</h1>
          <p className={styles.lead}>{text('landing.hero.lead')}</p>
          <div className={styles.actions}>
            <Button href={begin.href} size="xl" data-event={user ? 'cta' : undefined}>
              {begin.label}
            </Button>
            <Button href={explore.href} tone="outline" size="xl" data-event="cta">
              {explore.label}
            </Button>
          </div>
        </div>
        <Stage />
        <ShellEnd />
        <ol className={features}>
          <Feature number={1} title={text('landing.decks.title')} text={text('landing.decks.text')}>
            <img
              className={picture}
              src="/art/decks.svg"
              width={720}
              height={460}
              alt={text('landing.decks.alt')}
              loading="lazy"
              decoding="async"
            />
          </Feature>
          <Feature number={2} title={text('landing.edit.title')} text={text('landing.edit.text')}>
            <img
              className={screenshot}
              src="/art/editor.webp"
              width={1440}
              height={900}
              alt={text('landing.edit.alt')}
              loading="lazy"
              decoding="async"
            />
          </Feature>
          <Feature number={3} title={text('landing.canvas.title')} text={text('landing.canvas.text')}>
            <DepthFigure />
          </Feature>
          <Feature number={4} title={text('landing.share.title')} text={text('landing.share.text')}>
            <WatchFigure />
          </Feature>
          <Feature number={5} title={text('landing.host.title')} text={text('landing.host.text')} isLast>
            <HostFigure />
          </Feature>
        </ol>
        <div className={styles.end}>
          <CallToAction title={text('landing.end.title')} action={begin} secondary={explore}>
            {text('landing.end.text')}
          </CallToAction>
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'landing'> = {
  areas: ['landing'],
  Component: LandingPage,
  title: (_props, text) => text('landing.title'),
  description: (_props, text) => text('landing.description'),
};

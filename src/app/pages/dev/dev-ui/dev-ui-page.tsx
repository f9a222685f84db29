import { useText } from '#app/client/frame.tsx';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { contained } from '../../../site/site-layout.css.ts';
import { appTitle, visuallyHidden } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { AvatarPanel, BannerPanel, CardPanel, EmptyPanel, ProgressPanel } from './content-panels.tsx';
import * as styles from './dev-ui.css.ts';
import { FieldPanel } from './field-panel.tsx';
import { ButtonPanel, ColourPanel, TypePanel } from './foundations.tsx';
import { OverlayPanel, TabPanel } from './overlay-panels.tsx';

/** Every control in every state, in both themes side by side. */
function DevUiPage() {
  const text = useText();
  return (
    <SiteLayout width="full">
      <h1 className={visuallyHidden}>{text('dev.title')}</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} className={styles.theme} aria-labelledby={theme}>
          <div className={contained}>
            <div className={styles.themeHeader}>
              <h2 id={theme} className={appTitle}>
                {text(`dev.${theme}`)}
              </h2>
              <p className={styles.motto}>{text('dev.motto')}</p>
            </div>
            <div className={styles.board}>
              <ColourPanel />
              <TypePanel />
              <ButtonPanel />
              <FieldPanel />
              <div className={styles.column}>
                <TabPanel theme={text(`dev.${theme}`)} />
                <OverlayPanel />
              </div>
              <BannerPanel />
              <EmptyPanel />
              <ProgressPanel />
              <AvatarPanel />
              <CardPanel />
            </div>
          </div>
        </section>
      ))}
    </SiteLayout>
  );
}

export const page: Page<'devUi'> = {
  areas: ['dev'],
  Component: DevUiPage,
  title: (_props, text) => text('dev.title'),
};

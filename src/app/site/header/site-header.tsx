import { useFrame, useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../logo.tsx';
import { contained } from '../site-layout.css.ts';
import { AccountMenu } from './account-menu.tsx';
import * as styles from './site-header.css.ts';
import { SiteSearch } from './site-search.tsx';

export function SiteHeader({ isPlain, backTo }: { isPlain: boolean; backTo: string | null | undefined }) {
  const text = useText();
  const { brand, user } = useFrame();
  return (
    <header className={classNames(styles.header, isPlain && styles.plain)}>
      <div className={classNames(contained, styles.bar)}>
        {backTo && <IconButton icon="arrowLeft" label={text('site.header.back')} href={backTo} className={styles.back} />}
        <a href={routes.landing} className={styles.brand}>
          <span className={styles.mark}>
            <Logo />
          </span>
          <span className={isPlain ? undefined : styles.brandName}>{brand}</span>
        </a>
        {!isPlain && (
          <>
            <SiteSearch />
            <div className={styles.end}>
              <Button href={routes.explore} tone="ghost" size="sm" className={styles.explore}>
                {text('site.header.explore')}
              </Button>
              <Button href={routes.templates} tone="ghost" size="sm" className={styles.templates}>
                {text('site.header.templates')}
              </Button>
              {user ? (
                <AccountMenu user={user} />
              ) : (
                <>
                  <Button href={routes.logIn} tone="ghost" size="sm" className={classNames(styles.action, styles.logIn)}>
                    {text('site.header.logIn')}
                  </Button>
                  <Button href={routes.signUp} size="sm" className={styles.action}>
                    {text('site.header.getStarted')}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </div>
    </header>
  );
}

import { useText } from '#app/client/frame.tsx';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as styles from './native-app-promo.css.ts';

/**
 * For logged-in users on a device that we have an app for. Links to the store; `offerNativeApp` tries the app first. Server-rendered only.
 */
export function NativeAppPromo({ isAuthenticated, nativeApp }: Pick<ViewPageProps, 'isAuthenticated' | 'nativeApp'>) {
  const text = useText();
  if (!isAuthenticated || !nativeApp) return null;
  return (
    <aside className={styles.promo} data-place="native-app">
      <p>{text(nativeApp.type === 'iphone' ? 'view.app.iphone' : 'view.app.android')}</p>
      <Button href={nativeApp.url} size="lg" tone="soft" data-native-app="" data-event="cta">
        {text('view.app.open')}
      </Button>
    </aside>
  );
}

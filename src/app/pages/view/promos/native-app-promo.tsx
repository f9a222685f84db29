import { useFrame, useText } from '#app/client/frame.tsx';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import * as styles from './native-app-promo.css.ts';
import { openNativeApp } from './open-native-app.ts';

const means = { go: (address: string) => location.assign(address), after: (milliseconds: number, call: () => void) => void setTimeout(call, milliseconds), isVisible: () => !document.hidden };

/** For those who are logged in, on a device that has an app of ours. Without scripts it leads to the store. */
export function NativeAppPromo({ isAuthenticated, nativeApp }: Pick<ViewPageProps, 'isAuthenticated' | 'nativeApp'>) {
  const text = useText();
  const { brand } = useFrame();
  if (!isAuthenticated || !nativeApp) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openNativeApp(nativeApp, means);
  };
  return (
    <aside className={styles.promo}>
      <p>{text(nativeApp.type === 'iphone' ? 'view.app.iphone' : 'view.app.android', { brand })}</p>
      <Button href={nativeApp.url} size="lg" tone="soft" onClick={open}>
        {text('view.app.open')}
      </Button>
    </aside>
  );
}

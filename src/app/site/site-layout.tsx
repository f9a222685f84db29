import { useText } from '#app/client/frame.tsx';
import type { ReactNode } from 'react';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import * as styles from './site-layout.css.ts';
import { Still } from './still.tsx';

export interface SiteLayoutProps {
  children: ReactNode;
  /** The page to go back to: shows a back button in the header. */
  backTo?: string | null;
  /** `plain` for log-in and sign-up pages: only the logo, without distractions. */
  variant?: 'site' | 'plain';
  /** `page` keeps to the page grid, `narrow` is a form's column, `full` leaves the width to the page. */
  width?: styles.MainWidth;
  /** Across the page, under the header. */
  banner?: ReactNode;
  /** A picture beside a `plain` page, if there is room. */
  aside?: ReactNode;
}

/** The layout around every page. */
export function SiteLayout({
  children,
  backTo,
  variant = 'site',
  width = variant === 'plain' ? 'narrow' : 'page',
  banner,
  aside,
}: SiteLayoutProps) {
  const text = useText();
  return (
    <div className={styles.layouts[aside ? 'split' : variant]}>
      <a className={styles.skip} href="#content">
        {text('site.skip')}
      </a>
      <SiteHeader isPlain={variant === 'plain'} backTo={backTo} />
      {banner}
      <main id="content" tabIndex={-1} className={styles.main[width]}>
        {children}
      </main>
      <SiteFooter isPlain={variant === 'plain'} />
      {aside && <div className={styles.aside}>{aside}</div>}
      <ToastRegion />
    </div>
  );
}

export const SHELL_END = 'shell-end';

/**
 * Ends the part of a page that is painted first. Only the styles of this part are in the head of the document; those of the whole page
 * follow here, so that the rest costs nothing before the first paint.
 */
export function ShellEnd() {
  return <Still hidden>{import.meta.env.SSR && <i id={SHELL_END} />}</Still>;
}

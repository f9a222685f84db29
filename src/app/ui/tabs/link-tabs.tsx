import { lists, tabs as tabStyles, type TabShape } from './tabs.css.ts';

interface LinkTab {
  href: string;
  label: string;
  isCurrent: boolean;
}

export interface LinkTabsProps {
  label: string;
  links: readonly LinkTab[];
  shape?: TabShape;
}

/** Looks like tabs, but each is a separate page. */
export function LinkTabs({ label, links, shape = 'segment' }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={lists[shape]}>
      {links.map(({ href, label: words, isCurrent }) => (
        <a key={href} href={href} className={tabStyles[shape]} {...(isCurrent && { 'aria-current': 'page' })}>
          {words}
        </a>
      ))}
    </nav>
  );
}

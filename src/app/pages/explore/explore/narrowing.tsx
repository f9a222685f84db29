import { languagesIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { searchOrders } from '#contract/pages.ts';
import { searchPath } from '#contract/routes.ts';
import { languageNames, languages, parseLanguage } from '#locale/language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { tabs } from '../../../ui/tabs/tabs.css.ts';
import { exploreAddress, type Asked } from './explore-address.ts';
import * as styles from './explore-page.css.ts';

/** Each order has its own address. */
export function Orders({ term, order, isReusableOnly, language }: Asked) {
  const text = useText();
  const links = searchOrders
    .filter((each) => each !== 'relevant' || term !== '')
    .map((each) => ({
      href: exploreAddress({ term, order: each, isReusableOnly, language }),
      label: text(`explore.order.${each}`),
      isCurrent: each === order,
    }));
  return <LinkTabs label={text('explore.order')} links={links} />;
}

/** Popular search terms. */
export function Trending({ terms, current }: { terms: readonly string[]; current: string }) {
  const text = useText();
  if (terms.length === 0) return null;
  return (
    <nav aria-label={text('explore.trending')} className={styles.trending}>
      <div className={styles.terms}>
        {terms.map((term) => (
          <a
            key={term}
            href={searchPath(term)}
            className={classNames(tabs.pills, styles.term)}
            data-event="suggested-term"
            {...(term.toLowerCase() === current.toLowerCase() && { 'aria-current': 'page' as const })}
          >
            <bdi className={styles.termWords}>{term}</bdi>
          </a>
        ))}
      </div>
    </nav>
  );
}

/** Filters by language and by whether copying is allowed. */
export function Narrowing({ term, order, isReusableOnly, language }: Asked) {
  const text = useText();
  const addressOf = (changes: Partial<Asked>) => exploreAddress({ term, order, isReusableOnly, language, ...changes });
  const spoken = parseLanguage(language ?? undefined);
  const chosen = spoken ? languageNames[spoken] : (language ?? text('explore.anyLanguage'));
  return (
    <div role="group" aria-label={text('explore.filters')} className={styles.filters} data-event="">
      <Menu
        label={text('explore.language')}
        items={[
          { label: text('explore.anyLanguage'), href: addressOf({ language: null }), ...(language === null && { icon: 'check' as const }) },
          ...languages.map((each) => ({
            label: languageNames[each],
            href: addressOf({ language: each }),
            ...(each === language && { icon: 'check' as const }),
          })),
        ]}
        trigger={(props) => (
          <Button {...props} tone={language === null ? 'ghost' : 'soft'} icon={languagesIcon} endIcon="chevronDown">
            {chosen}
          </Button>
        )}
      />
      <Button
        href={addressOf({ isReusableOnly: !isReusableOnly })}
        tone={isReusableOnly ? 'soft' : 'ghost'}
        icon={isReusableOnly ? 'check' : 'copy'}
        {...(isReusableOnly && { 'aria-current': 'true' as const })}
      >
        {text('explore.reusable')}
      </Button>
    </div>
  );
}

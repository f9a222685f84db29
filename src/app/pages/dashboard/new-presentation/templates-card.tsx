import { useText } from '#app/client/frame.tsx';
import type { PresentationCard } from '#contract/presentation/cards.ts';
import { routes } from '#contract/routes.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { layoutIcon } from '../../../ui/icon/library-icons.ts';
import { TemplateCard } from '../dialogs/template-card.tsx';
import * as styles from './cards.css.ts';

/** As many as there is room for beside the other cards. */
const FIRST = 4;

/** The first templates; the others when somebody asks for them, or on a page of their own without scripts. */
export function TemplatesCard({ templates }: { templates: readonly PresentationCard[] }) {
  const text = useText();
  const isHydrated = useHydrated();
  const [showsAll, setShowsAll] = useState(false);
  if (templates.length === 0) return null;
  const all = text('newPresentation.template.all', { count: templates.length });
  return (
    <section className={classNames(styles.card, styles.wide)} aria-labelledby="from-template">
      <div className={styles.line}>
        <h2 id="from-template" className={styles.title}>
          <Icon name={layoutIcon} size={20} className={styles.icon} />
          {text('newPresentation.template.title')}
        </h2>
        {templates.length > FIRST &&
          (isHydrated ? (
            <Button tone="ghost" size="sm" aria-expanded={showsAll} aria-controls="templates" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? text('newPresentation.template.fewer') : all}
            </Button>
          ) : (
            <TextLink href={routes.templates}>{all}</TextLink>
          ))}
      </div>
      <p className={styles.text}>{text('newPresentation.template.text')}</p>
      <ul id="templates" className={styles.templates}>
        {templates.slice(0, showsAll ? templates.length : FIRST).map((card) => (
          <li key={card.oid}>
            <TemplateCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { plusIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EditSection } from '../details/edit-section.tsx';
import { LinkItem } from './link-item.tsx';
import * as styles from './links-section.css.ts';
import { NewLinkForm } from './new-link-form.tsx';

interface LinksSectionProps extends Pick<PageProps['details'], 'detailsAddress' | 'links'> {
  state: PageProps['details']['linkForm'];
}

export function LinksSection({ detailsAddress, links, state }: LinksSectionProps) {
  const text = useText();
  const isRefused = state.problem !== null || Object.keys(state.problems).length > 0;
  return (
    <EditSection id="links" title={text('access.links.title')} lead={text('access.links.lead')} state={state}>
      {links.length === 0 ? (
        <p className={styles.none}>
          <strong className={styles.noneYet}>{text('access.links.empty')}</strong>
          {text('access.links.emptyLead')}
        </p>
      ) : (
        <ul className={styles.list}>
          {links.map((link) => (
            <LinkItem key={link.linkId} link={link} detailsAddress={detailsAddress} />
          ))}
        </ul>
      )}
      <details open={isRefused || links.length === 0}>
        <summary className={styles.opener}>
          <Icon name={plusIcon} size={18} />
          {text('access.links.create')}
        </summary>
        <div className={styles.unfolded}>
          <NewLinkForm action={`${detailsAddress}links/`} state={state} />
        </div>
      </details>
    </EditSection>
  );
}

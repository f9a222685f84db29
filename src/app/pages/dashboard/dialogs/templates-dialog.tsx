import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLibrary } from '../library-context.tsx';
import * as styles from './dialogs.css.ts';
import { TemplateCard } from './template-card.tsx';

/** All templates, each with a button that makes a copy. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { templates } = useLibrary();
  return (
    <Dialog isOpen onClose={onClose} title={text('library.fromTemplate')} width="lg">
      <p className={styles.lead}>
        {text('library.template.text')} <TextLink href={routes.templates}>{text('library.template.all')}</TextLink>
      </p>
      <ul className={styles.templates}>
        {templates.map((card) => (
          <li key={card.oid}>
            <TemplateCard card={card} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { useText } from '#app/client/frame.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { useCurrentSection } from './current-section.ts';
import { sectionIds, type SectionId } from './section-ids.ts';
import * as styles from './section-navigation.css.ts';

const icons: Record<SectionId, IconName> = {
  profile: 'user',
  picture: 'image',
  email: 'mail',
  password: 'key',
  security: 'lock',
  language: 'languages',
  sessions: 'monitor',
  activity: 'eye',
  data: 'download',
  delete: 'trash',
};

export function SectionNavigation() {
  const text = useText();
  const current = useCurrentSection();
  return (
    <nav aria-label={text('settings.sections')} className={styles.navigation}>
      <ul className={styles.list}>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              <Icon name={icons[id]} className={styles.icon} />
              {text(`settings.${id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

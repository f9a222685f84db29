import {
  downloadIcon,
  eyeIcon,
  imageIcon,
  keyIcon,
  languagesIcon,
  lockIcon,
  mailIcon,
  monitorIcon,
  trashIcon,
  userIcon,
} from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { useCurrentSection } from './current-section.ts';
import { sectionIds, type SectionId } from './section-ids.ts';
import * as styles from './section-navigation.css.ts';

const icons: Record<SectionId, IconName> = {
  profile: userIcon,
  picture: imageIcon,
  email: mailIcon,
  password: keyIcon,
  security: lockIcon,
  language: languagesIcon,
  sessions: monitorIcon,
  activity: eyeIcon,
  data: downloadIcon,
  delete: trashIcon,
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

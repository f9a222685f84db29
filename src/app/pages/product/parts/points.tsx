import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { sectionTitle, subheading } from '../../../ui/type.css.ts';
import * as styles from './points.css.ts';

export interface PointsProps {
  title: string;
  points: readonly { icon: IconName; title: string; text: string }[];
}

/** A list of points, one line each. */
export function Points({ title, points }: PointsProps) {
  return (
    <section className={styles.section}>
      <h2 className={sectionTitle}>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <span className={styles.badge}>
              <Icon name={point.icon} size={22} />
            </span>
            <h3 className={subheading}>{point.title}</h3>
            <p className={styles.text}>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useText } from '#app/client/frame.tsx';
import * as styles from './figures.css.ts';

const services = ['landing.host.database', 'landing.host.files', 'landing.host.mail', 'landing.host.pages'] as const;

export function HostFigure() {
  const text = useText();
  return (
    <div className={styles.terminal} role="img" aria-label={text('landing.host.alt')}>
      <div className={styles.lights}>
        {[1, 2, 3].map((light) => (
          <span key={light} className={styles.lightDot} />
        ))}
      </div>
      <code className={styles.command}>
        <span className={styles.prompt}>$</span>
        npm start
        <span className={styles.caret} />
      </code>
      <div className={styles.services}>
        {services.map((service) => (
          <span key={service} className={styles.service}>
            {text(service)}
          </span>
        ))}
      </div>
    </div>
  );
}

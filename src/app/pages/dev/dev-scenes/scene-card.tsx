import { useFrame, useText } from '#app/client/frame.tsx';
import { devScenePath, routes } from '#contract/routes.ts';
import { sceneSize } from '#model/scenes/visual-scene.ts';
import { memo } from 'react';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { subheading } from '../../../ui/type.css.ts';
import * as styles from './dev-scenes-page.css.ts';
import type { Comparison } from './use-comparisons.ts';

/** The share of differing pixels above which a difference is visible. */
const MOST = 0.01;

interface SceneCardProps {
  id: string;
  title: string;
  comparison: Comparison | undefined;
  isAlone: boolean;
}

/** One scene: painted by the browser, by the server, and their difference. */
export const SceneCard = memo(function SceneCard({ id, title, comparison, isAlone }: SceneCardProps) {
  const text = useText();
  const compared = comparison?.kind === 'compared' ? comparison : undefined;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={subheading}>
          <TextLink href={`${routes.devScenes}?scene=${encodeURIComponent(id)}`}>{title}</TextLink>
        </h2>
        <span className={styles.facts}>{id}</span>
        {compared && <Share share={compared.share} />}
        {compared?.isBlank && <span className={styles.problem}>{text('dev.scenes.blank')}</span>}
        {comparison?.kind === 'failed' && (
          <span className={styles.problem}>{text('dev.scenes.failed', { reason: comparison.reason })}</span>
        )}
      </header>
      <div className={styles.pictures[isAlone ? 'large' : 'beside']}>
        <Picture title={title} painter={text('dev.scenes.browser')} source={compared?.browser} />
        <Picture title={title} painter={text('dev.scenes.server')} source={devScenePath(id, 'png')} />
        <Picture title={title} painter={text('dev.scenes.difference')} source={compared?.difference} />
      </div>
    </article>
  );
});

function Share({ share }: { share: number }) {
  const text = useText();
  const { language } = useFrame();
  const percentage = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(share);
  return (
    <data value={share} className={share < MOST ? styles.facts : styles.problem}>
      {text('dev.scenes.share', { share: percentage })}
    </data>
  );
}

function Picture({ title, painter, source }: { title: string; painter: string; source: string | undefined }) {
  const text = useText();
  return (
    <figure className={styles.figure}>
      {source === undefined ? (
        <div className={styles.waiting}>{text('dev.scenes.waiting')}</div>
      ) : (
        <img className={styles.picture} src={source} alt={text('dev.scenes.alt', { title, painter })} loading="lazy" {...sceneSize} />
      )}
      <figcaption className={styles.painter}>{painter}</figcaption>
    </figure>
  );
}

import { useText } from '#app/client/frame.tsx';
import { preparationStages, type Preparation } from '#contract/presentation/view-page.ts';
import { useId } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clockIcon } from '../../../ui/icon/page-icons.ts';
import * as styles from './preparing.css.ts';

interface PreparingProps {
  preparation: Preparation;
  /** On the stage until it can be watched, then beside it. */
  place: 'stage' | 'side';
}

/** Seconds until the page reloads in a browser without scripts. */
const AGAIN = 3;

const parts = [
  { name: 'text', stage: 'reading' },
  { name: 'looks', stage: 'looks' },
  { name: 'sharing', stage: 'sharing' },
  { name: 'pictures', stage: 'pictures' },
] as const;

/** What is being made of a presentation, and how far it is. Server-rendered only; `followPreparing` keeps it up to date. */
export function Preparing({ preparation: { stage, done, total, isOwner }, place }: PreparingProps) {
  const text = useText();
  const id = useId();
  const isReady = place === 'side';
  const reached = preparationStages.indexOf(stage);
  return (
    <section
      className={styles.places[place]}
      aria-labelledby={id}
      data-preparing={place}
      // The stage is dark in every theme.
      {...(!isReady && { 'data-theme': 'dark' })}
    >
      {!isReady && (
        <noscript>
          <meta httpEquiv="refresh" content={String(AGAIN)} />
        </noscript>
      )}
      <h2 id={id} className={styles.title}>
        {text(isReady ? 'view.preparing.ready' : 'view.preparing.title')}
      </h2>
      <p className={styles.about}>{text(isReady ? 'view.preparing.rest' : isOwner ? 'view.preparing.about' : 'view.preparing.soon')}</p>
      <ul className={styles.list}>
        {parts.map(({ name, stage: own }) => {
          const place = preparationStages.indexOf(own);
          const state = reached > place ? 'done' : reached === place ? 'running' : 'waiting';
          const isCounted = name === 'pictures' && state === 'running' && total > 0;
          return (
            <li key={name} className={styles.part} data-state={state}>
              <span className={styles.marks[state]}>
                {state === 'running' ? <Spinner size={20} /> : <Icon name={state === 'done' ? 'check' : clockIcon} size={16} />}
              </span>
              <div className={styles.words}>
                <span className={styles.name}>{text(`view.preparing.${name}`)}</span>
                <span className={styles.state}>
                  {isCounted ? text('view.preparing.count', { done, total }) : text(`view.preparing.${state}`)}
                </span>
                <span className={styles.hint}>{text(`view.preparing.${name}.hint`)}</span>
                {isCounted && <progress className={styles.bar} aria-label={text('view.preparing.pictures')} max={total} value={done} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useFrame, useText } from '#app/client/frame.tsx';
import type { Version } from '#editor/tools/versions/versions-api.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Choices } from '../controls/choices.tsx';
import { bookmarkIcon, globeIcon } from './version-icons.ts';
import { clockOf, dayOf } from './version-times.ts';
import type { History } from './use-versions.ts';
import * as styles from './version-list.css.ts';

/** All versions by the day they were made, the latest first. */
export function VersionList({ history }: { history: History }) {
  const text = useText();
  const { language } = useFrame();
  const [filter, setFilter] = useState<'named' | 'all'>('all');
  const [now] = useState(() => Date.now());
  const { versions, hasFailed, hasMore, chosen } = history;
  const named = versions?.filter(({ name }) => name !== null) ?? [];
  const shown = filter === 'named' ? named : (versions ?? []);
  const days = Map.groupBy(shown, ({ madeAt }) => dayOf(madeAt, now, language));
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{text('editorVersions.list')}</h3>
        <div className={styles.filter}>
          <Choices
            label={text('editorVersions.filter')}
            value={filter}
            onChoose={setFilter}
            choices={[
              { value: 'named', label: text('editorVersions.named', { count: named.length }) },
              { value: 'all', label: text('editorVersions.all') },
            ]}
          />
        </div>
      </div>
      {versions && filter === 'all' && (
        <p className={styles.now}>
          <span className={styles.mark}>
            <span className={styles.fullDot} />
          </span>
          {text('editorVersions.now')}
        </p>
      )}
      {!versions && !hasFailed && (
        <div className={styles.waiting}>
          <Progress label={text('editor.later.loading')} />
        </div>
      )}
      {[...days].map(([day, made]) => (
        <section key={day}>
          <h4 className={styles.day}>{day}</h4>
          <ul className={styles.versions}>
            {made.map((version) => (
              <li key={version.number}>
                <Entry version={version} isChosen={chosen?.version.number === version.number} onChoose={() => history.choose(version)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {versions && shown.length === 0 && <p className={styles.empty}>{text('editorVersions.noneNamed')}</p>}
      {hasFailed && (
        <div className={styles.waiting} role="alert">
          <p>{text('editorVersions.failed')}</p>
          <Button onClick={history.more}>{text('editor.again')}</Button>
        </div>
      )}
      {hasMore && !hasFailed && (
        <div className={styles.more}>
          <Button tone="outline" size="sm" onClick={history.more}>
            {text('editorVersions.earlier')}
          </Button>
        </div>
      )}
      <p className={styles.kept}>{text('editorVersions.kept')}</p>
    </>
  );
}

function Entry({ version, isChosen, onChoose }: { version: Version; isChosen: boolean; onChoose: () => void }) {
  const text = useText();
  const { language } = useFrame();
  const { name, madeAt, madeBy, isShown } = version;
  const time = clockOf(madeAt, language);
  const how = text(`editorVersions.by.${madeBy}`);
  const icon = name !== null ? bookmarkIcon : isShown ? globeIcon : undefined;
  return (
    <button type="button" className={styles.version} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.mark}>{icon ? <Icon name={icon} size={15} /> : <span className={styles.dot} />}</span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name ?? time}
        </span>
        <span className={styles.facts}>
          {name === null ? how : `${time} · ${how}`}
          {isShown && <span className={styles.tag}>{text('editorVersions.shown')}</span>}
        </span>
      </span>
    </button>
  );
}

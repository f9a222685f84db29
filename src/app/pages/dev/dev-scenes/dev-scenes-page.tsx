import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { useMemo, useState } from 'react';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { Page } from '../../page.ts';
import * as styles from './dev-scenes-page.css.ts';
import { SceneCard } from './scene-card.tsx';
import { useComparisons } from './use-comparisons.ts';

type Scenes = PageProps['devScenes']['scenes'];

const includes = (text: string, words: string) => text.toLowerCase().includes(words);

/** Matches every typed word against ids and titles. */
function filterScenes(scenes: Scenes, group: string, typed: string): Scenes {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return scenes.filter(
    (scene) => (group === '' || scene.group === group) && words.every((word) => includes(`${scene.id} ${scene.title}`, word)),
  );
}

function DevScenesPage({ scenes, scene: open }: PageProps['devScenes']) {
  const text = useText();
  const [group, setGroup] = useState('');
  const [typed, setTyped] = useState('');
  const shown = useMemo(
    () => (open === null ? filterScenes(scenes, group, typed) : scenes.filter(({ id }) => id === open)),
    [scenes, open, group, typed],
  );
  const comparisons = useComparisons(shown);
  const painted = shown.filter(({ id }) => comparisons.has(id)).length;
  return (
    <SiteLayout width="full">
      <div className={styles.content}>
        <h1 className={styles.title}>{text('dev.scenes.title')}</h1>
        <p className={styles.lead}>{text('dev.scenes.lead')}</p>
        {open === null ? (
          <div className={styles.filters}>
            <SearchField label={text('dev.scenes.find')} value={typed} onChange={({ target }) => setTyped(target.value)} />
            <SelectField label={text('dev.scenes.group')} value={group} onChange={({ target }) => setGroup(target.value)}>
              <option value="">{text('dev.scenes.allGroups')}</option>
              {[...new Set(scenes.map((each) => each.group))].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <Progress
              label={text('dev.scenes.progress', { painted, count: shown.length })}
              value={shown.length === 0 ? 1 : painted / shown.length}
            />
          </div>
        ) : (
          <TextLink href={routes.devScenes}>{text('dev.scenes.all')}</TextLink>
        )}
        {shown.length === 0 && <EmptyState title={text('dev.scenes.none')} />}
        <div className={styles.list}>
          {shown.map((scene) => (
            <SceneCard key={scene.id} id={scene.id} title={scene.title} comparison={comparisons.get(scene.id)} isAlone={open !== null} />
          ))}
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'devScenes'> = {
  areas: ['dev'],
  title: (_props, text) => text('dev.scenes.title'),
  Component: DevScenesPage,
};

import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { type NewPresentationProps, outlineLimitsIn } from '#contract/presentation/new-presentation.ts';
import { routes } from '#contract/routes.ts';
import type { PreviewAnswer } from '#editor/preview/open-preview.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { needsScript } from '../../../ui/type.css.ts';
import { LookChoices } from './look-choices.tsx';
import { outlineIcon } from './outline-icons.ts';
import { OutlineBox } from './outline-box.tsx';
import * as styles from './outline-card.css.ts';
import { Preview } from './preview.tsx';

/** A text on the left becomes a presentation on the right. */
export function OutlineCard({ folder, arrangement, look, form, fontsVersion, labels }: NewPresentationProps) {
  const text = useText();
  const { language } = useFrame();
  const id = useId();
  const [outline, setOutline] = useState(form.values.outline ?? '');
  const [wish, setWish] = useState({ arrangement, look });
  const [answer, setAnswer] = useState<PreviewAnswer>();
  const isEmpty = outline.trim() === '';
  const found = !isEmpty && answer && 'problem' in answer && answer.problem !== 'empty' ? answer.problem : undefined;
  const problem = found
    ? text(`newPresentation.problem.${found}`, outlineLimitsIn(language))
    : form.values.outline === outline
      ? form.problems.outline
      : undefined;
  return (
    <PostForm action={routes.newPresentation} state={form} className={styles.card}>
      {({ isSending }) => (
        <>
          {folder && <input type="hidden" name="folder" value={folder.oid} />}
          <section className={styles.words} aria-labelledby={id}>
            <h2 id={id} className={styles.title}>
              <Icon name={outlineIcon} size={20} className={styles.icon} />
              {text('newPresentation.outline.title')}
            </h2>
            <OutlineBox
              initial={form.values.outline ?? ''}
              value={outline}
              problem={problem ?? (isEmpty ? form.problems.outline : undefined)}
              onChange={setOutline}
            />
            <div className={styles.foot}>
              <p className={styles.facts}>{!isEmpty && answer && 'summary' in answer && <Facts {...answer.summary} />}</p>
              <Button type="submit" isBusy={isSending}>
                {text('newPresentation.outline.make')}
              </Button>
            </div>
          </section>
          <section className={styles.result} aria-label={text('newPresentation.preview')}>
            <div className={styles.bar}>
              <p className={`${styles.live} ${needsScript}`}>
                <span className={styles.dot} />
                {text(isEmpty ? 'newPresentation.preview.example' : 'newPresentation.preview')}
              </p>
              <LookChoices wish={wish} onWish={setWish} />
            </div>
            <Preview
              outline={isEmpty ? text('newPresentation.outline.example') : outline}
              isExample={isEmpty}
              wish={wish}
              fontsVersion={fontsVersion}
              labels={labels}
              onAnswer={setAnswer}
            />
          </section>
        </>
      )}
    </PostForm>
  );
}

function Facts({ stops, subtopics, minutes }: { stops: number; subtopics: number; minutes: number }) {
  const text = useText();
  return (
    <>
      <strong className={styles.stops}>{text('newPresentation.stops', { count: stops })}</strong>
      {text('newPresentation.facts', { subtopics, minutes })}
    </>
  );
}

import { useText } from '#app/client/frame.tsx';
import { isKey } from '#app/client/keys.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { routeIcon } from '../../../ui/icon/page-icons.ts';
import { media } from '../../../ui/media/media.ts';
import { useMatches } from '../parts/use-matches.ts';
import { toolIcons } from '../stage/tool-icons.ts';
import * as styles from './tour.css.ts';

const steps = [
  { name: 'move', icon: toolIcons.pan, lead: 'editorTour.move.lead', onPhone: 'editorTour.move.phone' },
  { name: 'topics', icon: toolIcons.topic, lead: 'editorTour.topics.lead', onPhone: 'editorTour.topics.phone' },
  { name: 'path', icon: routeIcon, lead: 'editorTour.path.lead', onPhone: 'editorTour.path.lead' },
] as const;

/** A card beside the canvas, which can be used meanwhile. */
export function Tour({ takesFocus, onClose }: { takesFocus: boolean; onClose: () => void }) {
  const text = useText();
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(0);
  // There are no tools in view, and no wheel.
  const isPhone = useMatches(media.phone);
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const close = () => {
    const isHere = card.current?.contains(document.activeElement);
    onClose();
    if (isHere) document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event.nativeEvent, 'escape')) return;
    event.stopPropagation();
    close();
  };
  const step = steps[place] ?? steps[0];
  const isLast = place === steps.length - 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever the focus is in it
    <section ref={card} className={styles.card} aria-labelledby={title} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={title} className={styles.kicker}>
          {text('editorTour.title')}
        </h2>
        <span className={styles.place}>{text('editorTour.place', { place: place + 1, count: steps.length })}</span>
        <IconButton icon="close" size="sm" label={text('editorTour.skip')} className={styles.close} onClick={close} />
      </div>
      <div role="status" className={styles.step}>
        <span className={styles.icon}>
          <Icon name={step.icon} size={22} />
        </span>
        <div>
          <h3 className={styles.title}>{text(`editorTour.${step.name}.title`)}</h3>
          <p className={styles.lead}>{text(isPhone ? step.onPhone : step.lead)}</p>
          {isLast && <p className={styles.lead}>{text('editorTour.again')}</p>}
        </div>
      </div>
      <div className={styles.foot}>
        {place > 0 && (
          <Button tone="ghost" size="sm" className={styles.button} onClick={() => setPlace(place - 1)}>
            {text('editorTour.back')}
          </Button>
        )}
        <Button size="sm" className={styles.button} onClick={() => (isLast ? close() : setPlace(place + 1))}>
          {text(isLast ? 'editorTour.done' : 'editorTour.next')}
        </Button>
      </div>
    </section>
  );
}

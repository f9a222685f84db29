import { mapIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { needsScript, visuallyHidden } from '../../../ui/type.css.ts';
import * as styles from './stage-bar.css.ts';
import { stops } from './stops.ts';

export function StageBar({ id }: { id: string }) {
  const text = useText();
  const bar = useRef<HTMLFieldSetElement>(null);
  const [spoken, setSpoken] = useState('');

  const labels = [
    text('landing.stage.overview'),
    ...stops.map((stop, place) =>
      text('landing.stage.stop', { number: place + 1, count: stops.length, name: text(`landing.stop.${stop.id}.name`) }),
    ),
  ];

  function step(by: 1 | -1) {
    const radios = [...(bar.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const place = radios.findIndex(({ checked }) => checked);
    const next = (place + by + radios.length) % radios.length;
    const radio = radios[next];
    if (radio) radio.checked = true;
    setSpoken(labels[next] ?? '');
  }

  return (
    <fieldset ref={bar} className={styles.bar}>
      <legend className={visuallyHidden}>{text('landing.stage.choose')}</legend>
      <label className={styles.overview}>
        <input type="radio" name={id} value={0} defaultChecked className={visuallyHidden} aria-label={labels[0]} autoComplete="off" />
        <Icon name={mapIcon} size={20} />
      </label>
      <span className={styles.line} />
      <span className={styles.track}>
        {stops.map((stop, place) => (
          <input
            key={stop.id}
            id={`${id}${place + 1}`}
            type="radio"
            name={id}
            value={place + 1}
            className={styles.dot}
            aria-label={labels[place + 1]}
            autoComplete="off"
          />
        ))}
      </span>
      <span className={styles.names} aria-hidden="true">
        {labels.map((label) => (
          <span key={label} className={styles.name}>
            {label}
          </span>
        ))}
      </span>
      <IconButton
        icon="arrowLeft"
        label={text('landing.stage.previous')}
        className={classNames(styles.arrow, needsScript)}
        onClick={() => step(-1)}
      />
      <IconButton
        icon="arrowRight"
        label={text('landing.stage.next')}
        className={classNames(styles.arrow, needsScript)}
        onClick={() => step(1)}
      />
      <span className={visuallyHidden} aria-live="polite">
        {spoken}
      </span>
    </fieldset>
  );
}

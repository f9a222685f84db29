import { useFrame, useText } from '#app/client/frame.tsx';
import { use } from 'react';
import { writeNumber } from '../../pages/editor/controls/numbers.ts';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { rotateIcon } from '../../ui/icon/page-icons.ts';
import * as styles from './on-path.css.ts';

/** Between two tiles: how long the flight to a step takes, and whether it may make people dizzy. */
export function TravelTime({ step }: { step: string }) {
  const text = useText();
  const { language } = useFrame();
  const tools = use(useEditor().load.comfort());
  const flight = useDeskState(() => tools.flightOf(step));
  if (!flight) return null;
  const isWild = flight.grade === 'wild';
  const seconds = writeNumber(Math.round(flight.duration / 100) / 10, language);
  return (
    <span className={styles.travel}>
      {isWild && (
        <span className={styles.travelIcon}>
          <Icon name={rotateIcon} size={14} />
        </span>
      )}
      <span className={styles.travelTime[isWild ? 'wild' : 'calm']}>
        {flight.grade === 'cut' ? text('editorPath.comfort.cut') : text('editorPath.comfort.time', { seconds })}
      </span>
    </span>
  );
}

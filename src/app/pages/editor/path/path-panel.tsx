import { useText } from '#app/client/frame.tsx';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { rotateIcon, routeIcon } from '../../../ui/icon/page-icons.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useAnnouncer } from '../parts/announcer.tsx';
import { Later, onDemand, useSoon } from '../parts/later.tsx';
import * as styles from './path-panel.css.ts';
import { StepStrip } from './step-strip.tsx';

const StepSettings = onDemand(async () => (await import('./step-settings.tsx')).StepSettings);

const gripIcon = 'M8 6h.01M8 12h.01M8 18h.01M14 6h.01M14 12h.01M14 18h.01';

/** The steps, in their order. */
export function PathPanel() {
  const text = useText();
  const editor = useEditor();
  const steps = useDeskState(({ presentation }) => presentation.path);
  const { region, announce } = useAnnouncer();
  const [shown, setShown] = useState<string>();
  useSoon(StepSettings);
  const chosen = useDeskState(({ step }) => (step === undefined ? undefined : editor.path.labels().get(step)));
  const isOnPath = useDeskState((state) => state.isOnPath);
  const command = (id: 'editPath' | 'comfort' | 'presentFromHere') => editor.run(id);
  const strip = useRef<HTMLDivElement>(null);
  const hint = useId();
  const title = useId();
  const { stops, minutes } = editor.path.length();
  const inWords = [text('editorPath.stops', { count: stops }), minutes !== undefined && text('editorPath.minutes', { minutes })];
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.header}>
        <Icon name={routeIcon} size={18} />
        <h2 id={title} className={styles.title}>
          {text('editorPath.title')}
        </h2>
        <p className={styles.length}>{inWords.filter(Boolean).join(', ')}</p>
        {steps.length > 1 && (
          <p className={styles.hint} aria-hidden>
            <Icon name={gripIcon} size={16} />
            {text('editorPath.drag')}
          </p>
        )}
        <div className={styles.tools}>
          <Button tone={isOnPath ? 'soft' : 'ghost'} size="sm" icon={routeIcon} aria-pressed={isOnPath} onClick={() => command('editPath')}>
            {text('editorCommands.editPath')}
          </Button>
          {!isOnPath && (
            <Button tone="ghost" size="sm" icon={rotateIcon} onClick={() => command('comfort')}>
              {text('editorPath.comfort')}
            </Button>
          )}
          {chosen !== undefined && (
            <Button tone="outline" size="sm" icon="play" onClick={() => command('presentFromHere')}>
              {text('editorPath.playFrom', { label: chosen })}
            </Button>
          )}
        </div>
      </div>
      <p id={hint} className={visuallyHidden}>
        {text('editorPath.keys')}
      </p>
      <div ref={strip} className={styles.strip}>
        <StepStrip steps={steps} strip={strip} hint={hint} announce={announce} onSettings={setShown} />
      </div>
      {region}
      <Later isQuiet>
        <StepSettings step={steps.find(({ id }) => id === shown)} onClose={() => setShown(undefined)} />
      </Later>
    </section>
  );
}

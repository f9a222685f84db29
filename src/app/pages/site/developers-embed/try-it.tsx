import { trashIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { embedAddress } from '#contract/embed/embed-address.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { needsScript, subheading } from '../../../ui/type.css.ts';
import * as styles from './try-it.css.ts';
import { composeMessage, trials, type DialectName, type Trial } from './trials.ts';
import { useLog, type LogEntry } from './use-log.ts';

/** A presentation in a frame, with sample messages to send and a log of the replies. */
export function TryIt({ oid, title }: { oid: string; title: string }) {
  const text = useText();
  const { language } = useFrame();
  const frame = useRef<HTMLIFrameElement>(null);
  const { entries, send, clear } = useLog(frame);
  // With scripts, the frame loads only once we listen, because its first messages belong in the log.
  const isHydrated = useHydrated();
  const panel = (dialect: DialectName) => <Composer key={dialect} dialect={dialect} onSend={send} />;
  return (
    <div className={styles.layout}>
      <div className={styles.place}>
        {isHydrated && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: a sandbox that lets it run keeps nothing out
          <iframe
            ref={frame}
            className={styles.frame}
            src={embedAddress(oid, { lang: language })}
            title={title}
            allow="autoplay; fullscreen"
          />
        )}
      </div>
      <div className={`${styles.panel} ${needsScript}`}>
        <Tabs
          label={text('embed.try.dialects')}
          shape="segment"
          tabs={[
            { id: 'lectern', label: text('embed.try.own'), panel: panel('lectern') },
            { id: 'playerJs', label: 'player.js', panel: panel('playerJs') },
            { id: 'classic', label: text('embed.try.classic'), panel: panel('classic') },
          ]}
        />
      </div>
      <Log entries={entries} onClear={clear} />
    </div>
  );
}

function Composer({ dialect, onSend }: { dialect: DialectName; onSend: (message: object | string) => void }) {
  const text = useText();
  const [words, setWords] = useState(() => show(trials[dialect][0]));
  const [isWrong, setWrong] = useState(false);
  const submit = (written: string) => {
    const message = composeMessage(dialect, written);
    setWrong(message === undefined);
    if (message !== undefined) onSend(message);
  };
  return (
    <div className={styles.composer}>
      <div className={styles.trials}>
        {trials[dialect].map((trial) => (
          <Button
            key={trial.name}
            size="sm"
            tone="outline"
            className={styles.trial}
            onClick={() => {
              setWords(show(trial));
              submit(show(trial));
            }}
          >
            {trial.name}
          </Button>
        ))}
      </div>
      <TextAreaField
        label={text('embed.try.message')}
        problem={isWrong ? text('embed.try.notJson') : undefined}
        value={words}
        rows={6}
        spellCheck={false}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button tone="outline" icon="arrowRight" onClick={() => submit(words)}>
        {text('embed.try.send')}
      </Button>
    </div>
  );
}

const show = (trial: Trial | undefined) => JSON.stringify(trial?.message ?? {}, null, 2);

function Log({ entries, onClear }: { entries: readonly LogEntry[]; onClear: () => void }) {
  const text = useText();
  return (
    <section className={`${styles.log} ${needsScript}`} aria-labelledby="log">
      <div className={styles.logHead}>
        <h3 id="log" className={subheading}>
          {text('embed.try.log')}
        </h3>
        {entries.length > 0 && (
          <Button size="sm" tone="ghost" icon={trashIcon} onClick={onClear}>
            {text('embed.try.clear')}
          </Button>
        )}
      </div>
      {entries.length === 0 && <p className={styles.empty}>{text('embed.try.empty')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard, too */}
      <div className={styles.entries} role="log" aria-labelledby="log" tabIndex={0}>
        <ol className={styles.entryList}>
          {entries.map(({ id, direction, words }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.directions[direction]}>{text(`embed.try.${direction}`)}</span>
              <code className={styles.words}>{words}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { useText } from '#app/client/frame.tsx';
import type { Finding } from '#editor/outline/findings/findings.ts';
import { use, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useEditor } from '../editor-context.tsx';
import { FindingItem } from './finding-item.tsx';
import * as styles from './findings.css.ts';

/** As many are on the page at once. */
const MOST = 10;

const keyOf = (finding: Finding): string => `${finding.kind} ${'step' in finding ? finding.step : finding.id}`;

/** What would make the presentation better for everybody, with a way to fix each. */
export function FindingsCard({ announce }: { announce: (words: string) => void }) {
  const text = useText();
  const findings = use(useEditor().load.findings());
  const { list, plain, pictures, described } = useSyncExternalStore(findings.subscribe, findings.current, findings.current);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLUListElement>(null);
  const id = useId();
  if (list.length === 0 && pictures === 0) return null;

  const onFixed = (place: number) => {
    const left = findings.current().list.length;
    announce(text('editorOutline.findings.fixed', { count: left }));
    // What had the focus is gone.
    requestAnimationFrame(() => {
      const next = items.current?.children[Math.min(place, left - 1)];
      (next instanceof HTMLElement ? next : button.current)?.focus();
    });
  };
  return (
    <section className={styles.card} aria-label={text('editorOutline.findings')}>
      {pictures > 0 && (
        <Progress
          label={text('editorOutline.findings.descriptions')}
          detail={text('editorOutline.findings.described', { described, count: pictures })}
          value={described / pictures}
        />
      )}
      {list.length === 0 ? (
        <p className={styles.fine}>
          <Icon name="check" size={16} />
          {text('editorOutline.findings.none')}
        </p>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text('editorOutline.findings.count', { count: list.length })}
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      <ul ref={items} id={id} className={styles.list} hidden={!isOpen || list.length === 0}>
        {isOpen &&
          list
            .slice(0, MOST)
            .map((finding, place) => (
              <FindingItem key={keyOf(finding)} finding={finding} findings={findings} onFixed={() => onFixed(place)} />
            ))}
        {list.length > MOST && <li className={styles.rest}>{text('editorOutline.findings.more', { count: list.length - MOST })}</li>}
      </ul>
      {isOpen && plain > 1 && (
        <div className={styles.all}>
          <Button tone="outline" size="sm" onClick={() => findings.fixPlain() && onFixed(0)}>
            {text('editorOutline.findings.fixAll')}
          </Button>
          {plain < list.length && (
            <span className={styles.part}>{text('editorOutline.findings.part', { part: plain, count: list.length })}</span>
          )}
        </div>
      )}
    </section>
  );
}

import { wait } from '#app/sharing/wait.ts';
import { announce } from '#app/client/analytics/announce.ts';
import { useText } from '#app/client/frame.tsx';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Still } from '../../../site/still.tsx';
import { copyText, type CopyStatus } from '../../../sharing/embed-code/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { heading, needsScript } from '../../../ui/type.css.ts';
import { plainWords } from './plain-words.ts';
import { transcriptAnchor, TranscriptParts } from './transcript-parts.tsx';
import { TranscriptText } from './transcript-text.tsx';
import * as styles from './transcript.css.ts';
import { COLLAPSED_HEIGHT, turn, watchHeight } from './watch-height.ts';

export type TranscriptProps = Pick<ViewPageProps, 'title' | 'transcriptData' | 'transcriptPart' | 'contentLanguage'>;

function after(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** The text of a presentation, or one part of a long one: all of it is in the document. The browser does not use `transcriptData`. */
export function Transcript({ title, transcriptData, transcriptPart, contentLanguage }: TranscriptProps) {
  const text = useText();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // Whoever asks for a later part wants to read it.
  const [isOpen, setOpen] = useState(transcriptPart.part > 1);
  // Until measured, the stylesheet alone decides whether the toggle is visible.
  const [isTall, setTall] = useState(true);
  const [copied, setCopied] = useState<CopyStatus>('idle');

  useEffect(() => {
    const { current } = content;
    if (!current) return;
    const unwatch = watchHeight({ height: () => current.offsetHeight, after, show: setTall, onEvent: announce });
    const resized = new ResizeObserver(() => setTall(current.offsetHeight >= COLLAPSED_HEIGHT));
    resized.observe(current);
    return () => {
      unwatch();
      resized.disconnect();
    };
  }, []);

  function toggle() {
    setOpen(turn(isOpen, announce));
    // Collapsing from the end must not leave the reader somewhere below.
    if (isOpen) requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }));
  }

  /** Find in page and text links scroll the collapsed element: then it opens, and the match keeps its place. */
  function reveal() {
    const found = card.current?.scrollTop ?? 0;
    if (isOpen || found === 0) return;
    flushSync(toggle);
    scrollBy(0, found);
  }

  const copy = () =>
    copyText(plainWords(content.current?.querySelectorAll('h3, h4, h5, h6, p, ul > li') ?? []), {
      write: (words) => navigator.clipboard.writeText(words),
      wait,
      show: setCopied,
    });

  return (
    <section
      ref={card}
      id={transcriptAnchor}
      className={classNames(styles.card, isOpen ? styles.open : styles.collapsed, isOpen && isTall && styles.roomForToggle)}
      aria-labelledby={id}
      onScroll={reveal}
    >
      <div ref={content} className={styles.content}>
        <div className={styles.head}>
          <h2 id={id} className={heading}>
            {text('view.transcript.title')}
          </h2>
          <Button
            tone="ghost"
            size="sm"
            icon={copied === 'copied' ? 'check' : 'copy'}
            className={classNames(needsScript, styles.copy)}
            onClick={copy}
          >
            <span aria-live="polite">
              {text(
                copied === 'idle' ? 'view.transcript.copy' : copied === 'copied' ? 'view.transcript.copied' : 'view.transcript.copyFailed',
              )}
            </span>
          </Button>
        </div>
        <Still id={`${id}text`} lang={contentLanguage}>
          {import.meta.env.SSR && <TranscriptText topic={transcriptData} pageTitle={title} language={contentLanguage} />}
        </Still>
        <Still>{import.meta.env.SSR && transcriptPart.count > 1 && <TranscriptParts {...transcriptPart} />}</Still>
        <div className={styles.fade} aria-hidden="true" />
        <div className={styles.toggle} hidden={!isTall}>
          <Button tone="outline" size="lg" endIcon="chevronDown" aria-expanded={isOpen} aria-controls={`${id}text`} onClick={toggle}>
            {text(isOpen ? 'view.transcript.hideFull' : 'view.transcript.seeFull')}
          </Button>
        </div>
      </div>
    </section>
  );
}

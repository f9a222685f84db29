import { wait } from '#app/sharing/wait.ts';
import { useText } from '#app/client/frame.tsx';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { needsScript, visuallyHidden } from '../../ui/type.css.ts';
import * as styles from './code-sample.css.ts';
import { copyText, type CopyStatus } from './copy-text.ts';
import { splitCode, type CodeLanguage } from './split-code.ts';
import { writeText } from './write-text.ts';

export interface CodeSampleProps {
  code: string;
  language: CodeLanguage;
  /** The button is the primary one of its view, below the code. */
  isMain?: boolean;
  /** The accessible name of the code. */
  label: string;
  /** Called as soon as it is copied. */
  onCopy?: (() => void) | undefined;
  /** Called three seconds later. */
  onCopied?: (() => void) | undefined;
}

/** Code to read and copy. */
export function CodeSample({ code, language, label, isMain = false, onCopy, onCopied }: CodeSampleProps) {
  const text = useText();
  const [status, setStatus] = useState<CopyStatus>('idle');
  const [copied, setCopied] = useState('');
  const isCopied = status === 'copied' && copied === code;
  const block = useRef<HTMLPreElement>(null);
  const copy = async () => {
    // While it shows "copied", there is nothing to do.
    if (isCopied) return;
    setCopied(code);
    const select = () => block.current && getSelection()?.selectAllChildren(block.current);
    const write = async (words: string) => {
      await writeText(words, { clipboard: navigator.clipboard, select, page: document });
      onCopy?.();
    };
    await copyText(code, { write, wait, show: setStatus, onCopied });
  };
  return (
    <div className={isMain ? styles.main : styles.sample}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard, too */}
      <pre ref={block} className={styles.block} tabIndex={0} role="group" aria-label={label}>
        <code>
          {splitCode(code, language).map(({ kind, text: words }, place) => (
            <span key={place} className={styles.kinds[kind]}>
              {words}
            </span>
          ))}
        </code>
      </pre>
      <div className={needsScript}>
        {isMain ? (
          <Button size="lg" isWide icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
            {text(isCopied ? 'share.embed.copied' : 'share.embed.copy')}
          </Button>
        ) : (
          <Button size="sm" tone="ghost" icon={isCopied ? 'check' : 'copy'} className={styles.corner} onClick={() => void copy()}>
            {text(isCopied ? 'share.embed.copied' : 'share.embed.copyShort')}
          </Button>
        )}
      </div>
      <p role="status" className={status === 'failed' ? styles.failed : visuallyHidden}>
        {status === 'failed' ? text('share.embed.copyFailed') : isCopied && text('share.embed.copied')}
      </p>
    </div>
  );
}

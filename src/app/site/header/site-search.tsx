import { announce } from '#app/client/analytics/announce.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { navigateAfter } from '#app/client/navigate.ts';
import { routes, searchPath } from '#contract/routes.ts';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { below } from '../../ui/media/breakpoints.ts';
import { needsScript } from '../../ui/type.css.ts';
import { describeCount, searchTermOf } from './search-words.ts';
import * as styles from './site-search.css.ts';

/** Works as a plain form. With scripts, an empty search explores, `/` focuses it, and on the smallest screens it expands first. */
export function SiteSearch() {
  const text = useText();
  const { address, language, presentationCount } = useFrame();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'collapsed' | 'expanded'>('collapsed');

  // Synchronously, not after the next paint: phones open their keyboard only during the tap itself.
  const expand = useCallback(() => {
    flushSync(() => setState('expanded'));
    input.current?.focus();
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'collapsed' && matchMedia(below('extraSmall')).matches) return expand();
    const term = input.current?.value.trim() ?? '';
    // An empty search just explores.
    void navigateAfter(term ? announce('search', { term }) : Promise.resolve(), searchPath(term));
  }

  function clear() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      expand();
      input.current?.select();
    };
    // Turned off in the footer.
    if (/_key=off/.test(document.cookie)) return input.current?.removeAttribute('aria-keyshortcuts');
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [expand]);

  return (
    <form role="search" method="get" action={routes.search} className={styles.form} data-search={state} onSubmit={onSubmit}>
      <input
        ref={input}
        type="search"
        name="search"
        className={styles.input}
        defaultValue={searchTermOf(address)}
        placeholder={import.meta.env.SSR ? text('site.search.placeholder', describeCount(presentationCount, language)) : undefined}
        // Browsers take longer to write the number than to hydrate everything else: they keep what the server wrote.
        suppressHydrationWarning
        aria-label={text('site.search.label')}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <IconButton type="submit" icon="search" size="sm" label={text('site.search.submit')} className={styles.submit} />
      <kbd className={classNames(styles.key, needsScript)} aria-hidden="true">
        /
      </kbd>
      <IconButton
        icon="close"
        size="sm"
        label={text('site.search.clear')}
        className={classNames(styles.clear, needsScript)}
        onClick={clear}
      />
      <IconButton icon="close" label={text('site.search.close')} className={styles.close} onClick={() => setState('collapsed')} />
    </form>
  );
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, dialog, [role="menu"]') !== null);

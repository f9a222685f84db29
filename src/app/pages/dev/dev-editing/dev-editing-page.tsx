import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { subheading } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import * as styles from './dev-editing-page.css.ts';
import type { Desk, Shown } from './editing-desk.ts';
import type { TextTool } from './text-tools.ts';

const tools: readonly TextTool[] = ['insert', 'delete', 'bold', 'list', 'link', 'paragraph'];

function DevEditingPage({ oid, personId, fontsVersion }: PageProps['devEditing']) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const desk = useRef<Desk>(undefined);
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    let isGone = false;
    const open = async (on: HTMLCanvasElement) =>
      (await import('./editing-desk.ts')).openDesk(on, { oid, personId, fontsVersion }, setShown);
    const opening = canvas.current ? open(canvas.current) : undefined;
    opening?.then(
      (opened) => (isGone ? opened.close() : (desk.current = opened)),
      (error: unknown) => setFailure(String(error)),
    );
    return () => {
      isGone = true;
      desk.current?.close();
    };
  }, [oid, personId, fontsVersion]);
  const isReady = shown !== undefined;
  return (
    <SiteLayout>
      <h1 className={styles.title}>{text('dev.editing.title')}</h1>
      <p className={styles.lead}>{text('dev.editing.lead')}</p>
      <p className={styles.facts}>
        <output data-state={shown?.status.state}>{failure || [shown?.status.state, shown?.status.rule].filter(Boolean).join(': ')}</output>
        {shown && !shown.status.isKept && <span> {text('dev.editing.unkept')}</span>}
      </p>
      <div className={styles.tools}>
        <label>
          {text('dev.editing.words')} <input value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <Button isDisabled={!isReady} onClick={() => desk.current?.addText(words)}>
          {text('dev.editing.add')}
        </Button>
        <Button isDisabled={!isReady} onClick={() => desk.current?.move()}>
          {text('dev.editing.move')}
        </Button>
        {tools.map((tool) => (
          <Button key={tool} isDisabled={!isReady} onClick={() => desk.current?.edit(tool, words)}>
            {text(`dev.editing.${tool}`)}
          </Button>
        ))}
        <Button isDisabled={!isReady} onClick={() => desk.current?.undo()}>
          {text('dev.editing.undo')}
        </Button>
      </div>
      <canvas ref={canvas} className={styles.canvas} width={960} height={540} aria-hidden />
      <h2 id="objects" className={subheading}>
        {text('dev.editing.objects')}
      </h2>
      <ol aria-labelledby="objects" className={styles.facts}>
        {shown?.objects.map(({ id, x, words }) => (
          <li key={id} data-x={x}>
            {words}
          </li>
        ))}
      </ol>
      {shown?.dropped.map((rule, place) => (
        <p key={place} className={styles.facts}>
          {rule}
        </p>
      ))}
    </SiteLayout>
  );
}

export const page: Page<'devEditing'> = {
  areas: ['dev'],
  title: (_props, text) => text('dev.editing.title'),
  Component: DevEditingPage,
};

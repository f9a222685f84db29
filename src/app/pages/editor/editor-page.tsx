import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { FILL } from '#contract/presentation/presentation-address.ts';
import type { Editor } from '#editor/open-editor.ts';
import { useEffect, useRef, useState } from 'react';
import { InspectorPlace, OutlinePlace } from '../../editing/side-places.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { ToastRegion } from '../../ui/overlay/toast.tsx';
import { needsScript, visuallyHidden } from '../../ui/type.css.ts';
import type { Page } from '../page.ts';
import { EditorProvider } from './editor-context.tsx';
import * as styles from './stage/editor-page.css.ts';
import { EditorHeader } from './header/editor-header.tsx';
import { DataPlace } from './grid/data-place.tsx';
import { DetailsPlace } from '../access/in-editor/details-place.tsx';
import { Keyboard } from './commands/keyboard.tsx';
import { PathPanel } from './path/path-panel.tsx';
import type { Sheet } from '../../editing/phone/sheets.ts';
import { PhonePlace, preparePhone } from './parts/phone-place.tsx';
import { Stage } from './stage/stage.tsx';
import { TourPlace } from './commands/tour-place.tsx';
import { VersionsPlace } from './commands/versions-place.tsx';

type EditorProps = PageProps['editor'];

function EditorPage(props: EditorProps) {
  const text = useText();
  const { oid, personId, fontsVersion, labels } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [hasFailed, setFailed] = useState(false);
  const [title, setTitle] = useState(props.title);
  const [sheet, setSheet] = useState<Sheet>('path');
  useEffect(() => {
    let isGone = false;
    let opened: Editor | undefined;
    preparePhone();
    const open = async (on: HTMLCanvasElement) => {
      const { openEditor } = await import('#editor/open-editor.ts');
      const { width, height } = on.getBoundingClientRect();
      opened = await openEditor(on, { oid, personId, fontsVersion, labels, size: { width, height }, pixelRatio: devicePixelRatio });
      if (isGone) {
        await opened.close();
        return;
      }
      setEditor(opened);
      if (location.hash !== FILL) return;
      // Only once: not when it is opened again.
      history.replaceState(history.state, '', location.pathname + location.search);
      opened.selectFirstWords();
    };
    if (canvas.current) open(canvas.current).catch((error: unknown) => (reportError(error), setFailed(true)));
    return () => {
      isGone = true;
      void opened?.close();
    };
  }, [oid, personId, fontsVersion, labels]);

  useEffect(() => editor?.onAsk((asked) => (asked === 'look' || asked === 'backdrop') && setSheet('look')), [editor]);

  // The page never scrolls, so that no room is kept for a scrollbar.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-filled', true);
    return () => void document.documentElement.toggleAttribute('data-filled', false);
  }, []);

  const chooseSheet = (next: Sheet) => {
    if (next === 'look') editor?.desk.turnToPath(false);
    setSheet(next);
  };
  const rename = (next: string) => {
    editor?.desk.renamed(next);
    setTitle(next);
  };
  const stage = (
    <div className={styles.stage}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      {!editor && !hasFailed && (
        <div className={styles.waiting}>
          <div className={needsScript}>
            <Progress label={text('editor.opening')} />
          </div>
          <p className={styles.scriptless}>{text('editor.needsScript')}</p>
        </div>
      )}
      {hasFailed && (
        <div className={styles.waiting} role="alert">
          <p>{text('editor.failed')}</p>
          <Button onClick={() => location.reload()}>{text('editor.again')}</Button>
        </div>
      )}
      {editor && <Stage canvas={canvas} />}
      {editor && <TourPlace isOwner={props.isOwner} />}
      {editor && <PhonePlace part="hint" />}
    </div>
  );
  const page = (
    <div className={styles.page} data-sheet={sheet}>
      <EditorHeader {...props} title={title} isOpen={editor !== undefined} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1 className={visuallyHidden}>{text('editor.title', { title })}</h1>
        {editor && <Keyboard />}
        {editor && <VersionsPlace title={title} details={props.addresses.details} />}
        {editor && <DetailsPlace address={props.addresses.details} onTitle={rename} />}
        {editor ? <OutlinePlace /> : <div className={styles.outline} data-side-panel />}
        {stage}
        {editor && <PhonePlace part="head" sheet={sheet} onChoose={setSheet} />}
        <div className={styles.inspector} data-side-panel>
          {editor && <InspectorPlace isAlone={sheet === 'selected'} />}
        </div>
        <div className={styles.path} data-path-panel>
          {editor && <PathPanel />}
        </div>
        {editor && <DataPlace />}
        {editor && <PhonePlace part="bar" sheet={sheet} onChoose={chooseSheet} />}
      </main>
      <ToastRegion />
    </div>
  );
  return <EditorProvider editor={editor}>{page}</EditorProvider>;
}

export const page: Page<'editor'> = {
  areas: [
    'editor',
    'editorCommands',
    'editorData',
    'editorFind',
    'editorFormula',
    'editorKeys',
    'editorLook',
    'editorObjects',
    'editorOutline',
    'editorPath',
    'editorTour',
    'editorTyping',
    'editorVersions',
  ],
  title: ({ title }, text) => text('editor.title', { title }),
  Component: EditorPage,
};

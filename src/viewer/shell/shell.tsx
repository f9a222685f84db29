import type { ViewerText } from '#contract/viewer.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../overlay/icon/icon.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import type { DialogName, Viewer } from '../viewer.ts';
import { Bar } from './bar/bar.tsx';
import { Captions } from './captions/captions.tsx';
import { readTexts } from './captions/stop-texts.ts';
import { BackToPath, Hints, TitleChip } from './chips.tsx';
import { KeysDialog } from './notices/keys-dialog.tsx';
import { Notices } from './notices/notices.tsx';
import { OverviewTargets } from './overview-targets.tsx';
import { Announcer } from './reading/announcer.tsx';
import { Reading } from './reading/reading.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { ShellContext, type ShellView, useShell } from './shell-context.ts';
import { barPlace, chrome, dock, end, readButton, shell } from './shell.css.ts';
import { useCovered } from './use-covered.ts';
import { useHiding } from './hiding/use-hiding.ts';

/** Everything over the canvas, driven by the viewer's state. */
export function Shell({ viewer, text, host }: { viewer: Viewer; text: ViewerText; host: HTMLElement }) {
  const state = useSyncExternalStore(viewer.subscribe, viewer.state);
  const [isReading, setReading] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const player = viewer.player();
  const presentation = viewer.presentation();
  const texts = useMemo(() => presentation && readTexts(presentation), [presentation]);
  const openKeys = useCallback(() => setKeys(true), []);
  const openDialog = (name: DialogName) => {
    // Nothing is missed while the dialog covers the picture.
    if (state.player.autoplay.phase !== 'paused') player?.pause();
    viewer.options.openDialog(name).catch(() => viewer.note({ kind: 'dialog', dialog: name }));
  };
  const isPresenting = state.mode === 'presenting';
  const hold = useHiding(host, isPresenting);
  useCovered(viewer, state, root);
  useEffect(() => viewer.onHelp(openKeys), [viewer, openKeys]);
  useEffect(() => hold('keys', hasKeys), [hold, hasKeys]);
  useEffect(() => {
    if (state.mode === 'restart' && isOursToFocus(host))
      root.current?.querySelector<HTMLElement>('[data-again]')?.focus({ preventScroll: true });
  }, [state.mode, host]);

  if (!player || !presentation || !texts) return null;
  const view: ShellView = { viewer, state, player, presentation, texts, text, hold, openKeys, openDialog, isReading, setReading };
  return (
    <ShellContext value={view}>
      <div ref={root} className={shell} data-layout={state.layout} data-upright={state.isSheet || undefined} lang={viewer.options.language}>
        {isPresenting && <Presenting />}
        {state.mode === 'restart' && <End />}
        {(isPresenting || state.mode === 'restart') && <Notices />}
        <Reading />
        <Announcer />
        {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
      </div>
    </ShellContext>
  );
}

// Leave the focus alone if it is elsewhere on the page.
const isOursToFocus = (host: HTMLElement) =>
  document.hasFocus() &&
  (document.activeElement === document.body || (host.closest('[data-viewer]')?.contains(document.activeElement) ?? false));

function Presenting() {
  const { viewer, state, text, setReading } = useShell();
  const { isSheet, layout, hasCaptions, player } = state;
  const { hasControls } = viewer.options;
  return (
    <>
      {player.phase === 'overview' && <OverviewTargets />}
      {hasControls && isSheet && <Sheet />}
      {hasControls && !isSheet && (
        <div className={chrome} data-chrome>
          {layout !== 'small' && <TitleChip />}
          <Hints />
        </div>
      )}
      <div className={dock}>
        {hasCaptions && !isSheet && <Captions />}
        {player.phase === 'exploring' && <BackToPath />}
        {hasControls && !isSheet && (
          <div className={barPlace} data-chrome>
            <Bar />
          </div>
        )}
      </div>
      <button type="button" className={readButton} onClick={() => setReading(true)}>
        <Icon name="text" />
        {text('viewer.read')}
      </button>
    </>
  );
}

function End() {
  const { viewer, state, player, text, openDialog } = useShell();
  const { display, restart, theme, dialogs } = viewer.options;
  const onOverview = () => {
    viewer.restart();
    player.overview();
  };
  return (
    <div className={end}>
      <Overlay
        mode="restart"
        percent={100}
        display={display}
        text={text}
        restart={{
          options: restart,
          layout: state.layout,
          theme,
          isMotionReduced: state.isMotionReduced,
          onRestart: () => viewer.restart(),
          onShare: dialogs.includes('share') ? () => openDialog('share') : undefined,
          onOverview,
        }}
      />
    </div>
  );
}

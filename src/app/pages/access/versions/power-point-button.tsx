import { downloadIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { createExportApi } from '#app/client/exports/export-api.ts';
import { type ExportState, runExport } from '#app/client/exports/export-machine.ts';
import { exportPptxPath } from '#contract/pdf/pdf-routes.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import * as styles from './power-point-button.css.ts';

/** Has the presentation made into a PowerPoint file, and saves it. */
export function PowerPointButton({ oid }: { oid: string }) {
  const text = useText();
  const [state, show] = useState<ExportState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = state?.state === 'started' || state?.state === 'polling';

  function make() {
    running.current = new AbortController();
    // A picture that cannot be loaded leaves its place empty: what is there can be edited.
    void runExport(
      { preziIsMine: true, skipsMissingImages: true },
      {
        api: createExportApi(exportPptxPath(oid)),
        signal: running.current.signal,
        now: () => performance.now(),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        show(next) {
          show(next);
          // The server sends it as an attachment: the page stays.
          if (next.state === 'success') location.assign(next.file.uri);
        },
      },
    );
  }

  return (
    <div className={styles.wrap}>
      <Button tone="outline" icon={downloadIcon} isBusy={isBusy} onClick={make}>
        {text('access.edit.powerPoint')}
      </Button>
      {isBusy && <Making state={state} />}
      <p className={styles.said} role="status">
        {state?.state === 'success' && (
          <>
            {text('access.edit.powerPointReady')} <TextLink href={state.file.uri}>{text('access.edit.powerPointAgain')}</TextLink>
          </>
        )}
        {state?.state === 'failed' && text('access.edit.powerPointFailed')}
        {state?.state === 'timedOut' && text('access.edit.powerPointLate')}
      </p>
    </div>
  );
}

function Making({ state }: { state: Extract<ExportState, { state: 'started' | 'polling' }> }) {
  const text = useText();
  const isKnown = state.state === 'polling' && state.pages > 0;
  const label = isKnown
    ? text('access.edit.powerPointSlide', { slide: Math.min(state.pagesDone + 1, state.pages), slides: state.pages })
    : text('access.edit.powerPointBegin');
  return <Progress label={label} value={isKnown ? state.pagesDone / state.pages : undefined} />;
}

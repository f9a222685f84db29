import { downloadIcon, externalIcon, fileIcon, rotateIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { saveParameter } from '#contract/pdf/pdf-access.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ExportState } from '#app/client/exports/export-machine.ts';
import { Disc, Panel, SupportText, takesFocus } from './panel.tsx';
import * as styles from './pdf-dialog.css.ts';

type Of<State extends ExportState['state']> = Extract<ExportState, { state: State }>;

const COLUMNS = 3;
const SHOWN = 2 * COLUMNS;
const MINUTE = 60;

export interface PagePictures extends Pick<ViewPageProps, 'thumbnail'> {
  /** One per stop, after the overview. */
  stops: readonly (string | null)[];
}

/** The pages as they are made. */
export function Making({
  progress,
  pictures,
  onCancel,
}: {
  progress: Of<'started' | 'polling'>;
  pictures: PagePictures;
  onCancel: () => void;
}) {
  const text = useText();
  const all = [pictures.thumbnail, ...pictures.stops];
  const isKnown = progress.state === 'polling' && progress.pages > 0;
  const { pagesDone, pages } = isKnown ? progress : { pagesDone: 0, pages: all.length };
  return (
    <Panel
      picture={
        <div className={styles.tiles} aria-hidden="true">
          {tilesOf(pagesDone, pages).map((page) => (
            <Tile
              key={page}
              picture={all[page] ?? null}
              state={page < pagesDone ? 'done' : page === pagesDone && isKnown ? 'making' : 'later'}
            />
          ))}
        </div>
      }
      title={text('pdf.making.title')}
      actions={
        <Button tone="outline" size="lg" onClick={onCancel}>
          {text('pdf.cancel')}
        </Button>
      }
    >
      <p className={styles.steady}>{useProgressWords(progress)}</p>
      <div className={styles.bar}>
        <Progress label={text('pdf.making.title')} isLabelHidden value={isKnown ? pagesDone / pages : undefined} />
      </div>
    </Panel>
  );
}

/** Two rows; the page in progress is in the lower one unless it is among the first. */
function tilesOf(pagesDone: number, pages: number): number[] {
  const row = Math.floor(Math.min(pagesDone, pages - 1) / COLUMNS);
  const first = Math.max(0, row - 1) * COLUMNS;
  return Array.from({ length: Math.max(0, Math.min(SHOWN, pages - first)) }, (_, at) => first + at);
}

function Tile({ picture, state }: { picture: string | null; state: keyof typeof styles.pictures }) {
  return (
    <div className={styles.tile}>
      {picture !== null && <img src={picture} alt="" className={styles.pictures[state]} />}
      {state === 'done' && (
        <span className={styles.tick}>
          <Icon name="check" size={14} />
        </span>
      )}
    </div>
  );
}

/** "Page 5 of 6, about 4 seconds left" */
function useProgressWords(progress: Of<'started' | 'polling'>): string {
  const text = useText();
  if (progress.state === 'started' || progress.pages === 0) return text('pdf.making.begin');
  const { pages, pagesDone, secondsLeft } = progress;
  const at = { page: Math.min(pagesDone + 1, pages), pages };
  if (secondsLeft === undefined) return text('pdf.making.page', at);
  if (secondsLeft < 1.5 * MINUTE) return text('pdf.making.seconds', { ...at, seconds: secondsLeft });
  return text('pdf.making.minutes', { ...at, minutes: Math.round(secondsLeft / MINUTE) });
}

/** `mailedTo` is the address that was also sent the link. */
export function Ready({ result, mailedTo }: { result: Of<'success'>; mailedTo: string | null }) {
  const text = useText();
  const { language } = useFrame();
  const { file, pages } = result;
  return (
    <Panel
      hasFocus={false}
      picture={<Disc of="check" tone="success" />}
      title={text('pdf.ready.title')}
      actions={
        <>
          <Button href={file.uri} target="_blank" rel="noopener" size="lg" icon={externalIcon} {...takesFocus}>
            {text('pdf.ready.open')}
          </Button>
          <Button href={saved(file.uri)} download={file.name} tone="outline" size="lg" icon={downloadIcon}>
            {text('pdf.ready.download')}
          </Button>
        </>
      }
    >
      <div className={styles.file}>
        <Icon name={fileIcon} size={22} />
        <div className={styles.about}>
          <p className={styles.strong} dir="auto">
            {file.name}
          </p>
          {file.bytes !== null && pages > 0 && (
            <p className={styles.meta}>{text('pdf.ready.about', { pages, size: sizeOf(file.bytes, language) })}</p>
          )}
        </div>
      </div>
      {mailedTo !== null && <p className={styles.meta}>{text('pdf.ready.mailed', { email: mailedTo })}</p>}
    </Panel>
  );
}

/** The media host may be another one, where the `download` attribute has no effect. */
function saved(uri: string): string {
  const address = new URL(uri, location.href);
  address.searchParams.set(saveParameter, '1');
  return address.href;
}

const MEGABYTE = 1e6;

/** "3.8 MB", "640 kB" */
function sizeOf(bytes: number, language: string): string {
  const [unit, amount] = bytes < MEGABYTE ? ['kilobyte', Math.ceil(bytes / 1000)] : ['megabyte', bytes / MEGABYTE];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

interface FailedProps {
  problem: Of<'failed' | 'timedOut'>;
  isMine: boolean;
  onTryAgain: () => void;
  onSkip: () => void;
}

export function Failed({ problem, isMine, onTryAgain, onSkip }: FailedProps) {
  const text = useText();
  const missing = problem.state === 'failed' ? problem.missingImage : null;
  const isRefused = !isMine && problem.state === 'failed' && problem.isRefused;
  const of = isRefused ? 'refused' : problem.state;
  return (
    <Panel
      picture={<Disc of="warning" tone="problem" />}
      title={text(`pdf.${of}.title`)}
      actions={
        <>
          {missing !== null && (
            <Button tone="outline" size="lg" onClick={onSkip}>
              {text('pdf.failed.skip')}
            </Button>
          )}
          <Button size="lg" icon={rotateIcon} onClick={onTryAgain}>
            {text(isRefused ? 'pdf.checkAgain' : 'pdf.tryAgain')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {missing !== null && <p>{missing === 0 ? text('pdf.failed.overviewImage') : text('pdf.failed.image', { stop: missing })}</p>}
        <SupportText text={`pdf.${of}.text`} />
        {!isMine && !isRefused && <p>{text('pdf.failed.notCharged')}</p>}
      </div>
    </Panel>
  );
}

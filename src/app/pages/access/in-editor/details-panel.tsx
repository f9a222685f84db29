import { FrameProvider, useText } from '#app/client/frame.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { DetailsSection } from '../details/details-section.tsx';
import { LinksSection } from '../links/links-section.tsx';
import { EditSection } from '../details/edit-section.tsx';
import { Publishing } from '../versions/publishing.tsx';
import * as styles from './details-panel.css.ts';
import { type DetailsFrame, fetchDetails } from './fetch-details.ts';

interface DetailsPanelProps {
  /** Of the page that has all of this. */
  address: string;
  section: 'details' | 'share';
  /** Once every change is on the server; false if that cannot be now. */
  isSaved: () => Promise<boolean>;
  onTitle: (title: string) => void;
  onClose: () => void;
}

/** What the page of details has, beside the canvas. */
export function DetailsPanel({ address, section, isSaved, onTitle, onClose }: DetailsPanelProps) {
  const text = useText();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [frame, setFrame] = useState<DetailsFrame>();
  const [hasFailed, setFailed] = useState(false);
  const [answers, setAnswers] = useState(0);

  const show = (read: Promise<DetailsFrame | undefined>) =>
    read.then((next) => {
      setFailed(next === undefined);
      if (next) setFrame(next);
      return next;
    });
  const load = () => show(fetchDetails(address)).catch(() => void setFailed(true));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    title.current?.focus();
    void load();
    return () => element?.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, [address]);
  useEffect(() => {
    const element = dialog.current;
    const leaving = new AbortController();
    // Both ends of the click: a selection may be dragged out of a field.
    let pressed: EventTarget | null = null;
    element?.addEventListener('pointerdown', ({ target }) => void (pressed = target), leaving);
    element?.addEventListener('click', ({ target }) => target === element && pressed === element && element.close(), leaving);
    return () => leaving.abort();
  }, []);
  const isThere = frame !== undefined;
  useEffect(() => {
    if (isThere && section === 'share') dialog.current?.querySelector('#links')?.scrollIntoView();
  }, [isThere, section]);

  // What has been sent is there anew, with what became of it.
  useEffect(() => {
    if (answers === 0) return;
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    const told = find('[aria-invalid="true"]') ?? find('[role="status"], [role="alert"]') ?? title.current;
    if (told && told.tabIndex < 0) told.tabIndex = -1;
    told?.focus();
    told?.scrollIntoView({ block: 'nearest' });
  }, [answers]);

  const send = async (form: HTMLFormElement) => {
    try {
      if (!(await isSaved())) throw new Error('Not saved');
      const next = await show(fetchDetails(form.action, form));
      if (!next) throw new Error('Another page');
      setAnswers((count) => count + 1);
      onTitle(next.props.form.values.title ?? '');
    } catch {
      setFailed(true);
      // Forms wait for the next page; there is none.
      dispatchEvent(new Event('pageshow'));
    }
  };
  // Fields that are wrong stop their form themselves.
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    void send(form);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={heading}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.header}>
        <h2 ref={title} id={heading} tabIndex={-1} className={styles.heading}>
          {text('editorCommands.details')}
        </h2>
        <form method="dialog">
          <IconButton icon="close" label={text('ui.close')} type="submit" />
        </form>
      </div>
      <div className={frame ? styles.body : styles.waiting} onSubmit={onSubmit}>
        {hasFailed && (
          <Banner tone="danger" title={text('editor.later.failed')}>
            <span className={styles.ways}>
              <Button tone="outline" size="sm" onClick={() => void load()}>
                {text('editor.again')}
              </Button>
              <Button tone="outline" size="sm" href={address} target="_blank">
                {text('editor.details')}
              </Button>
            </span>
          </Banner>
        )}
        {!frame && !hasFailed && <Progress label={text('editor.later.loading')} />}
        {frame && (
          <FrameProvider frame={frame}>
            <Sections key={answers} {...frame.props} />
          </FrameProvider>
        )}
      </div>
    </dialog>
  );
}

function Sections(props: PageProps['details']) {
  const { detailsAddress, isMine, form, doneIn, links, linkForm, publishing } = props;
  const text = useText();
  return (
    <>
      {publishing && (
        <EditSection
          id="versions"
          title={text('access.versions.title')}
          state={doneIn === 'versions' ? { ...emptyForm, done: form.done } : emptyForm}
        >
          <Publishing detailsAddress={detailsAddress} publishing={publishing} />
        </EditSection>
      )}
      <DetailsSection {...props} state={doneIn === 'details' ? form : { ...form, done: null }} />
      {isMine && <LinksSection detailsAddress={detailsAddress} links={links} state={linkForm} />}
    </>
  );
}

import type { ObjectId } from '#model/presentation/presentation.ts';
import type { OutlineTopic } from '#model/presentation/transcript/outline.ts';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../overlay/icon/icon.tsx';
import { useShell, type ShellView } from '../shell-context.ts';
import { ReadingEntry } from './reading-entry.tsx';
import { close as closeStyle, closed, head, panel, show } from './reading.css.ts';

/** The presentation as a document: always there for screen readers, on request for everybody else. */
export function Reading() {
  const { viewer, player, presentation, texts, text, isReading, setReading, hold } = useShell();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    hold('reading', isReading);
    if (isReading) element.current?.focus();
  }, [isReading, hold]);
  const close = () => {
    setReading(false);
    element.current?.closest('[data-viewer]')?.querySelector<HTMLElement>('[data-stage]')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys used in the text must not move the camera
    <section
      ref={element}
      className={isReading ? panel : closed}
      aria-label={text('viewer.read')}
      lang={presentation.language}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (!isReading) return;
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      {isReading && (
        <div className={head} lang={viewer.options.language}>
          <button type="button" className={closeStyle} onClick={close}>
            <Icon name="close" />
            {text('viewer.read.close')}
          </button>
        </div>
      )}
      <ReadingDocument outline={texts.outline} presentation={presentation} player={player} text={text} isReading={isReading} />
    </section>
  );
}

type DocumentProps = Pick<ShellView, 'presentation' | 'player' | 'text' | 'isReading'>;

/** Buttons are not in the tab order while the text is hidden, but screen readers still find them. */
export const ReadingDocument = memo(function ReadingDocument({ outline, ...props }: DocumentProps & { outline: OutlineTopic }) {
  const { presentation, player } = props;
  const stopAt = useMemo(() => {
    const first = new Map<ObjectId, number>();
    player.stops.forEach(({ step }, stop) => {
      const to = presentation.path[step]?.to;
      if (to !== undefined && !first.has(to)) first.set(to, stop);
    });
    return first;
  }, [presentation, player]);
  return <TopicText topic={{ ...outline, title: presentation.title || outline.title }} level={2} stopAt={stopAt} {...props} />;
});

function TopicText({
  topic: { id, title, entries, topics },
  level,
  stopAt,
  ...props
}: DocumentProps & { topic: OutlineTopic; level: number; stopAt: ReadonlyMap<ObjectId, number> }) {
  const { presentation, text } = props;
  const Heading = `h${Math.min(6, level)}` as 'h2';
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <ShowButton stop={stopAt.get(id)} {...props} />
      {entries.map(({ object }) =>
        isTitle(object, title) ? null : (
          <div key={object.id}>
            <ReadingEntry object={object} presentation={presentation} text={text} />
            <ShowButton stop={stopAt.get(object.id)} {...props} />
          </div>
        ),
      )}
      {topics.map((inner) => (
        <TopicText key={inner.id} topic={inner} level={level + 1} stopAt={stopAt} {...props} />
      ))}
    </>
  );
}

// The heading already says it.
const isTitle = (object: OutlineTopic['entries'][number]['object'], title: string) =>
  object.kind === 'text' &&
  object.paragraphs
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join(' ')
    .trim() === title;

function ShowButton({ stop, player, text, isReading }: DocumentProps & { stop: number | undefined }) {
  if (stop === undefined) return null;
  const title = player.stops[stop]?.title;
  return (
    <button
      type="button"
      className={show}
      aria-label={title ? `${text('viewer.read.show')}: ${title}` : undefined}
      tabIndex={isReading ? 0 : -1}
      onClick={() => player.goToStop(stop)}
    >
      {text('viewer.read.show')}
    </button>
  );
}

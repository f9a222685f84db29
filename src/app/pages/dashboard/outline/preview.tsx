import { useFrame, useText } from '#app/client/frame.tsx';
import type { NewPresentationProps } from '#contract/presentation/new-presentation.ts';
import type { Preview as OpenPreview, PreviewAnswer, PreviewMark } from '#editor/preview/open-preview.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { needsScript } from '../../../ui/type.css.ts';
import type { LookWish } from './look-choices.tsx';
import * as styles from './preview.css.ts';

interface PreviewProps extends Pick<NewPresentationProps, 'fontsVersion' | 'labels'> {
  outline: string;
  isExample: boolean;
  wish: LookWish;
  onAnswer: (answer: PreviewAnswer) => void;
}

/** Milliseconds of a frame, and how many times as long as a picture takes the keyboard has for itself. */
const FRAME = 16;
const REST = 3;

/** What the outline becomes, after each letter. */
export function Preview({ outline, isExample, wish, fontsVersion, labels, onAnswer }: PreviewProps) {
  const text = useText();
  const { language } = useFrame();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The canvas itself keeps the size that it was painted for. */
  const frame = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<OpenPreview>();
  const [hasFailed, setFailed] = useState(false);
  const [marks, setMarks] = useState<readonly PreviewMark[]>([]);
  const [answer, setAnswer] = useState<PreviewAnswer>();
  const wished = { ...wish, text: outline, language, untitled: text('library.untitled') };
  const firstWish = useEffectEvent(() => wished);

  useEffect(() => {
    let isGone = false;
    let opened: OpenPreview | undefined;
    const open = async (on: HTMLCanvasElement, { clientWidth: width, clientHeight: height }: HTMLElement) => {
      const { openPreview } = await import('#editor/preview/open-preview.ts');
      const given = { fontsVersion, labels, size: { width, height }, pixelRatio: devicePixelRatio, first: firstWish() };
      opened = await openPreview(on, { ...given, onShown: (next) => !isGone && setMarks(next) });
      if (isGone) opened.close();
      else setPreview(opened);
    };
    if (canvas.current && frame.current)
      open(canvas.current, frame.current).catch((error: unknown) => (reportError(error), setFailed(true)));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [fontsVersion, labels]);

  const cost = useRef(0);
  const show = useEffectEvent((on: OpenPreview, latest: LookWish & { text: string }) => {
    const began = performance.now();
    const next = on.show({ ...wished, ...latest });
    cost.current = performance.now() - began;
    setAnswer(next);
    onAnswer(next);
  });
  const { arrangement, look } = wish;
  useEffect(() => {
    if (!preview) return;
    let drawing = 0;
    // A long text that takes longer than a frame lets the keyboard go first.
    const pause = setTimeout(
      () => void (drawing = requestAnimationFrame(() => show(preview, { text: outline, arrangement, look }))),
      cost.current > FRAME ? cost.current * REST : 0,
    );
    return () => {
      clearTimeout(pause);
      cancelAnimationFrame(drawing);
    };
  }, [preview, outline, arrangement, look]);

  useEffect(() => {
    if (!preview || !frame.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) preview.resize({ width: entry.contentRect.width, height: entry.contentRect.height }, devicePixelRatio);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [preview]);

  const told =
    answer && 'summary' in answer ? text('newPresentation.preview.alt', { title: answer.title, count: answer.summary.stops }) : '';
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${needsScript}`}
      role="img"
      aria-label={told || text('newPresentation.preview')}
      data-example={isExample || undefined}
    >
      <canvas ref={canvas} className={styles.canvas} />
      {marks.length <= MOST_MARKS &&
        marks.map(({ id, x, y }, index) => (
          <span key={id} className={styles.mark} style={{ translate: `${x}px ${y}px` }}>
            {index + 1}
          </span>
        ))}
      {!preview && (
        <div className={styles.waiting}>{hasFailed ? <p>{text('newPresentation.preview.failed')}</p> : <Spinner size={24} />}</div>
      )}
    </div>
  );
}

const MOST_MARKS = 40;

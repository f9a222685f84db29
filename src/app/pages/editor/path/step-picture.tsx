import { memo, useEffect, useRef } from 'react';
import { useEditor } from '../editor-context.tsx';

interface StepPictureProps {
  /** The id of a step, or of an object. */
  step?: string;
  object?: string;
  className: string;
}

/** What is seen at a step, or one object, in a small picture that follows changes. */
export const StepPicture = memo(function StepPicture({ step, object = '', className }: StepPictureProps) {
  const { pictures } = useEditor().path;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () => (canvas.current ? pictures.show(step === undefined ? { object } : { step }, canvas.current) : undefined),
    [pictures, step, object],
  );
  return <canvas ref={canvas} className={className} width={132} height={74} aria-hidden />;
});

import { useEffect, useRef, useState, type RefObject } from 'react';

export interface LogEntry {
  id: number;
  direction: 'sent' | 'received';
  words: string;
}

const MOST = 60;

/** The messages exchanged with a frame, newest first. Messages sent before the frame's first one are queued. */
export function useLog(frame: RefObject<HTMLIFrameElement | null>) {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const last = useRef(0);
  const early = useRef<(object | string)[] | undefined>([]);
  const [note] = useState(() => (direction: LogEntry['direction'], message: unknown) => {
    const entry = { id: ++last.current, direction, words: typeof message === 'string' ? message : JSON.stringify(message) };
    setEntries((before) => [entry, ...before].slice(0, MOST));
  });
  const [post] = useState(() => (message: object | string) => {
    note('sent', message);
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      note('received', data);
      const waiting = early.current ?? [];
      early.current = undefined;
      waiting.forEach(post);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, note, post]);
  const send = (message: object | string) => {
    if (early.current) early.current.push(message);
    else post(message);
  };
  return { entries, send, clear: () => setEntries([]) };
}

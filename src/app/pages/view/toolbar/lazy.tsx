import { useText } from '#app/client/frame.tsx';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from '../../../ui/overlay/toast-list.ts';

interface LazyProps<Props> {
  /** Each call after a failure tries again. */
  load: () => Promise<ComponentType<Props>>;
  isNeeded: boolean;
  /** Called when loading failed, after the visitor was told. */
  onFailure?: () => void;
  meanwhile?: ReactNode;
  with: Props;
}

/** A part of the page that loads when first needed. */
export function Lazy<Props extends object>({ load, isNeeded, onFailure, meanwhile = null, with: props }: LazyProps<Props>) {
  const text = useText();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetch = useEffectEvent(() =>
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        showToast({ text: text('share.toolbar.failed'), tone: 'problem' });
        onFailure?.();
      },
    ),
  );
  useEffect(() => {
    if (isNeeded) void fetch();
  }, [isNeeded]);
  return Part ? <Part {...props} /> : meanwhile;
}

/** Spread on the control that opens the part, to load it as soon as the visitor approaches. */
export function fetchEarly(load: () => Promise<unknown>) {
  const fetch = () => void load().catch(() => undefined);
  return { onPointerEnter: fetch, onFocus: fetch };
}

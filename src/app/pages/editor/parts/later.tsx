import { useText } from '#app/client/frame.tsx';
import { Component, type ComponentType, createElement, type ReactNode, Suspense, use, useEffect } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import * as styles from './later.css.ts';

interface OnDemand<Props> {
  (props: Props): ReactNode;
  load(): Promise<unknown>;
}

/** A component of a file that is loaded when it is first rendered, within `Later`. If that fails, the next attempt loads it again. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    if (loading) return loading;
    const begun = load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    // React reads these, and does not wait for what is there.
    const arrived = (value: ComponentType<Props>) => void Object.assign(begun, { status: 'fulfilled', value });
    begun.then(arrived, () => undefined);
    return (loading = begun);
  };
  return Object.assign((props: Props) => createElement(use(loadOnce()), props), { load: loadOnce });
}

/** Loads what is likely to be needed once the browser has nothing else to do. */
export function useSoon(part: Pick<OnDemand<never>, 'load'>): void {
  useEffect(() => {
    // Whoever needs it says if it could not be loaded.
    const load = () => void part.load().catch(() => undefined);
    (globalThis.requestIdleCallback ?? setTimeout)(load);
  }, [part]);
}

/** Around what is loaded on demand: says that it is loading, unless it comes by itself, or that it could not be. */
export function Later({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  const text = useText();
  const waiting = (
    <div className={styles.waiting}>
      <Progress label={text('editor.later.loading')} />
    </div>
  );
  return (
    <Guard failed={(again) => <Failed onAgain={again} />}>
      <Suspense fallback={isQuiet ? null : waiting}>{children}</Suspense>
    </Guard>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <div className={styles.waiting} role="alert">
      <p>{text('editor.later.failed')}</p>
      <Button onClick={onAgain}>{text('editor.again')}</Button>
    </div>
  );
}

class Guard extends Component<{ failed: (again: () => void) => ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  again = () => this.setState({ hasFailed: false });
  override render() {
    return this.state.hasFailed ? this.props.failed(this.again) : this.props.children;
  }
}

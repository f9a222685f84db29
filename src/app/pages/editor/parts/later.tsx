import { useText } from '#app/client/frame.tsx';
import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import * as styles from './later.css.ts';

/** A component of a file that is loaded when it is first rendered, within `Later`. If that fails, the next attempt loads it again. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadAgain = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return function OnDemand(props: Props) {
    const Loaded = use((loading ??= load().catch(loadAgain)));
    return <Loaded {...props} />;
  };
}

/** Around what is loaded on demand: says that it is loading, or that it could not be. */
export function Later({ children }: { children: ReactNode }) {
  const text = useText();
  const waiting = (
    <div className={styles.waiting}>
      <Progress label={text('editor.later.loading')} />
    </div>
  );
  return (
    <Guard failed={(again) => <Failed onAgain={again} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
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

import type { FormState } from '#contract/form.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** A problem with the form as a whole, or a message about what it has just done. */
export function FormMessages({ state }: { state: Pick<FormState<string>, 'problem' | 'done'> }) {
  if (state.problem !== null) return <Banner tone="danger">{state.problem}</Banner>;
  if (state.done !== null) return <Banner tone="success">{state.done}</Banner>;
  return null;
}

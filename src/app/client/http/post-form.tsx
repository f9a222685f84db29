import type { WebEventName } from '#contract/analytics/catalogue.ts';
import { csrfField, type FormState } from '#contract/form.ts';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useFrame } from '../frame.tsx';

type Problems<Field extends string> = Partial<Record<Field, string>>;

/** Props to spread on a field of the form. */
interface ControlProps {
  name: string;
  problem: string | undefined;
  autoFocus: boolean;
}

export interface PostFormProps<Field extends string> {
  action: string;
  state: FormState<Field>;
  /** Messages for fields that fail the browser's own validation, before anything is sent. */
  complaints?: Problems<Field>;
  encType?: 'multipart/form-data';
  id?: string;
  className?: string | undefined;
  /** Logged on submit (`hear-clicks.ts`): the event, and the form fields that its fields are read from. */
  event?: { 'data-event': WebEventName; [field: `data-event-${string}`]: Field };
  children: (form: { control: (name: Field) => ControlProps; isSending: boolean }) => ReactNode;
}

/** A form that works without scripts. With scripts, it is validated before it is sent and cannot be sent twice. */
export function PostForm<Field extends string>({
  action,
  state,
  complaints,
  encType,
  id,
  className,
  event,
  children,
}: PostFormProps<Field>) {
  const { csrfToken } = useFrame();
  const [problems, setProblems] = useState<Problems<Field>>(state.problems);
  const [isSending, setSending] = useSending();
  const firstWrong: { name?: Field } = {};

  // Fields call this in page order, so the first invalid one gets the focus.
  function control(name: Field): ControlProps {
    const problem = problems[name];
    if (problem !== undefined) firstWrong.name ??= name;
    return { name, problem, autoFocus: firstWrong.name === name };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const wrong = controlsOf(event.currentTarget).filter((element) => !element.validity.valid);
    if (wrong.length === 0) return setSending(true);
    event.preventDefault();
    setProblems(Object.fromEntries(wrong.map((element) => [element.name, complain(element)])) as Problems<Field>);
    wrong[0]?.focus();
  }

  function onInput({ target }: FormEvent) {
    if (!isControl(target)) return;
    const { customError, valid } = target.validity;
    const others = Object.entries(problems).filter(([name]) => name !== target.name);
    if (customError) setProblems(Object.fromEntries([...others, [target.name, complain(target)]]) as Problems<Field>);
    else if (valid && target.name in problems) setProblems(Object.fromEntries(others) as Problems<Field>);
  }

  const complain = (element: Control) =>
    element.validity.customError ? element.validationMessage : (complaints?.[element.name as Field] ?? element.validationMessage);

  return (
    <form
      id={id}
      method="post"
      action={action}
      encType={encType}
      className={className}
      {...event}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
      {children({ control, isSending })}
    </form>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: EventTarget): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

/** True from submitting until the response replaces the page; false again when the page is restored. */
function useSending() {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const onReturn = () => setSending(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  return [isSending, setSending] as const;
}

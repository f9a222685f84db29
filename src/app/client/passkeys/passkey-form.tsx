import { keyIcon } from '#app/ui/icon/page-icons.ts';
import { emptyForm, type FormState } from '#contract/form.ts';
import { confirmPath } from '#contract/routes.ts';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { useText } from '../frame.tsx';
import { HttpFailure } from '../http/http.ts';
import { PostForm, type PostFormProps } from '../http/post-form.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { knowsPasskeys } from './passkeys.ts';

interface PasskeyFormProps<Field extends string> {
  action: string;
  /** Asks the browser for the passkey; its answer goes into the field `name`. */
  ask: () => Promise<string>;
  name: string;
  label: string;
  look?: Pick<ButtonProps, 'tone' | 'size' | 'isWide' | 'icon'>;
  /** Sent along. */
  fields?: Record<string, string>;
  /** Where to go on if the server first wants to know who this is. */
  returnTo?: string;
  state?: FormState<Field>;
  className?: string;
  /** Instead of the form, where there are no passkeys. */
  fallback?: ReactNode;
  children?: (control: Parameters<PostFormProps<Field>['children']>[0]['control']) => ReactNode;
}

/** A form that asks the browser for a passkey and is then sent like any other. */
export function PasskeyForm<Field extends string>({
  action,
  ask,
  name,
  label,
  look = {},
  fields = {},
  returnTo,
  state = emptyForm as FormState<Field>,
  className,
  fallback = null,
  children,
}: PasskeyFormProps<Field>) {
  const text = useText();
  const isHydrated = useHydrated();
  const answer = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function onClick(event: MouseEvent) {
    event.preventDefault();
    const field = answer.current;
    if (!field || isAsking) return;
    setAsking(true);
    setFailed(false);
    try {
      field.value = await ask();
      field.form?.requestSubmit();
    } catch (error) {
      if (returnTo !== undefined && error instanceof HttpFailure && error.status === 401) location.assign(confirmPath(returnTo));
      else setFailed(true);
    }
    setAsking(false);
  }

  if (!isHydrated || !knowsPasskeys()) return fallback;
  return (
    <PostForm action={action} state={state} className={className}>
      {({ control, isSending }) => (
        <>
          <HiddenFields fields={fields} />
          <input type="hidden" name={name} ref={answer} />
          {hasFailed && <Banner tone="danger">{text('security.problem.cancelled')}</Banner>}
          {children?.(control)}
          <div>
            <Button
              type="submit"
              tone="outline"
              icon={keyIcon}
              {...look}
              isBusy={isAsking || isSending}
              onClick={(event: MouseEvent) => void onClick(event)}
            >
              {label}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}

import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { form as formStyle, others, submit } from '../../account/account-layout/account-layout.css.ts';
import { AccountLayout } from '../../account/account-layout/account-layout.tsx';
import type { Page } from '../../page.ts';
import { key, letters, picture as pictureStyle } from './authenticator-page.css.ts';

/** The light edge without which cameras do not find the code, in modules. */
const EDGE = 4;

function AuthenticatorPage({ secret, picture, form: state }: PageProps['authenticator']) {
  const text = useText();
  const side = picture.size + 2 * EDGE;
  return (
    <AccountLayout title={text('security.setUp.title')} lead={text('security.setUp.lead')}>
      <svg
        className={pictureStyle}
        viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={text('security.setUp.picture')}
      >
        <path d={picture.path} fill="#000" />
      </svg>
      <p className={key}>
        {text('security.setUp.type')}
        <code className={letters}>{secret}</code>
      </p>
      <PostForm
        action={routes.authenticator}
        state={state}
        complaints={{ code: text('security.problem.codeMissing') }}
        className={formStyle}
      >
        {({ control, isSending }) => (
          <>
            <TextField
              {...control('code')}
              label={text('security.setUp.code')}
              size="lg"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit}>
              {text('security.setUp.submit')}
            </Button>
          </>
        )}
      </PostForm>
      <p className={others}>
        <TextLink tone="standalone" href={`${routes.settings}#security`}>
          {text('security.setUp.cancel')}
        </TextLink>
      </p>
    </AccountLayout>
  );
}

export const page: Page<'authenticator'> = {
  areas: ['account', 'security'],
  title: (_props, text) => text('security.setUp.title'),
  Component: AuthenticatorPage,
};

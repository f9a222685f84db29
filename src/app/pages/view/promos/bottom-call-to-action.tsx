import { RichText, useText } from '#app/client/frame.tsx';
import { routes, signUpPath } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { CallToAction } from '../../../site/call-to-action.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { templatesLink } from './bottom-call-to-action.css.ts';

/** Invites readers at the end of the page to make something of their own. Server-rendered only. */
export function BottomCallToAction({ isAuthenticated }: Pick<ViewPageProps, 'isAuthenticated'>) {
  const text = useText();
  return (
    <CallToAction
      title={text('view.end.title')}
      action={{ label: text('view.end.create'), href: isAuthenticated ? routes.dashboard : signUpPath(routes.dashboard) }}
      secondary={{ label: text('view.end.learn'), href: isAuthenticated ? routes.product : routes.landing }}
    >
      <RichText
        text="view.end.text"
        elements={{ templates: <TextLink className={templatesLink} href={routes.templates} data-event="cta" /> }}
      />
    </CallToAction>
  );
}

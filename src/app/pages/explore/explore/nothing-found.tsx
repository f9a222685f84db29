import { compassIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { routes, signUpPath } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { exploreAddress, type Asked } from './explore-address.ts';
import { nothing } from './explore-page.css.ts';

/** Why nothing was found, and what to do next: drop the filters, browse everything, or create a first presentation. */
export function NothingFound({ term, order, isReusableOnly, language }: Asked) {
  const text = useText();
  const { user } = useFrame();
  const state = isReusableOnly || language !== null ? 'filtered' : term === '' ? 'empty' : 'none';
  const actions = {
    filtered: (
      <Button href={exploreAddress({ term, order, isReusableOnly: false, language: null })} tone="outline" icon="close" data-event="cta">
        {text('explore.clear')}
      </Button>
    ),
    none: (
      <Button href={routes.explore} tone="outline" icon={compassIcon} data-event="cta">
        {text('explore.all')}
      </Button>
    ),
    empty: (
      <Button href={user ? routes.dashboard : signUpPath(routes.dashboard)} data-event={user ? 'cta' : undefined}>
        {text('explore.start')}
      </Button>
    ),
  };
  return (
    <div className={nothing} data-place="nothing-found">
      <EmptyState title={text(`explore.${state}Title`, { term: isolate(term) })} action={actions[state]}>
        {text(`explore.${state}Text`)}
      </EmptyState>
    </div>
  );
}

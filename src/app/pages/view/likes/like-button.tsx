import { wait } from '#app/sharing/wait.ts';
import { announce } from '#app/client/analytics/announce.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { navigateAfter } from '#app/client/navigate.ts';
import type { Announce } from '#contract/analytics/catalogue.ts';
import { Still } from '#app/site/still.tsx';
import { signUpPath } from '#contract/routes.ts';
import { useState, type MouseEvent } from 'react';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { Count } from '../toolbar/tool.tsx';
import { told, tool } from '../toolbar/toolbar.css.ts';
import { heart, motions } from './like-button.css.ts';
import { createLiking, type LikeView } from './liking.ts';
import { likesApi } from './likes-api.ts';

interface LikeButtonProps {
  oid: string;
  /** The id of the view link that the visitor came through. */
  linkId: string | undefined;
  likesCount: number;
  isLiked: boolean;
  isAuthenticated: boolean;
  onEvent: Announce;
}

/** A heart with the number of likes. Visitors without an account sign up first and return here. */
export function LikeButton({ oid, linkId, likesCount, isLiked, isAuthenticated, onEvent }: LikeButtonProps) {
  const text = useText();
  const { address } = useFrame();
  const [shown, setShown] = useState<LikeView>();
  const view = shown ?? { isLiked, count: likesCount, motion: 'still' };
  const [isServed] = useState(!useHydrated() && !import.meta.env.SSR);
  // Until the first press the browser keeps what the server wrote: its rules for numbers take long to load.
  const isAsServed = isServed && !shown;
  const [toggle] = useState(() =>
    createLiking(view, {
      save: (wish) => (wish ? likesApi.like : likesApi.unlike)(oid, linkId),
      show: setShown,
      wait,
      onSaved: (isSaved) => (isSaved ? onEvent('like', { is_logged_in: true }) : onEvent('unlike')),
      onFailure: () => showToast({ text: text('share.like.failed'), tone: 'problem' }),
    }),
  );
  const { motion, count } = view;
  const name = isAsServed ? undefined : text('share.like.name', { likes: count });
  const content = (
    <>
      <span className={motions[motion]}>
        <Icon name="heart" isFilled={view.isLiked} className={view.isLiked ? heart : undefined} />
      </span>
      {isAsServed ? (
        <Still as="span" className={told}>
          {null}
        </Still>
      ) : (
        <span className={told}>
          <Count of={count} />
        </span>
      )}
    </>
  );

  if (!isAuthenticated) {
    const next = signUpPath(address);
    const signUp = (event: MouseEvent) => {
      const told = announce('like', { is_logged_in: false });
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigateAfter(told, next);
    };
    return (
      // Logged here, and only as a like.
      <a href={next} className={tool} aria-label={name} suppressHydrationWarning data-event="" onClick={signUp}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={tool} aria-label={name} suppressHydrationWarning aria-pressed={view.isLiked} onClick={toggle}>
        {content}
      </button>
      <span role="status" className={visuallyHidden}>
        {motion === 'liking'
          ? text('share.like.liked', { likes: count })
          : motion === 'unliking' && text('share.like.unliked', { likes: count })}
      </span>
    </>
  );
}

import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PresentationCard } from '#contract/presentation/cards.ts';
import { copyPath } from '#contract/presentation/presentation-address.ts';
import { isolate } from '#locale/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';

/** The picture links to the template's page; the button makes a copy. */
export function TemplateCard({ card: { oid, title, address, thumbnail, animation } }: { card: PresentationCard }) {
  const text = useText();
  return (
    <Card
      href={address}
      title={title}
      thumbnail={thumbnail}
      animation={animation}
      end={
        <PostForm action={copyPath(oid)} state={emptyForm}>
          {({ isSending }) => (
            <Button
              type="submit"
              tone="soft"
              size="sm"
              isBusy={isSending}
              aria-label={text('library.template.useNamed', { title: isolate(title) })}
            >
              {text('library.template.use')}
            </Button>
          )}
        </PostForm>
      }
    />
  );
}

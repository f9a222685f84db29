import { useText } from '#app/client/frame.tsx';
import type { AuditActor } from '#contract/people/audit.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';

/** Who did it: a name with a link to their page, or words for anybody else. */
export function EntryActor({ actor }: { actor: AuditActor }) {
  const text = useText();
  if (actor.is !== 'person') return text(`activity.actor.${actor.is}`);
  return (
    <TextLink href={actor.address} dir="auto">
      {actor.name}
    </TextLink>
  );
}

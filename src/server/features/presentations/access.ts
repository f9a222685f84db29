import { privacies } from '#contract/presentation/presentation-address.ts';
import type { Session } from '../../http/visitor.ts';
import * as policy from './presentations.policy.ts';
import type { PresentationsStore } from './presentations.store.ts';

interface Asked {
  session: Session | null;
  /** Through a view link that is open to them. */
  hasPass?: boolean;
}

export type Access = Awaited<ReturnType<ReturnType<typeof createAccess>['accessTo']>>;

const unknown = { ownerId: '', isTemplate: false, allowsCopies: false, sellsPdf: false };
const stranger: policy.Visitor = { personId: 'somebody', role: 'user', right: undefined, hasPass: false };

/** With one of these, the policy lets everybody who is logged in like a presentation, whatever else is known about them. */
export const privaciesOpenToLikes = privacies.filter((privacy) => policy.mayLike({ ...unknown, privacy }, stranger));

/** Looks up what the policy needs to know about a visitor, and has it decide. */
export function createAccess({ findRight }: Pick<PresentationsStore, 'findRight'>) {
  const visitorOf = async (
    { id, ownerId }: { id: number; ownerId: string },
    { session, hasPass = false }: Asked,
  ): Promise<policy.Visitor> => {
    const personId = session?.personId;
    const right = personId === undefined || personId === ownerId ? undefined : await findRight(id, personId);
    return { personId, role: session?.person.role, right, hasPass };
  };
  return {
    async accessTo(presentation: policy.PresentationFacts & { id: number }, asked: Asked) {
      const visitor = await visitorOf(presentation, asked);
      return {
        isOwner: policy.isOwner(presentation, visitor),
        canSee: policy.maySee(presentation, visitor),
        canLike: policy.mayLike(presentation, visitor),
        canReport: policy.mayReport(presentation, visitor),
        canCopy: policy.mayCopy(presentation, visitor),
        canComment: policy.mayComment(presentation, visitor),
        canEdit: policy.mayEdit(presentation, visitor),
        canPublish: policy.mayPublish(presentation, visitor),
        canShare: policy.mayShare(presentation, visitor),
        canRestore: policy.mayRestore(presentation, visitor),
        canArrange: policy.mayArrange(presentation, visitor),
        canCurate: policy.mayCurate(visitor),
      };
    },
    /** For somebody who was shown its files earlier. */
    async canLoadFiles(
      presentation: policy.PresentationFacts & { id: number },
      personId: string,
      findRole: (personId: string) => Promise<policy.Visitor['role']>,
    ): Promise<boolean> {
      const right = personId === presentation.ownerId ? undefined : await findRight(presentation.id, personId);
      const visitor = { personId, right, role: undefined, hasPass: false };
      if (policy.mayLoadFiles(presentation, visitor)) return true;
      return policy.mayLoadFiles(presentation, { ...visitor, role: await findRole(personId) });
    },
    async insightsAccessTo(presentation: { id: number; ownerId: string }, session: Session | null) {
      const visitor = await visitorOf(presentation, { session });
      return { canSee: policy.maySeeInsights(presentation, visitor), canSeeVisits: policy.maySeeVisits(presentation, visitor) };
    },
  };
}

import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import { applyAll, applyLate } from '#model/change/apply.ts';
import { crossAll } from '#model/change/cross.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import { type Operation, Refusal } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { Answer, Proposal } from './messages.ts';

/** Drafts that are open, each with the document as it is after all changes it was told. */
export function holdDrafts() {
  const held = new Map<string, Draft>();
  const find = (name: string): Draft => {
    const draft = held.get(name);
    if (!draft) throw new Error('The draft is not open');
    return draft;
  };
  return {
    open(name: string, document: Uint8Array): void {
      held.set(name, openDraft(parsePresentation(JSON.parse(new TextDecoder().decode(document))).presentation));
    },
    follow(name: string, changes: readonly (readonly Operation[])[]): void {
      const draft = find(name);
      for (const operations of changes) {
        const outcome = applyAll(draft, operations);
        if (!('refusal' in outcome)) continue;
        held.delete(name);
        throw outcome.refusal;
      }
    },
    /** Whoever knew everything is refused for the first wrong operation; whoever did not does what still can be done. */
    propose(name: string, { since, operations }: Proposal): Answer<'propose'> {
      const read = readOperations(JSON.parse(operations));
      if (read instanceof Refusal) return { refusal: broken(read) };
      const draft = find(name);
      if (since.length === 0) {
        const outcome = applyAll(draft, read);
        return 'refusal' in outcome ? { refusal: broken(outcome.refusal) } : { operations: [...read], dropped: [] };
      }
      const { applied, refusals } = applyLate(draft, crossAll(read, since, true).operations);
      return { operations: applied, dropped: refusals.map(broken) };
    },
    write(name: string): { document: Uint8Array; schemaVersion: 0 | 2 } {
      const { presentation } = find(name);
      return { document: Buffer.from(canonicalJson(writePresentation(presentation))), schemaVersion: presentation.schemaVersion };
    },
    close: (name: string): void => void held.delete(name),
  };
}

/** Longer details would only repeat what was sent. */
const LONGEST_DETAIL = 200;

const broken = ({ rule, detail }: Refusal) => ({ rule, ...(detail !== undefined && { detail: detail.slice(0, LONGEST_DETAIL) }) });

import { useLibrary } from '../library-context.tsx';

/** Actions that take effect immediately, each with an undo. */
export function useCardActions() {
  const { act, actAloud, cards } = useLibrary();
  return {
    trash: (oids: readonly string[]) => actAloud('trash', { oid: oids }, () => [act('restore', { oid: oids })]),
    restore: (oids: readonly string[]) => actAloud('restore', { oid: oids }, () => [act('trash', { oid: oids })]),
    setPrivacy: (oids: readonly string[], privacy: string) => actAloud('privacy', { oid: oids, privacy }),
    /** Undo returns each presentation to its previous folder. */
    move(oids: readonly string[], folder: string) {
      const before = Map.groupBy(
        cards.filter(({ oid }) => oids.includes(oid)),
        ({ folder: was }) => was ?? '',
      );
      return actAloud('move', { oid: oids, folder }, () =>
        [...before].map(([was, moved]) => act('move', { oid: moved.map(({ oid }) => oid), folder: was })),
      );
    },
  };
}

import { useLibrary } from '../library-context.tsx';

/** What is done with presentations at once, each with a way back. */
export function useCardActions() {
  const { act, actAloud, cards } = useLibrary();
  return {
    trash: (oids: readonly string[]) => actAloud('trash', { oid: oids }, () => [act('restore', { oid: oids })]),
    restore: (oids: readonly string[]) => actAloud('restore', { oid: oids }, () => [act('trash', { oid: oids })]),
    setPrivacy: (oids: readonly string[], privacy: string) => actAloud('privacy', { oid: oids, privacy }),
    /** Taken back, each is where it was. */
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

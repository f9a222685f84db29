interface Follower {
  onNumber(number: number | undefined): void;
  highest: number;
}

/** Those who follow topics in this process. */
export function createFollowers() {
  const byTopic = new Map<string, Set<Follower>>();
  return {
    add(topic: string, onNumber: Follower['onNumber']): () => void {
      const follower = { onNumber, highest: -Infinity };
      const all = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, all.add(follower));
      return () => {
        all.delete(follower);
        if (all.size === 0 && byTopic.get(topic) === all) byTopic.delete(topic);
      };
    },
    /** Nobody hears the same number twice, or an earlier one later. */
    hear(topic: string, number: number): void {
      for (const follower of new Set(byTopic.get(topic))) {
        if (number <= follower.highest) continue;
        follower.highest = number;
        follower.onNumber(number);
      }
    },
    /** Everybody looks for themselves. */
    miss(): void {
      for (const follower of [...byTopic.values()].flatMap((all) => [...all])) follower.onNumber(undefined);
    },
  };
}

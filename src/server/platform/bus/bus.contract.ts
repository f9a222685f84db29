import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bus } from './bus.ts';

/** `open` opens as many as there are processes; all of them are connected. */
export function busContract(name: string, open: (count: number) => Promise<Bus[]>): void {
  describe(`bus: ${name}`, () => {
    let opened: Bus[] = [];
    const openBuses = async (count: number) => (opened = await open(count));
    afterEach(async () => {
      await Promise.all(opened.map((bus) => bus.close()));
      opened = [];
    });
    const heardBy = (bus: Bus, topic: string) => {
      const heard: (number | undefined)[] = [];
      const end = bus.follow(topic, (number) => heard.push(number));
      return { heard, end };
    };

    test('those who follow a topic hear its numbers, in every process', async () => {
      const buses = await openBuses(2);
      const followers = buses.map((bus) => heardBy(bus, 'draft:1'));
      const others = buses.map((bus) => heardBy(bus, 'draft:2'));
      buses[0]?.tell('draft:1', 7);
      for (const { heard } of followers) await vi.waitFor(() => expect(heard.at(-1)).toBe(7));
      buses.at(-1)?.tell('draft:1', 8);
      for (const { heard } of followers) await vi.waitFor(() => expect(heard.at(-1)).toBe(8));
      for (const { heard } of others) expect(heard.filter((number) => number !== undefined)).toEqual([]);
    });

    test('everybody looks for themselves at the beginning', async () => {
      const [bus] = await openBuses(1);
      if (!bus) throw new Error('No bus');
      const { heard } = heardBy(bus, 'draft:1');
      await vi.waitFor(() => expect(heard).toEqual([undefined]));
    });

    test('the last of many numbers arrives, and none arrives after a higher one', async () => {
      const buses = await openBuses(2);
      const followers = buses.map((bus) => heardBy(bus, 'draft:1'));
      for (let number = 1; number <= 500; number++) buses[number % buses.length]?.tell('draft:1', number);
      buses[0]?.tell('draft:1', 3);
      for (const { heard } of followers) {
        await vi.waitFor(() => expect(heard.at(-1)).toBe(500));
        const numbers = heard.filter((number) => number !== undefined);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        expect(new Set(numbers).size).toBe(numbers.length);
      }
    });

    test('many topics at once arrive, with long and unusual names', async () => {
      const buses = await openBuses(2);
      const topics = Array.from({ length: 300 }, (_, index) => `draft:${'ä"\\'.repeat(20)}${index}`);
      const followers = topics.flatMap((topic) => buses.slice(-1).map((bus) => heardBy(bus, topic)));
      for (const [index, topic] of topics.entries()) buses[0]?.tell(topic, index + 1);
      await vi.waitFor(() => expect(followers.map(({ heard }) => heard.at(-1))).toEqual(topics.map((_, index) => index + 1)), {
        timeout: 10_000,
      });
    });

    test('nobody hears anything after ending', async () => {
      const [bus] = await openBuses(1);
      if (!bus) throw new Error('No bus');
      const [first, second] = [heardBy(bus, 'draft:1'), heardBy(bus, 'draft:1')];
      await vi.waitFor(() => expect(second.heard).toHaveLength(1));
      first.end();
      first.end();
      bus.tell('draft:1', 1);
      await vi.waitFor(() => expect(second.heard.at(-1)).toBe(1));
      expect(first.heard).not.toContain(1);
      await bus.close();
      bus.tell('draft:1', 2);
      await new Promise((resolve) => setImmediate(resolve));
      expect(second.heard.at(-1)).toBe(1);
    });
  });
}

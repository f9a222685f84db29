export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  isPhone: boolean;
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  /** CPU slowdown factor. */
  slower: number;
}

/** The `Fast 4G` profile of Chromium's developer tools. */
const fast4G = { offline: false, latency: 165, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 };
const desktop = { width: 1280, height: 720 };

export const profiles: readonly Profile[] = [
  { name: 'unthrottled', viewport: desktop, isPhone: false, network: null, slower: 1 },
  { name: 'slow', viewport: desktop, isPhone: false, network: fast4G, slower: 4 },
  { name: 'slow phone', viewport: { width: 390, height: 844 }, isPhone: true, network: fast4G, slower: 4 },
];

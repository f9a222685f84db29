import { isbot } from 'isbot';
import type { Device } from '#contract/analytics/insights.ts';

/** What a browser says about itself, too coarse to tell one visitor from another. */
export interface Agent {
  isBot: boolean;
  device: Device;
  browser: string;
  os: string;
}

const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string, Device][] = [
  [/iPhone|iPod/, 'iOS', 'phone'],
  [/iPad/, 'iPadOS', 'tablet'],
  [/Android.*Mobile/, 'Android', 'phone'],
  [/Android|Silk\/|Kindle/, 'Android', 'tablet'],
  [/Windows Phone/, 'Windows', 'phone'],
  [/Windows/, 'Windows', 'desktop'],
  [/Mac OS X|Macintosh/, 'macOS', 'desktop'],
  [/CrOS/, 'ChromeOS', 'desktop'],
  [/Linux|X11/, 'Linux', 'desktop'],
];

const LONGEST = 400;
const MOST_REMEMBERED = 2000;
const remembered = new Map<string, Agent>();

/** Reads the `user-agent` header. A client without one counts as a bot. */
export function readAgent(header = ''): Agent {
  const known = remembered.get(header);
  if (known) return known;
  const userAgent = header.slice(0, LONGEST);
  const [, os = '', device = 'other'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  const agent: Agent = { isBot: userAgent === '' || isbot(userAgent), device, browser, os };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  if (header.length <= LONGEST) remembered.set(header, agent);
  return agent;
}

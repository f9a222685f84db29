import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { driveOverlay } from './drive-overlay.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';

/** As much of a document as the driver needs; parses markup and serialises it again. */
class Node {
  readonly children: (Node | string)[] = [];
  readonly listeners = new Map<string, Set<() => void>>();
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly style: { setProperty: (name: string, value: string) => void };
  readonly dataset: Record<string, string>;
  constructor(name: string, attributes: Map<string, string>) {
    this.name = name;
    this.attributes = attributes;
    this.style = { setProperty: (property, value) => void attributes.set('style', `${property}:${value}`) };
    this.dataset = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, key) => attributes.get(`data-${String(key)}`),
        set: (_, key, value: string) => Boolean(attributes.set(`data-${String(key)}`, value)),
        deleteProperty: (_, key) => attributes.delete(`data-${String(key)}`) || true,
      },
    );
  }
  get all(): Node[] {
    return this.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...child.all]));
  }
  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }
  set textContent(words: string) {
    this.children.splice(0, Infinity, ...(words ? [words] : []));
  }
  querySelector = (selector: string) => this.all.find(({ attributes }) => attributes.has(selector.slice(1, -1))) ?? null;
  contains = (other: unknown) => this.all.includes(other as Node);
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  addEventListener = (type: string, run: () => void) => void this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(run));
  removeEventListener = (type: string, run: () => void) => void this.listeners.get(type)?.delete(run);
  click = () => this.listeners.get('click')?.forEach((run) => run());
  focus = () => vi.stubGlobal('document', { activeElement: this });
  get outerHTML(): string {
    const attributes = [...this.attributes]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
    return `<${this.name}${attributes}>${this.children.map((child) => (typeof child === 'string' ? child : child.outerHTML)).join('')}</${this.name}>`;
  }
}

function parse(html: string): Node {
  const root = new Node('root', new Map());
  const open = [root];
  for (const [, end, name = '', rest = '', words] of html.matchAll(/<(\/?)([\w-]+)((?:\s[^<>]*?)?)\/?>|([^<]+)/g)) {
    if (words !== undefined) open.at(-1)?.children.push(words);
    else if (end) open.pop();
    else {
      const node = new Node(name, new Map([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])));
      open.at(-1)?.children.push(node);
      if (name !== 'img' && name !== 'link') open.push(node);
    }
  }
  const overlay = root.querySelector('[data-overlay]');
  if (!overlay) throw new Error('No overlay');
  return overlay;
}

const display: DisplayData = {
  title: 'Light in the Deep',
  byOwner: true,
  lastModifiedDateString: '12 May 2026',
  owner: { publicDisplayName: 'Marisol Okafor', avatar: { initials: 'MO', colour: 2, picture: null }, address: null },
  stopCount: 6,
  minutes: 9,
  previewUrl: '/preview.webp',
  fallbackPreviewUrl: null,
  previewState: 'show',
};
const text: ViewerText = (key) => key;
const rendered = (props: Partial<OverlayProps>) =>
  parse(renderToStaticMarkup(<Overlay mode="start" percent={0} display={display} text={text} {...props} />));

function drive() {
  vi.stubGlobal('document', { activeElement: null });
  const root = rendered({});
  return { root, driver: driveOverlay(root as unknown as HTMLElement) };
}

afterEach(() => vi.unstubAllGlobals());

it('[VIEW-1] a script without React produces exactly the markup React would: loading', () => {
  const { root, driver } = drive();
  driver.setMode('loading');
  driver.setPercent(61.7);
  expect(root.outerHTML).toBe(rendered({ mode: 'loading', percent: 61.7 }).outerHTML);
  driver.setPercent(400);
  expect(root.outerHTML).toBe(rendered({ mode: 'loading', percent: 100 }).outerHTML);
});

it('[VIEW-1] … presenting, and retrying after a failure', () => {
  const { root, driver } = drive();
  driver.setMode('presenting');
  expect(root.outerHTML).toBe(rendered({ mode: 'presenting' }).outerHTML);
  driver.setMode('failed', 'script', 'https://lectern.example/viewer.js');
  expect(root.outerHTML).toBe(
    rendered({ mode: 'failed', failure: { kind: 'script', detail: 'https://lectern.example/viewer.js' } }).outerHTML,
  );
  driver.setMode('loading');
  expect(root.outerHTML).toBe(rendered({ mode: 'loading' }).outerHTML);
});

it('listens to the buttons until the listener is removed', () => {
  const { root, driver } = drive();
  const heard: string[] = [];
  const stop = driver.onStart(() => heard.push('start'));
  driver.onRetry(() => heard.push('retry'));
  root.querySelector('[data-start]')?.click();
  root.querySelector('[data-retry]')?.click();
  stop();
  root.querySelector('[data-start]')?.click();
  expect(heard).toEqual(['start', 'retry']);
});

it('moves the focus from the button to the progress bar, but only if the overlay had it', () => {
  const { root, driver } = drive();
  driver.setMode('loading');
  expect(document.activeElement).toBe(null);
  driver.setMode('start');
  root.querySelector('[data-start]')?.focus();
  driver.setMode('loading');
  expect(document.activeElement).toBe(root.querySelector('[data-loading]'));
});

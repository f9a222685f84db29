// Third-party pages load this file directly as a plain script, so it is not a module and defines a single global.
(() => {
  type EmbedCommand = import('#contract/embed.ts').EmbedCommand;
  type EmbedEvent = import('#contract/embed.ts').EmbedEvent;
  type EmbedState = import('#contract/embed.ts').EmbedState;

  /** The presentation, by its id or by the address of its embedded viewer, and how to show it. */
  type EmbedOptions = import('#contract/embed/embed-address.ts').EmbedWishes & {
    oid?: string | undefined;
    src?: string | undefined;
    /** The accessible name of the frame; defaults to the presentation's title. */
    title?: string | undefined;
  };

  const script = document.currentScript ?? document.querySelector('script[src$="/embed.js"]');
  const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
  const players = new WeakMap<Element, ReturnType<typeof playerOf>>();

  /** Talks to the viewer in a frame. Accepts messages only from that frame and our origin; commands sent too early are queued. */
  function playerOf(frame: HTMLIFrameElement) {
    const handlers = new Set<{ name: string; handler: (event: never) => void }>();
    const answers = new Map<number, (state: EmbedState) => void>();
    const waiting: object[] = [];
    let state: EmbedState | undefined;
    let count = 0;

    const post = (message: object) => frame.contentWindow?.postMessage({ lectern: 1, ...message }, origin);
    const listen = () => void (state ?? post({ command: 'listen' }));
    const ask = (command: EmbedCommand) => {
      // A lazy frame further down would not load until scrolled to.
      frame.loading = 'eager';
      return new Promise<EmbedState>((answer) => {
        const message = { ...command, request: ++count };
        answers.set(count, answer);
        if (state) post(message);
        else waiting.push(message);
      });
    };
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || from !== origin) return;
      // Any message means that the frame is there.
      if (!isEmbedEvent(data)) return listen();
      if ('state' in data) {
        state = data.state;
        waiting.splice(0).forEach(post);
      }
      if (data.event === 'answer') {
        answers.get(data.request)?.(data.state);
        answers.delete(data.request);
      }
      for (const { name, handler } of handlers) if (name === data.event) handler(data as never);
    };
    // A reloaded viewer has forgotten that we listen.
    const onLoad = () => {
      state = undefined;
      listen();
    };
    addEventListener('message', onMessage);
    frame.addEventListener('load', onLoad);

    return {
      frame,
      /** Undefined until the viewer reports it. */
      get state() {
        return state;
      },
      /** Returns a function that removes the handler. */
      on<Name extends EmbedEvent['event']>(name: Name, handler: (event: Extract<EmbedEvent, { event: Name }>) => void): () => void {
        const entry = { name, handler };
        handlers.add(entry);
        return () => void handlers.delete(entry);
      },
      start: () => ask({ command: 'start' }),
      next: () => ask({ command: 'next' }),
      previous: () => ask({ command: 'previous' }),
      first: () => ask({ command: 'first' }),
      last: () => ask({ command: 'last' }),
      goTo: (stop: number) => ask({ command: 'goTo', stop }),
      goToStep: (step: number) => ask({ command: 'goToStep', step }),
      goToObject: (object: string) => ask({ command: 'goToObject', object }),
      overview: () => ask({ command: 'overview' }),
      backToPath: () => ask({ command: 'backToPath' }),
      play: (interval: number | null = null) => ask({ command: 'play', interval }),
      pause: (duration: number | null = null) => ask({ command: 'pause', duration }),
      setCaptions: (isOn: boolean) => ask({ command: 'setCaptions', isOn }),
      setMuted: (isOn: boolean) => ask({ command: 'setMuted', isOn }),
      setLooping: (isOn: boolean) => ask({ command: 'setLooping', isOn }),
      /** Removes the frame and stops listening. */
      destroy() {
        removeEventListener('message', onMessage);
        frame.removeEventListener('load', onLoad);
        frame.remove();
      },
    };
  }

  function isEmbedEvent(data: unknown): data is EmbedEvent {
    return typeof data === 'object' && data !== null && 'lectern' in data && data.lectern === 1;
  }

  /** `data-loop`, `data-loop="1"` and `{ loop: true }` are equivalent, as are `data-loop="0"`, `"false"` and false. */
  function addressOf(oid: string, wishes: Partial<Record<string, unknown>>): string {
    const query = ['autoplay', 'loop', 'controls', 'explorable', 'step', 'lang'].flatMap((name) => {
      const wish = wishes[name];
      if (wish === undefined || (name === 'lang' && !wish)) return [];
      return `${name}=${encodeURIComponent(String(wish === '' || wish === true || wish === 'true' ? 1 : wish === false || wish === 'false' ? 0 : wish))}`;
    });
    return `/p/embed/${encodeURIComponent(oid)}/${query.length > 0 ? '?' : ''}${query.join('&')}`;
  }

  /** Replaces the content of an element with a viewer, or the element itself if it is a link. An element has only one player. */
  function embed(element: HTMLElement, options: EmbedOptions = {}) {
    const known = players.get(element);
    if (known) return known;
    const link = element instanceof HTMLAnchorElement ? element.href : undefined;
    const { lectern, ...data } = element.dataset;
    const { oid = lectern, src = oid ? addressOf(oid, { ...data, ...options }) : link, title = data['title'] } = options;
    const address = new URL(src ?? '', origin);
    if (!src || address.origin !== origin) throw new Error('Lectern.embed needs the oid of a presentation, or the address of its viewer');

    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = title ?? (element.textContent.trim() || 'Lectern');
    frame.loading = 'lazy';
    frame.allow = 'autoplay; fullscreen';
    frame.allowFullscreen = true;
    frame.style.cssText = 'display:block;width:100%;aspect-ratio:16/9;border:0';
    const player = playerOf(frame);
    if (title === undefined) player.on('state', ({ state }) => (frame.title = state.title));
    players.set(element, player);
    if (link) element.replaceWith(frame);
    else element.replaceChildren(frame);
    return player;
  }

  /** Embeds all marked elements in the page or in the given part of it. */
  const scan = (root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(`[data-lectern]:not([data-lectern=""]),a.lectern-embed[href^="${origin}/p/embed/"]`)].map(
      (element) => embed(element),
    );

  // If the script is loaded twice, the first one stays in charge.
  if ('Lectern' in window) return;
  Object.assign(window, { Lectern: { embed, scan } });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => scan());
  else scan();
})();

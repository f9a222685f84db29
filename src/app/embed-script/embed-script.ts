// Other people's pages load this file as it is, as a plain script: it is no module, and leaves one name behind.
(() => {
  type EmbedCommand = import('#contract/embed.ts').EmbedCommand;
  type EmbedEvent = import('#contract/embed.ts').EmbedEvent;
  type EmbedState = import('#contract/embed.ts').EmbedState;

  /** Which presentation, by its id or by the address of its embedded viewer, and how. */
  type EmbedOptions = import('#contract/embed/embed-address.ts').EmbedWishes & {
    oid?: string | undefined;
    src?: string | undefined;
    /** For people who do not see the frame; the presentation's own title when left out. */
    title?: string | undefined;
  };

  const script = document.currentScript ?? document.querySelector('script[src$="/embed.js"]');
  const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
  const players = new WeakMap<Element, ReturnType<typeof playerOf>>();

  /** Speaks with the viewer in a frame. Nothing but that frame, at our origin, is listened to; what is asked too early waits. */
  function playerOf(frame: HTMLIFrameElement) {
    const handlers = new Set<{ name: string; handler: (event: never) => void }>();
    const answers = new Map<number, (state: EmbedState) => void>();
    const waiting: object[] = [];
    let state: EmbedState | undefined;
    let count = 0;

    const post = (message: object) => frame.contentWindow?.postMessage({ lectern: 1, ...message }, origin);
    const listen = () => void (state ?? post({ command: 'listen' }));
    const ask = (command: EmbedCommand) => {
      // A frame further down the page would not load before somebody scrolls there.
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
      // Whatever it says, there it is.
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
    // A viewer that has been loaded anew knows nothing of us.
    const onLoad = () => {
      state = undefined;
      listen();
    };
    addEventListener('message', onMessage);
    frame.addEventListener('load', onLoad);

    return {
      frame,
      /** Undefined until the viewer has told. */
      get state() {
        return state;
      },
      /** Returns how to listen no more. */
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
      /** The frame goes, and so does everything that waited. */
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

  /** `data-loop`, `data-loop="1"` and `{ loop: true }` all say the same, as do `data-loop="0"`, `"false"` and false. */
  function addressOf(oid: string, wishes: Partial<Record<string, unknown>>): string {
    const query = ['autoplay', 'loop', 'controls', 'explorable', 'step', 'lang'].flatMap((name) => {
      const wish = wishes[name];
      if (wish === undefined || (name === 'lang' && !wish)) return [];
      return `${name}=${encodeURIComponent(String(wish === '' || wish === true || wish === 'true' ? 1 : wish === false || wish === 'false' ? 0 : wish))}`;
    });
    return `/p/embed/${encodeURIComponent(oid)}/${query.length > 0 ? '?' : ''}${query.join('&')}`;
  }

  /**
   * Puts a viewer into an element, in place of what is in it; in place of the element itself if that is a link. The same element has one
   * player.
   */
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

  /** Finds what the page has marked, in the whole page or in what was added to it. */
  const scan = (root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(`[data-lectern]:not([data-lectern=""]),a.lectern-embed[href^="${origin}/p/embed/"]`)].map(
      (element) => embed(element),
    );

  // Loaded twice, the players of the first time stay.
  if ('Lectern' in window) return;
  Object.assign(window, { Lectern: { embed, scan } });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => scan());
  else scan();
})();

/** How much of it has to be in the window. */
const ENOUGH = 0.2;

/** Tells whether somebody can see an element: it is in the window, and its page in front of others. */
export function watchSight(element: Element, signal: AbortSignal, see: (isSeen: boolean) => void): void {
  let isWithin = true;
  const look = () => see(isWithin && !document.hidden);
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  window.addEventListener('pagehide', () => see(false), { signal });
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      isWithin = entries.at(-1)?.isIntersecting === true;
      look();
    },
    { threshold: ENOUGH },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

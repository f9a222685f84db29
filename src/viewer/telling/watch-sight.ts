/** The share of the element that must be in the viewport. */
const ENOUGH = 0.2;

/** Reports whether an element is visible: in the viewport, on a page in the foreground. */
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

/** Runs once when the element scrolls into view or, with data saving on, when it is hovered or focused. Returns a cancel function. */
export function whenWanted(element: HTMLElement, run: () => void): () => void {
  const ending = new AbortController();
  const once = () => {
    if (ending.signal.aborted) return;
    stop();
    run();
  };
  const seeing = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && once());
  const stop = () => {
    ending.abort();
    seeing.disconnect();
  };
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData)
    for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, once, { signal: ending.signal });
  else seeing.observe(element);
  return stop;
}

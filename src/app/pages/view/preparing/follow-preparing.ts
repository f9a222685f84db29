/** Milliseconds between two looks: at first, while most imports are made ready, and after that. */
const [SOON, LATER] = [300, 1500];
const SOON_LOOKS = 20;

/**
 * Keeps what the page says about its preparation up to date, with what the server says now, and reloads the page once the presentation can
 * be watched. Stops when there is nothing more to say, or nobody is there to read it.
 */
export function followPreparing(page: Element): void {
  let looks = 0;
  const lookLater = () => {
    const isWaiting = page.querySelector('[data-preparing="stage"]') !== null;
    setTimeout(() => void look(), isWaiting && looks < SOON_LOOKS ? SOON : LATER);
  };
  const look = async () => {
    looks += 1;
    const here = page.querySelector('[data-preparing]');
    if (!here) return;
    const next = document.hidden ? here : await ask(here);
    if (next?.getAttribute('data-preparing') !== 'stage' && here.getAttribute('data-preparing') === 'stage')
      // Whoever shares it or waits for a PDF finishes that first.
      return page.querySelector('dialog[open]') ? lookLater() : location.reload();
    if (!next) return here.remove();
    if (next !== here) here.replaceWith(next);
    lookLater();
  };
  lookLater();
}

/** What the server says about it now; what the page says already if there is no answer. */
async function ask(here: Element): Promise<Element | null> {
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!response.ok) return here;
    return new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-preparing]');
  } catch {
    return here;
  }
}

/** Requests styles again that did not load: Vite requests each only once, and would carry on without it the next time. */
export async function renewStyles(failed: string, page: Pick<Document, 'querySelectorAll'>): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    // Disabled ones are inlined in the page.
    ({ sheet, href, disabled }) => !disabled && (!sheet || href === failed),
  );
  await Promise.all(links.map((link) => renew(link)));
}

const renew = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode();
    next.addEventListener('load', resolve);
    next.addEventListener('error', () => reject(new Error(`Could not load the stylesheet ${link.href}`)));
    link.replaceWith(next);
  });

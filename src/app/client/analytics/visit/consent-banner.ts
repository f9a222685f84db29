import type { ConsentAnswer } from '#contract/analytics/event.ts';
import { takenBottom } from '../../../ui/media/bottom.ts';
import { sizes, tones } from '../../../ui/button/button.css.ts';
import * as styles from './consent-banner.css.ts';

let close: (() => void) | undefined;

/**
 * Asks about cookies at the bottom of the page without blocking it. When opened from `opener`, takes the focus and returns it afterwards.
 */
export function openConsentBanner(
  { label, text, allow, decline }: ConsentAnswer['texts'],
  decide: (isAllowed: boolean) => void,
  opener?: HTMLElement,
): void {
  close?.();
  const banner = document.createElement('section');
  banner.className = styles.banner;
  banner.setAttribute('aria-label', label);
  const words = document.createElement('p');
  words.className = styles.words;
  words.textContent = text;
  const choices = document.createElement('div');
  choices.className = styles.choices;
  choices.append(
    ...(
      [
        [decline, false],
        [allow, true],
      ] as const
    ).map(([name, allows]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = `${tones.outline} ${sizes.md} ${styles.choice}`;
      button.textContent = name;
      button.addEventListener('click', () => {
        decide(allows);
        close?.();
      });
      return button;
    }),
  );
  banner.append(words, choices);

  let before: Element | null | undefined = opener;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) before = relatedTarget;
  });
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && close?.());
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty(takenBottom, `${innerHeight - banner.offsetTop}px`));
  close = () => {
    watch.disconnect();
    style.removeProperty(takenBottom);
    const hadFocus = banner.contains(document.activeElement);
    banner.remove();
    close = undefined;
    // Leave the focus alone if it was elsewhere.
    if (hadFocus)
      (before instanceof HTMLElement && before.isConnected ? before : document.getElementById('content'))?.focus({ preventScroll: true });
  };
  // First in the tab order.
  document.body.prepend(banner);
  watch.observe(banner);
  if (opener) banner.querySelector('button')?.focus();
}

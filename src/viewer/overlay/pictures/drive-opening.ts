import type { OpeningPicture } from '#contract/viewer.ts';
import { openingNumbers } from './opening-numbers.ts';

/** Shows another stop than the one in the server's markup, on the overlay. */
export function driveOpening(overlay: HTMLElement, pictures: readonly (OpeningPicture | null)[], first: number): (stop: number) => void {
  let shown = first;
  return (stop) => {
    const before = overlay.querySelector('[data-opening]');
    const picture = pictures[stop];
    if (stop !== shown && before && picture) {
      const image = document.createElement('img');
      for (const { name, value } of before.attributes) if (!/^(?:src|srcset|sizes|style)$/.test(name)) image.setAttribute(name, value);
      for (const [name, value] of Object.entries(openingNumbers(picture))) image.style.setProperty(name, String(value));
      image.src = picture.address;
      before.replaceWith(image);
      shown = stop;
    }
    // Portrait phones have one picture only.
    overlay.querySelector('[data-upright]')?.toggleAttribute('data-elsewhere', stop !== first);
    // Without its picture, the overlay looks as it does without any.
    overlay.toggleAttribute('data-elsewhere', stop !== shown);
  };
}

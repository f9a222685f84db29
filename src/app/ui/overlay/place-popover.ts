const GAP = 6;

/** For browsers that cannot yet anchor a popover to its button in CSS. */
export function placePopover(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const around = anchor.getBoundingClientRect();
  popover.style.inset = 'auto';
  popover.style.margin = '0';
  popover.style.top = `${around.bottom + GAP}px`;
  if (align === 'start') popover.style.left = `${around.left}px`;
  else popover.style.right = `${document.documentElement.clientWidth - around.right}px`;
}

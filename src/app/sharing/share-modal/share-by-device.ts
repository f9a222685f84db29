interface Means {
  isMobile: boolean;
  /** Not every browser can share, whatever its type says. */
  device: Partial<Pick<Navigator, 'share' | 'canShare'>>;
  openModal(): void;
  onShared(): void;
}

/** The device's own sheet on mobile devices that have one; our modal everywhere else. */
export async function shareByDevice(what: { title: string; url: string }, { isMobile, device, openModal, onShared }: Means): Promise<void> {
  if (!isMobile || !device.canShare?.(what) || !device.share) return openModal();
  try {
    await device.share(what);
    onShared();
  } catch (error) {
    // Closing the sheet is an answer, too.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') openModal();
  }
}

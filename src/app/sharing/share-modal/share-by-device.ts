interface Means {
  isMobile: boolean;
  /** Not every browser can share, whatever the types say. */
  device: Partial<Pick<Navigator, 'share' | 'canShare'>>;
  openModal(): void;
  onShared(): void;
}

/** Opens the share sheet on mobile devices that have one, and our modal everywhere else. */
export async function shareByDevice(what: { title: string; url: string }, { isMobile, device, openModal, onShared }: Means): Promise<void> {
  if (!isMobile || !device.canShare?.(what) || !device.share) return openModal();
  try {
    await device.share(what);
    onShared();
  } catch (error) {
    // Closing the sheet is a valid choice.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') openModal();
  }
}

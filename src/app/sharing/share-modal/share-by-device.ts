interface Means {
  isMobile: boolean;
  /** Not every browser can share, whatever the types say. */
  device: Partial<Pick<Navigator, 'share' | 'canShare'>>;
  onShared(): void;
}

/** Opens the share sheet on mobile devices that have one; false everywhere else. */
export async function shareByDevice(
  { title, url }: { title: string; url: string },
  { isMobile, device, onShared }: Means,
): Promise<boolean> {
  const what = { title, url };
  if (!isMobile || !device.canShare?.(what) || !device.share) return false;
  try {
    await device.share(what);
    onShared();
    return true;
  } catch (error) {
    // Closing the sheet is a valid choice.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

const players =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|twitch\.tv|tiktok\.com|soundcloud\.com|spotify\.com)$/;

/** An https address, or undefined. */
export function fileAddress(typed: string): string | undefined {
  const words = typed.trim();
  const url = urlOf(/^[a-z]+:/i.test(words) ? words : `https://${words}`);
  return url?.protocol === 'https:' && /\.[a-z\d-]+$|\]$/i.test(url.hostname) ? url.href : undefined;
}

/** Whether there is a page with a player at an address, instead of a file. */
export const isPlayerPage = (address: string): boolean => players.test(urlOf(address)?.hostname ?? '');

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

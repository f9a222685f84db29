/** Milliseconds until a film that does not come has no picture. */
const PATIENCE = 10_000;
/** CSS pixels. */
const WIDEST = 1920;

/** What a film shows early on, when it is no longer dark; undefined if this browser does not play it. */
export async function earlyFrame(address: string): Promise<Blob | undefined> {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto', src: address });
  try {
    await happens(video, 'loadeddata');
    // A live recording does not say how long it is.
    if (Number.isFinite(video.duration) && video.duration > 0) {
      video.currentTime = Math.min(1, video.duration / 4);
      await happens(video, 'seeked');
    }
    return await frameOf(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/** What a player shows now, which may have to come first. */
export async function frameShown(video: HTMLVideoElement): Promise<Blob | undefined> {
  try {
    if (video.seeking) await happens(video, 'seeked');
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
      video.preload = 'auto';
      await happens(video, 'loadeddata');
    }
    return await frameOf(video);
  } catch {
    return undefined;
  }
}

async function frameOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(videoWidth * scale),
    height: Math.max(1, Math.round(videoHeight * scale)),
  });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85));
}

const happens = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The film does not play'));
    const timer = setTimeout(fail, PATIENCE);
    video.addEventListener('error', fail, { once: true });
    video.addEventListener(name, () => (clearTimeout(timer), resolve()), { once: true });
  });

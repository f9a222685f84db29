/** Tracks a page's use of browser resources: workers, their jobs, changes they are told, requested animation frames, texture bytes. */
export function watch() {
  const watched = { workers: [] as Worker[], jobs: 0, changes: 0, framesAskedFor: 0, textureBytes: 0, mostTextureBytes: 0 };

  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function count(this: Worker, message: unknown, transfer?: unknown) {
    if (!watched.workers.includes(this)) {
      watched.workers.push(this);
      this.addEventListener('message', () => watched.jobs--);
    }
    const isChange = typeof message === 'object' && message !== null && 'delta' in message;
    if (isChange) watched.changes++;
    else watched.jobs++;
    Reflect.apply(postMessage, this, [message, transfer]);
  };

  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => {
    watched.framesAskedFor++;
    return ask(callback);
  };

  const sizes = new Map<WebGLTexture, number>();
  let bound: WebGLTexture | null = null;
  const count = (bytes: number) => {
    watched.textureBytes += bytes;
    watched.mostTextureBytes = Math.max(watched.mostTextureBytes, watched.textureBytes);
  };
  const { bindTexture, texStorage2D, texImage2D, deleteTexture } = WebGL2RenderingContext.prototype;
  const hold = (width: number, height: number) => {
    if (!bound) return;
    count(width * height * 4 - (sizes.get(bound) ?? 0));
    sizes.set(bound, width * height * 4);
  };
  Object.assign(WebGL2RenderingContext.prototype, {
    bindTexture(this: WebGL2RenderingContext, ...given: Parameters<typeof bindTexture>) {
      [, bound] = given;
      bindTexture.apply(this, given);
    },
    texStorage2D(this: WebGL2RenderingContext, ...given: Parameters<typeof texStorage2D>) {
      hold(given[3], given[4]);
      texStorage2D.apply(this, given);
    },
    texImage2D(this: WebGL2RenderingContext, ...given: [unknown, unknown, unknown, unknown, unknown, ImageBitmap | HTMLVideoElement]) {
      const source = given[5];
      if (source instanceof ImageBitmap) hold(source.width, source.height);
      else hold(source.videoWidth, source.videoHeight);
      Reflect.apply(texImage2D, this, given);
    },
    deleteTexture(this: WebGL2RenderingContext, texture: WebGLTexture | null) {
      if (texture) count(-(sizes.get(texture) ?? 0));
      deleteTexture.call(this, texture);
    },
  });
  return watched;
}

/** Two presses within these limits are a double click: milliseconds and CSS pixels. */
const [PAUSE, STRAY] = [400, 8];

interface Pressing {
  clientX: number;
  clientY: number;
  timeStamp: number;
  button: number;
}

/** Counts presses at one place: pointer events do not say. */
export function createClicks() {
  let last: Pressing | undefined;
  let clicks = 0;
  return {
    count({ clientX, clientY, timeStamp, button }: Pressing): number {
      const isNext =
        last !== undefined &&
        button === last.button &&
        timeStamp - last.timeStamp < PAUSE &&
        Math.hypot(clientX - last.clientX, clientY - last.clientY) < STRAY;
      clicks = isNext ? clicks + 1 : 1;
      last = { clientX, clientY, timeStamp, button };
      return clicks;
    },
  };
}

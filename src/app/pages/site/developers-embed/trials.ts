/** A sample message, named as in its protocol. */
export interface Trial {
  name: string;
  message: object;
}

export type DialectName = 'lectern' | 'playerJs' | 'classic';

const own = (command: string, more: object = {}): Trial => ({
  name: [command, ...Object.values(more)].join(' '),
  message: { lectern: 1, command, ...more },
});
const playerJs = (method: string, value?: unknown): Trial => ({
  name: [method, value].filter((part) => part !== undefined).join(' '),
  message: { context: 'player.js', version: '0.0.11', method, ...(value !== undefined && { value }), listener: 'page' },
});
const classic = (...data: unknown[]): Trial => ({ name: data.join(' '), message: { version: 1, id: 'talk', action: 'present', data } });

/** What the buttons on the page send. */
export const trials: Record<DialectName, readonly Trial[]> = {
  lectern: [
    own('listen'),
    own('start'),
    own('previous'),
    own('next'),
    own('goTo', { stop: 2 }),
    own('overview'),
    own('backToPath'),
    own('play', { interval: 3000 }),
    own('pause'),
    own('setCaptions', { isOn: true }),
  ],
  playerJs: [
    playerJs('addEventListener', 'timeupdate'),
    playerJs('addEventListener', 'ended'),
    playerJs('play'),
    playerJs('pause'),
    playerJs('setCurrentTime', 2),
    playerJs('getCurrentTime'),
    playerJs('getDuration'),
    playerJs('getPaused'),
    playerJs('setLoop', true),
  ],
  classic: [
    { name: 'init', message: { version: 1, id: 'talk', action: 'init' } },
    classic('moveToPrevStep'),
    classic('moveToNextStep'),
    classic('moveToStep', 2),
    classic('startAutoPlay', 3000),
    classic('pauseAutoPlay', 2000),
    classic('stopAutoPlay'),
  ],
};

/** Formats a message for its protocol: ours are objects, the others JSON strings. Undefined if the text is not a JSON object. */
export function composeMessage(dialect: DialectName, words: string): object | string | undefined {
  try {
    const message: unknown = JSON.parse(words);
    if (typeof message !== 'object' || message === null) return undefined;
    return dialect === 'lectern' ? message : JSON.stringify(message);
  } catch {
    return undefined;
  }
}

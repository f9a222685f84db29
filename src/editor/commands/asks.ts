/** What a command needs the page for. */
export type Asked =
  | 'picture'
  | 'palette'
  | 'addStep'
  | 'stepSettings'
  | 'comfort'
  | 'presentFromHere'
  | 'shortcuts'
  | 'look'
  | 'backdrop'
  | 'crop'
  | 'describe'
  | 'formula'
  | 'newFormula'
  | 'points'
  | 'icons'
  | 'media'
  | 'emoji'
  | 'data'
  | 'versions'
  | 'details'
  | 'share'
  | 'find'
  | 'replace'
  | 'findNext'
  | 'findPrevious'
  | 'tour';

export function createAsks() {
  const listeners = new Set<(asked: Asked) => void>();
  return {
    ask: (asked: Asked) => listeners.forEach((listener) => listener(asked)),
    subscribe(listener: (asked: Asked) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Asks = ReturnType<typeof createAsks>;

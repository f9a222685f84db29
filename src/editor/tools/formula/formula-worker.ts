import { type SetFormula, typeset } from './typeset.ts';

/** `working`: time counts from now. `loading`: it does not, until it is working again. */
export type SetterAnswer = 'working' | 'loading' | SetFormula;

const answer = (message: SetterAnswer) => self.postMessage(message, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  answer('working');
  void typeset(data, (isLoading) => answer(isLoading ? 'loading' : 'working'))
    .then(answer)
    // What is nested too deeply cannot be sent.
    .catch(() => answer({ problem: { kind: 'hard' } }));
});

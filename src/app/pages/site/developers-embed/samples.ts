import { embedAddress } from '#contract/embed/embed-address.ts';
import { routes } from '#contract/routes.ts';

/** The code samples, with this site's address in them. */
export function samplesOf(origin: string, oid: string) {
  const frame = `<iframe id="talk" src="${origin}${embedAddress(oid)}"\n  style="width: 100%; aspect-ratio: 16/9; border: 0"\n  title="…" allow="autoplay; fullscreen" allowfullscreen></iframe>`;
  return {
    script: `<div data-lectern="${oid}" data-loop></div>\n<script src="${origin}${routes.embedScript}" async></script>`,
    player: `const player = Lectern.embed(document.querySelector('#talk'), {
  oid: '${oid}',
  controls: false,
});

player.on('step', ({ stop }) => {
  document.querySelector('#here').textContent = stop + 1;
});

const { stops } = await player.goTo(2);
await player.play(5000);`,
    frame,
    own: `const viewer = document.querySelector('#talk');
const send = (message) =>
  viewer.contentWindow.postMessage({ lectern: 1, ...message }, '${origin}');

addEventListener('message', ({ source, origin, data }) => {
  if (source !== viewer.contentWindow || origin !== '${origin}') return;
  if (data.lectern === 1) console.log(data.event, data.state);
});

viewer.addEventListener('load', () => send({ command: 'listen' }));
document.querySelector('#next').onclick = () => send({ command: 'next', request: 1 });`,
    state: `{
  lectern: 1,
  event: 'state',
  state: {
    status: 'presenting',  // waiting, loading, presenting, ended, failed
    percent: 100,
    phase: 'resting',      // resting, flying, exploring, overview, ended
    title: 'Light in the Deep',
    stop: 1, stopCount: 6, step: 3,
    stops: ['Sunlight zone', 'Twilight zone', …],
    isPlaying: false, isLooping: false, isMuted: false, hasCaptions: false,
  },
}`,
    playerJs: `const player = new playerjs.Player('talk');

player.on('ready', () => {
  player.on('timeupdate', ({ seconds, duration }) => console.log(seconds, duration));
  player.setCurrentTime(2);
  player.getDuration((stops) => console.log(stops));
});`,
    classic: `const viewer = document.querySelector('#talk').contentWindow;
const send = (message) =>
  viewer.postMessage(JSON.stringify({ version: 1, id: 'talk', ...message }), '*');

addEventListener('message', ({ source, data }) => {
  if (source === viewer) console.log(JSON.parse(data));
});

send({ action: 'init' });
send({ action: 'present', data: ['moveToStep', 2] });`,
  };
}

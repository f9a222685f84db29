// Written for browsers too old for the rest of our code: only they need it, and nothing transpiles it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */
import { guard } from './guard.ts';
import { startAfterPaint } from './start-after-paint.ts';

// For the embedded viewer: its script runs once the picture of the first stop is painted.
startAfterPaint(document.currentScript, guard());

// What the page around says before the viewer can hear it; a few are enough.
var messages: MessageEvent[] = (window.lecternMessages = []);
window.addEventListener('message', function (event) {
  if (window.lecternMessages && event.source === window.parent && messages.length < 100) messages.push(event);
});

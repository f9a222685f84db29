// Written for browsers too old for the rest of our code: only they need it, and nothing transpiles it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */
import { guard } from './guard.ts';

// For the embedded viewer, which loads its scripts with the page.
window.addEventListener('load', guard());

// What the page around says before the viewer can hear it; a few are enough.
var messages: MessageEvent[] = (window.lecternMessages = []);
window.addEventListener('message', function (event) {
  if (window.lecternMessages && event.source === window.parent && messages.length < 100) messages.push(event);
});

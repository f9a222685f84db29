// Written for browsers too old for the rest of our code: only they need it, and nothing transpiles it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */
import { guard } from './guard.ts';
import { startAfterPaint } from './start-after-paint.ts';

// Clicks on the page's controls before its script runs are repeated when they respond.
(function () {
  var failed = guard();
  /** They do nothing, or something else, without scripts. The viewer and the question about cookies keep their own clicks. */
  var CONTROLS =
    '#root :is(button[type=button]:not([data-start], [data-consent-settings], [popovertarget]), a[aria-haspopup], [data-search=collapsed] button)';

  function check() {
    failed();
    if (!document.documentElement.hasAttribute('data-page-runs')) release();
  }
  startAfterPaint(document.currentScript, check);

  var isWaiting = true;
  var early: HTMLElement[] = [];
  // Before anybody else hears of it, so that each press counts once.
  window.addEventListener(
    'click',
    function (event) {
      if (!isWaiting || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      var control = event.target.closest(CONTROLS);
      if (!(control instanceof HTMLElement) || !needsScript(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      press(control);
    },
    true,
  );
  /** A search that shows its field works without. */
  function needsScript(control: HTMLElement) {
    var form = control.closest('[data-search]');
    var field = form && form.querySelector('input');
    return !field || !field.offsetParent;
  }
  /** Whoever presses again because nothing has happened means it once; of several dialogs, the last one. */
  function press(control: HTMLElement) {
    var opens = control.hasAttribute('aria-haspopup');
    early = early.filter(function (other) {
      return other !== control && !(opens && other.hasAttribute('aria-haspopup'));
    });
    early.push(control);
  }
  /** The controls respond, or never will: then links lead where they lead without scripts. */
  function release() {
    isWaiting = false;
    early.splice(0).forEach(function (control) {
      if (control.isConnected) control.click();
    });
  }
  window.addEventListener('lectern:hydrated', release);
  window.addEventListener('lectern:page-failed', release);
})();

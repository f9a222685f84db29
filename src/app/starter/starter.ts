// Written for browsers too old for the rest of our code: only they need it, and nothing transpiles it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */
import { guard } from './guard.ts';

/**
 * Loads a page's script once the page is painted, or as soon as somebody uses it. Clicks on its controls until then are repeated when they
 * respond. `data-script` and `data-preloads` on the element of this script say what to load.
 */
(function () {
  var failed = guard();
  var own = document.currentScript;
  var isStarted = false;
  /** A page that is never painted, in the background, waits this long at most. */
  var PATIENCE = 200;
  /** They do nothing, or something else, without scripts. The viewer and the question about cookies keep their own clicks. */
  var CONTROLS =
    '#root :is(button[type=button]:not([data-start], [data-consent-settings], [popovertarget]), a[aria-haspopup], [data-search=collapsed] button)';

  function preload(href: string) {
    if (!href) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.appendChild(link);
  }
  function check() {
    failed();
    if (!document.documentElement.hasAttribute('data-page-runs')) release();
  }
  function start() {
    if (isStarted || !own) return;
    isStarted = true;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = own.getAttribute('data-script') || '';
    // It has run by then, unless the browser does not know modules.
    script.addEventListener('load', check);
    script.addEventListener('error', check);
    document.head.appendChild(script);
    if (!('noModule' in script)) check();
    (own.getAttribute('data-preloads') || '').split(' ').forEach(preload);
  }

  // In the frame after the first paint, when what is left to do cannot delay it.
  function startSoon() {
    setTimeout(start, 0);
  }
  if (window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).indexOf('paint') >= 0)
    new PerformanceObserver(startSoon).observe({ type: 'paint', buffered: true });
  else window.addEventListener('load', startSoon);
  if (document.hidden) setTimeout(start, PATIENCE);
  window.addEventListener('load', function () {
    setTimeout(start, PATIENCE);
  });
  ['pointerdown', 'touchstart', 'keydown', 'focusin'].forEach(function (sign) {
    document.addEventListener(sign, start, { capture: true, passive: true });
  });

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

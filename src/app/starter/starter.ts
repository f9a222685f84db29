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

  function preload(href: string) {
    if (!href) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.appendChild(link);
  }
  function start() {
    if (isStarted || !own) return;
    isStarted = true;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = own.getAttribute('data-script') || '';
    // It has run by then, unless the browser does not know modules.
    script.addEventListener('load', failed);
    script.addEventListener('error', failed);
    document.head.appendChild(script);
    if (!('noModule' in script)) failed();
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

  var early: HTMLElement[] = [];
  document.addEventListener('click', function (event) {
    if (document.documentElement.hasAttribute('data-hydrated') || !(event.target instanceof Element)) return;
    // Submit buttons work without scripts, and the viewer keeps its own click.
    var button = event.target.closest('button[type=button]:not([data-start], [popovertarget])');
    if (button instanceof HTMLElement) early.push(button);
  });
  window.addEventListener('lectern:hydrated', function () {
    for (var click = early.shift(); click; click = early.shift()) if (click.isConnected) click.click();
  });
})();

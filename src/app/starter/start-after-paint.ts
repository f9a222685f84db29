// Written for browsers too old for the rest of our code: only they need it, and nothing transpiles it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */

/** A page that is never painted, in the background, waits this long at most. */
var PATIENCE = 200;

/**
 * Loads a page's script once the page is painted, or as soon as somebody uses it. `data-script` and `data-preloads` on the element of the
 * script that calls it say what to load. Calls `check` when it has run, or will not.
 */
export function startAfterPaint(own: HTMLOrSVGScriptElement | null, check: () => void): void {
  var isStarted = false;
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
}

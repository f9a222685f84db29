// Written for browsers too old for the rest of our code: only they need it, and nothing transpiles it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */

/**
 * Keeps errors and clicks for scripts that have not loaded yet. Returns what to call if they will not run: explains on the viewer's overlay
 * why, which is an outdated browser or a file that failed to load.
 */
export function guard(): () => void {
  var isOld = !('noModule' in document.createElement('script'));
  window.addEventListener('error', function (event) {
    // A script that an older browser cannot parse fails before its first line.
    if (event.error instanceof SyntaxError) isOld = true;
  });
  // Keeps errors for the analytics script until it loads; a few are enough.
  var failures: (ErrorEvent | PromiseRejectionEvent)[] = (window.lecternFailures = []);
  function keep(event: ErrorEvent | PromiseRejectionEvent) {
    if (failures.length < 10) failures.push(event);
  }
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  var early: (KeyboardEvent | MouseEvent)[] = (window.lecternEarly = []);
  function findOverlay() {
    return document.querySelector('[data-viewer] [data-mode]');
  }
  // Keys and taps while the viewer loads are kept for it.
  function keepInput(event: KeyboardEvent | MouseEvent) {
    var overlay = findOverlay();
    var isWaiting = window.lecternEarly && overlay && overlay.getAttribute('data-mode') === 'loading';
    if (!isWaiting || !isForViewer(event) || event.detail > 1 || ('repeat' in event && event.repeat)) return;
    if (early.length < 50) early.push(event);
  }
  /** Not what is typed or clicked elsewhere on the page, nor clicks on buttons, which have their own meaning. */
  function isForViewer(event: Event) {
    var target = event.target;
    if (!(target instanceof Element)) return false;
    if (event.type === 'keydown' && target === document.body) return true;
    return target.closest('[data-viewer]') && !(event.type === 'click' && target.closest('a, button'));
  }
  document.addEventListener('keydown', keepInput);
  document.addEventListener('click', keepInput);
  // The picture of the first stop is of no use to somebody who goes on elsewhere.
  function leadElsewhere(overlay: Element) {
    var memory: string | null;
    try {
      memory = localStorage.getItem('lectern.place.' + overlay.getAttribute('data-place'));
    } catch (problem) {
      // A page framed by another site may have no storage. The parameter is used, because old browsers cannot parse a `catch` without.
      memory = problem ? null : '';
    }
    var isStarting = overlay.getAttribute('data-mode') === 'start';
    if (/^#(step|present)=/.test(location.hash) || (memory && isStarting)) overlay.setAttribute('data-elsewhere', '');
  }
  // A script that neither arrives nor fails, as in VIEW-12.
  function giveUpLater() {
    setTimeout(function () {
      var overlay = findOverlay();
      if (overlay && overlay.getAttribute('data-mode') === 'loading') fail();
    }, 120000);
  }
  var first = findOverlay();
  if (first && first.getAttribute('data-mode') === 'loading') {
    leadElsewhere(first);
    giveUpLater();
  }
  function isStart(event: Event) {
    var target = event.target;
    return target instanceof Element && target.closest('[data-start]');
  }
  document.addEventListener(
    'click',
    function (event) {
      var overlay = isStart(event) && window.lecternEarly && findOverlay();
      if (overlay) leadElsewhere(overlay);
    },
    true,
  );
  // A visitor may click before the viewer is ready: the click is kept for it.
  document.addEventListener('click', function (event) {
    var overlay = findOverlay();
    if (!isStart(event) || !overlay || document.documentElement.hasAttribute('data-viewer-runs')) return;
    overlay.setAttribute('data-mode', 'loading');
    giveUpLater();
  });
  function fail() {
    var overlay = findOverlay();
    if (!overlay || document.documentElement.hasAttribute('data-viewer-runs')) return;
    var failure = isOld ? 'browser' : 'script';
    overlay.setAttribute('data-failure', failure);
    overlay.setAttribute('data-mode', 'failed');
    // Like `announce`, which is a module.
    if (!window.lecternEvents) window.lecternEvents = [] as object[];
    window.lecternEvents.push({
      name: 'viewer-failed',
      body: { failure: failure, message: 'The script did not run' },
      at: Date.now(),
      done: function () {},
    });
    var retry = overlay.querySelector('[data-retry]');
    if (!retry) return;
    retry.addEventListener('click', function () {
      // It may have arrived after all.
      if (!document.documentElement.hasAttribute('data-viewer-runs')) location.reload();
    });
  }
  // A part of it failed to load after all.
  window.addEventListener('lectern:page-failed', fail);
  return function () {
    if (!document.documentElement.hasAttribute('data-page-runs')) fail();
  };
}

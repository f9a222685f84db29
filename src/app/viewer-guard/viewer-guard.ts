// Written for browsers that read nothing else of ours: they alone need it, and nothing translates it for them.
/* oxlint-disable no-var, prefer-arrow-callback, func-names */

/** Says on the overlay what is wrong if the viewer's script did not run: too old a browser, or a file that did not come. */
(function () {
  var isOld = !('noModule' in document.createElement('script'));
  window.addEventListener('error', function (event) {
    // A script that an older browser cannot read fails before its first line.
    if (event.error instanceof SyntaxError) isOld = true;
  });
  // What fails before the analytics script has come is kept for it; a few say as much as many.
  var failures: (ErrorEvent | PromiseRejectionEvent)[] = (window.lecternFailures = []);
  function keep(event: ErrorEvent | PromiseRejectionEvent) {
    if (failures.length < 10) failures.push(event);
  }
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  // Somebody may be quicker than the viewer: what they asked for is kept for it.
  document.addEventListener('click', function (event) {
    var isStart = event.target instanceof Element && event.target.closest('[data-start]');
    var overlay = document.querySelector('[data-viewer] [data-mode]');
    if (isStart && overlay && !document.documentElement.hasAttribute('data-viewer-runs')) overlay.setAttribute('data-mode', 'loading');
  });
  function fail() {
    var overlay = document.querySelector('[data-viewer] [data-mode]');
    if (!overlay || document.documentElement.hasAttribute('data-viewer-runs')) return;
    var failure = isOld ? 'browser' : 'script';
    overlay.setAttribute('data-failure', failure);
    overlay.setAttribute('data-mode', 'failed');
    // As `announce` does, which is a module.
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
      location.reload();
    });
  }
  // A page that does more than show a viewer has begun, and will be there in a moment.
  window.addEventListener('load', function () {
    if (!document.documentElement.hasAttribute('data-page-runs')) fail();
  });
  // Part of it did not come after all.
  window.addEventListener('lectern:page-failed', fail);
})();

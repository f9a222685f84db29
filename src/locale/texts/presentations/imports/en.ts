export const en = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} and {count} more',
  'imports.warningAtStops': '{what}: {count, plural, one {stop {stops}} other {stops {stops}}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video': '{count, plural, one {# embedded video is shown as a picture} other {# embedded videos are shown as pictures}}',
  'imports.warning.audio': '{count, plural, one {# sound was left out} other {# sounds were left out}}',
  'imports.warning.macro': '{count, plural, one {A macro was left out and won’t run} other {Macros were left out and won’t run}}',
  'imports.warning.hidden': '{count, plural, one {# hidden slide was left out} other {# hidden slides were left out}}',
  'imports.warning.fonts': '{count, plural, one {# font was replaced with a similar one} other {# fonts were replaced with similar ones}}',
  'imports.warning.picture':
    '{count, plural, one {# picture couldn’t be read and was left out} other {# pictures couldn’t be read and were left out}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {# very large picture was made smaller} other {# very large pictures were made smaller}}',
  'imports.warning.chart':
    '{count, plural, one {# chart looks different from the original} other {# charts look different from the original}}',
  'imports.warning.animation':
    '{count, plural, one {# animation plays differently or was left out} other {# animations play differently or were left out}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# embedded file is shown as a picture} other {# embedded files are shown as pictures}}',
  'imports.warning.external':
    '{count, plural, one {# linked item is outside the file and wasn’t loaded} other {# linked items are outside the file and weren’t loaded}}',
  'imports.warning.unsafe-link': '{count, plural, one {# unsafe link was removed} other {# unsafe links were removed}}',
  'imports.warning.text-cut': '{count, plural, one {# very long text was shortened} other {# very long texts were shortened}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# object was over the limit and was left out} other {# objects were over the limit and were left out}}',
  'imports.warning.effect': '{count, plural, one {# visual effect was simplified} other {# visual effects were simplified}}',
  'imports.warning.equation': '{count, plural, one {# equation is shown as plain text} other {# equations are shown as plain text}}',
  'imports.warning.html': '{count, plural, one {# piece of HTML was left out} other {# pieces of HTML were left out}}',
  'imports.warning.diagram':
    '{count, plural, one {# diagram looks different from the original} other {# diagrams look different from the original}}',
  'imports.warning.page-as-picture': '{count, plural, one {# page is shown as a picture} other {# pages are shown as pictures}}',
  'imports.warning.motion-picture':
    '{count, plural, one {# animated picture is shown as a still} other {# animated pictures are shown as stills}}',
  'imports.warning.missing-file':
    '{count, plural, one {# picture was missing from the file} other {# pictures were missing from the file}}',
  'imports.warning.unreadable-slide': '{count, plural, one {# slide couldn’t be read} other {# slides couldn’t be read}}',
  'imports.warning.nested-file': '{count, plural, one {# file inside couldn’t be imported} other {# files inside couldn’t be imported}}',
  'imports.problem.empty': 'This file is empty.',
  'imports.problem.unknown-format':
    'This kind of file can’t be imported. You can import PowerPoint, PDF, Markdown, .pez, .lectern and picture files, and ZIP files of these.',
  'imports.problem.wrong-format': 'What’s inside this file doesn’t match its name. Save it again in the program it came from.',
  'imports.problem.old-format': 'This is an old PowerPoint file (.ppt). Open it in PowerPoint or LibreOffice and save it as .pptx.',
  'imports.problem.encrypted': 'This file is password-protected. Save it without a password and try again.',
  'imports.problem.broken': 'This file is damaged and can’t be read. Save or export it again, then try once more.',
  'imports.problem.too-large': 'This file contains more than can be imported. Split it into several files.',
  'imports.problem.too-many-slides': 'This file has more slides than a presentation can hold. Split it into several files.',
  'imports.problem.too-many-pixels': 'This picture has too many pixels: 100 million at most. Make it smaller and try again.',
  'imports.problem.nothing-inside': 'There’s nothing to show in this file.',
  'imports.problem.too-slow': 'Reading this file took too long, so we stopped. Something in it may be damaged.',
  'imports.problem.too-much-memory': 'Reading this file took too much memory, so we stopped. Very large pictures may be the cause.',
  'imports.problem.stopped': 'The import was stopped.',
  'imports.problem.crash': 'Something went wrong on our side while reading this file. Nothing was imported. Please try again later.',
  'imports.problem.no-room': 'The result wouldn’t fit in your storage. Nothing was imported. Delete something, then try again.',
  'imports.refused.title': 'This file wasn’t accepted',
  'imports.refused.large': 'It’s too large. Files can be up to {limit}.',
  'imports.refused.storage': 'Your storage is almost full: {limit} left. Delete something, then try again.',
  'imports.refused.many': '{limit} files are already being imported. Wait until some of them are done.',
} as const;

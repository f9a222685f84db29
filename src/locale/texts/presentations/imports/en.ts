export const en = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} and {count} more',
  'imports.warningAtStops': '{what}: {count, plural, one {stop {stops}} other {stops {stops}}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video': '{count, plural, one {# embedded video is shown as a picture} other {# embedded videos are shown as pictures}}',
  'imports.warning.audio': '{count, plural, one {# sound was left out} other {# sounds were left out}}',
  'imports.warning.macro': '{count, plural, one {A macro was left out; it is never run} other {Macros were left out; they are never run}}',
  'imports.warning.hidden': '{count, plural, one {# hidden slide was left out} other {# hidden slides were left out}}',
  'imports.warning.fonts':
    '{count, plural, one {# font is shown by one that is like it} other {# fonts are shown by others that are like them}}',
  'imports.warning.picture':
    '{count, plural, one {# picture could not be read and was left out} other {# pictures could not be read and were left out}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {# very large picture was made smaller} other {# very large pictures were made smaller}}',
  'imports.warning.chart': '{count, plural, one {# chart could not be drawn as it was} other {# charts could not be drawn as they were}}',
  'imports.warning.animation':
    '{count, plural, one {# animation plays differently or was left out} other {# animations play differently or were left out}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# embedded file is shown as a picture} other {# embedded files are shown as pictures}}',
  'imports.warning.external':
    '{count, plural, one {# thing lies outside of the file and was not fetched} other {# things lie outside of the file and were not fetched}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# link could be harmful and was removed} other {# links could be harmful and were removed}}',
  'imports.warning.text-cut': '{count, plural, one {# very long text was cut} other {# very long texts were cut}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# object was more than fits and was left out} other {# objects were more than fit and were left out}}',
  'imports.warning.effect': '{count, plural, one {# visual effect looks simpler} other {# visual effects look simpler}}',
  'imports.warning.equation': '{count, plural, one {# equation is shown as plain text} other {# equations are shown as plain text}}',
  'imports.warning.html': '{count, plural, one {# piece of HTML was left out} other {# pieces of HTML were left out}}',
  'imports.warning.diagram':
    '{count, plural, one {# diagram could not be drawn as it was} other {# diagrams could not be drawn as they were}}',
  'imports.warning.page-as-picture': '{count, plural, one {# page is shown as a picture} other {# pages are shown as pictures}}',
  'imports.warning.motion-picture': '{count, plural, one {# moving picture stands still} other {# moving pictures stand still}}',
  'imports.warning.missing-file': '{count, plural, one {# picture was not in the file} other {# pictures were not in the file}}',
  'imports.warning.unreadable-slide': '{count, plural, one {# slide could not be read} other {# slides could not be read}}',
  'imports.warning.nested-file': '{count, plural, one {# file inside could not be imported} other {# files inside could not be imported}}',
  'imports.problem.empty': 'This file is empty.',
  'imports.problem.unknown-format':
    'This is not a kind of file that can be imported. PowerPoint, PDF, Markdown, .pez, .lectern, pictures and ZIP files of these can.',
  'imports.problem.wrong-format': 'What is inside is not what the name of this file says. Save it again in the program it comes from.',
  'imports.problem.old-format': 'This is a file of an old PowerPoint (.ppt). Open it in PowerPoint or LibreOffice and save it as .pptx.',
  'imports.problem.encrypted': 'This file is protected by a password. Save it without one and try again.',
  'imports.problem.broken': 'This file is damaged and cannot be read. Save or export it again, then try once more.',
  'imports.problem.too-large': 'There is more in this file than can be imported. Split it into several files.',
  'imports.problem.too-many-slides': 'This file has more slides than one presentation can hold. Split it into several files.',
  'imports.problem.nothing-inside': 'There is nothing to show in this file.',
  'imports.problem.too-slow': 'Reading this file took too long, so it was stopped. Something in it may be damaged.',
  'imports.problem.too-much-memory': 'Reading this file took too much memory, so it was stopped. Very large pictures may be the cause.',
  'imports.problem.stopped': 'The import was stopped.',
  'imports.problem.crash': 'Something went wrong on our side while this file was read. Nothing was imported. Please try again later.',
  'imports.problem.no-room':
    'What comes out of this file no longer fits into your storage. Nothing was imported. Delete something, then try again.',
  'imports.refused.title': 'This file was not taken',
  'imports.refused.large': 'It is too large. A file may have {limit} here.',
  'imports.refused.storage': 'Your storage is almost full: {limit} are left. Delete something, then try again.',
  'imports.refused.many': '{limit} files are under way already. Wait until some of them are done.',
} as const;

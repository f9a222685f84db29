import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} und {count} weitere',
  'imports.warningAtStops': '{what}: {count, plural, one {Station {stops}} other {Stationen {stops}}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video':
    '{count, plural, one {# eingebettetes Video wird als Bild gezeigt} other {# eingebettete Videos werden als Bilder gezeigt}}',
  'imports.warning.audio': '{count, plural, one {# Ton wurde weggelassen} other {# Töne wurden weggelassen}}',
  'imports.warning.macro':
    '{count, plural, one {Ein Makro wurde weggelassen; es wird nie ausgeführt} other {Makros wurden weggelassen; sie werden nie ausgeführt}}',
  'imports.warning.hidden':
    '{count, plural, one {# ausgeblendete Folie wurde weggelassen} other {# ausgeblendete Folien wurden weggelassen}}',
  'imports.warning.fonts':
    '{count, plural, one {# Schrift ist durch eine ähnliche ersetzt} other {# Schriften sind durch ähnliche ersetzt}}',
  'imports.warning.picture': '{count, plural, one {# Bild war nicht lesbar und fehlt} other {# Bilder waren nicht lesbar und fehlen}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {# sehr großes Bild wurde verkleinert} other {# sehr große Bilder wurden verkleinert}}',
  'imports.warning.chart':
    '{count, plural, one {# Diagramm ließ sich nicht genau übernehmen} other {# Diagramme ließen sich nicht genau übernehmen}}',
  'imports.warning.animation':
    '{count, plural, one {# Animation läuft anders ab oder fehlt} other {# Animationen laufen anders ab oder fehlen}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# eingebettete Datei wird als Bild gezeigt} other {# eingebettete Dateien werden als Bilder gezeigt}}',
  'imports.warning.external':
    '{count, plural, one {# Inhalt liegt außerhalb der Datei und wurde nicht geladen} other {# Inhalte liegen außerhalb der Datei und wurden nicht geladen}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# Link könnte schaden und wurde entfernt} other {# Links könnten schaden und wurden entfernt}}',
  'imports.warning.text-cut': '{count, plural, one {# sehr langer Text wurde gekürzt} other {# sehr lange Texte wurden gekürzt}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# Objekt hatte keinen Platz mehr und fehlt} other {# Objekte hatten keinen Platz mehr und fehlen}}',
  'imports.warning.effect': '{count, plural, one {# Effekt sieht einfacher aus} other {# Effekte sehen einfacher aus}}',
  'imports.warning.equation': '{count, plural, one {# Formel steht als einfacher Text da} other {# Formeln stehen als einfacher Text da}}',
  'imports.warning.html': '{count, plural, one {# Stück HTML wurde weggelassen} other {# Stücke HTML wurden weggelassen}}',
  'imports.warning.diagram':
    '{count, plural, one {# Schaubild ließ sich nicht genau übernehmen} other {# Schaubilder ließen sich nicht genau übernehmen}}',
  'imports.warning.page-as-picture': '{count, plural, one {# Seite wird als Bild gezeigt} other {# Seiten werden als Bilder gezeigt}}',
  'imports.warning.motion-picture': '{count, plural, one {# bewegtes Bild steht still} other {# bewegte Bilder stehen still}}',
  'imports.warning.missing-file': '{count, plural, one {# Bild war nicht in der Datei} other {# Bilder waren nicht in der Datei}}',
  'imports.warning.unreadable-slide': '{count, plural, one {# Folie war nicht lesbar} other {# Folien waren nicht lesbar}}',
  'imports.warning.nested-file':
    '{count, plural, one {# enthaltene Datei ließ sich nicht importieren} other {# enthaltene Dateien ließen sich nicht importieren}}',
  'imports.problem.empty': 'Diese Datei ist leer.',
  'imports.problem.unknown-format':
    'Dateien dieser Art lassen sich nicht importieren. Möglich sind PowerPoint, PDF, Markdown, .pez, .lectern, Bilder und ZIP-Dateien davon.',
  'imports.problem.wrong-format': 'Der Inhalt passt nicht zum Namen der Datei. Speichere sie in ihrem Programm noch einmal.',
  'imports.problem.old-format':
    'Das ist eine Datei eines alten PowerPoint (.ppt). Öffne sie in PowerPoint oder LibreOffice und speichere sie als .pptx.',
  'imports.problem.encrypted': 'Diese Datei ist mit einem Passwort geschützt. Speichere sie ohne Passwort und versuche es erneut.',
  'imports.problem.broken':
    'Diese Datei ist beschädigt und lässt sich nicht lesen. Speichere oder exportiere sie neu und versuche es erneut.',
  'imports.problem.too-large': 'Diese Datei enthält mehr, als sich importieren lässt. Teile sie in mehrere Dateien auf.',
  'imports.problem.too-many-slides': 'Diese Datei hat mehr Folien, als eine Präsentation fassen kann. Teile sie in mehrere Dateien auf.',
  'imports.problem.too-many-pixels':
    'Dieses Bild hat zu viele Pixel: höchstens 100 Millionen sind möglich. Verkleinere es und versuche es noch einmal.',
  'imports.problem.nothing-inside': 'In dieser Datei ist nichts, was sich zeigen ließe.',
  'imports.problem.too-slow': 'Das Lesen dieser Datei dauerte zu lange und wurde abgebrochen. Vielleicht ist etwas darin beschädigt.',
  'imports.problem.too-much-memory':
    'Das Lesen dieser Datei brauchte zu viel Speicher und wurde abgebrochen. Der Grund können sehr große Bilder sein.',
  'imports.problem.stopped': 'Der Import wurde abgebrochen.',
  'imports.problem.crash':
    'Beim Lesen dieser Datei ist bei uns etwas schiefgegangen. Es wurde nichts importiert. Versuche es später erneut.',
  'imports.problem.no-room':
    'Was aus dieser Datei wird, passt nicht mehr in deinen Speicher. Es wurde nichts importiert. Lösche etwas und versuche es erneut.',
  'imports.refused.title': 'Diese Datei wurde nicht angenommen',
  'imports.refused.large': 'Sie ist zu groß. Hier darf eine Datei {limit} haben.',
  'imports.refused.storage': 'Dein Speicher ist fast voll: {limit} sind noch frei. Lösche etwas und versuche es erneut.',
  'imports.refused.many': 'Es sind schon {limit} Dateien unterwegs. Warte, bis einige davon fertig sind.',
};

import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'editorTour.title': 'Ein kurzer Rundgang',
  'editorTour.place': '{place} von {count}',
  'editorTour.move.title': 'Beweg dich auf der Leinwand',
  'editorTour.move.lead':
    'Scrolle oder ziehe mit dem Werkzeug „Bewegen“, um dich zu bewegen. Mit Strg und Scrollen zoomst du. Auf einem Touchscreen bewegst du mit einem Finger und zoomst mit zweien.',
  'editorTour.move.phone': 'Mit einem Finger bewegst du die Leinwand, mit zweien zoomst du. Tippe etwas an, um es zu ändern.',
  'editorTour.topics.title': 'Füge Themen hinzu',
  'editorTour.topics.lead':
    'Ein Thema ist ein Ort auf der Leinwand für einen Gedanken. Wähle „Thema“, zieh es auf und füge Text und Bilder ein. Themen können weitere Themen enthalten.',
  'editorTour.topics.phone':
    'Ein Thema ist ein Ort auf der Leinwand für einen Gedanken. Tippe auf „Neu“ und fülle es dann mit Text und Bildern. Themen können weitere Themen enthalten.',
  'editorTour.path.title': 'Lege den Weg an',
  'editorTour.path.lead':
    'Der Weg ist die Reihenfolge, in der andere deine Themen sehen. Wähle eines aus, füge es als Station hinzu und drücke „Präsentieren“.',
  'editorTour.next': 'Weiter',
  'editorTour.back': 'Zurück',
  'editorTour.done': 'Loslegen',
  'editorTour.skip': 'Rundgang überspringen',
  'editorTour.again': 'Den Rundgang findest du jederzeit im Menü und unter den Befehlen.',
};

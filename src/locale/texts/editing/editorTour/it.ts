import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'editorTour.title': 'Una visita veloce',
  'editorTour.place': '{place} di {count}',
  'editorTour.move.title': 'Muoviti sulla tela',
  'editorTour.move.lead':
    'Scorri o trascina con lo strumento Sposta, e tieni premuto Ctrl mentre scorri per lo zoom. Su uno schermo tattile, sposta con un dito e ingrandisci con due.',
  'editorTour.move.phone': 'Un dito sposta la tela, due ingrandiscono. Tocca qualcosa per modificarlo.',
  'editorTour.topics.title': 'Aggiungi argomenti',
  'editorTour.topics.lead':
    'Un argomento è un posto sulla tela per un’idea. Scegli Argomento, disegnalo e mettici testi e immagini. Un argomento può contenerne altri.',
  'editorTour.topics.phone':
    'Un argomento è un posto sulla tela per un’idea. Tocca Aggiungi, poi mettici testi e immagini. Un argomento può contenerne altri.',
  'editorTour.path.title': 'Crea il percorso',
  'editorTour.path.lead':
    'Il percorso è l’ordine in cui si vedono i tuoi argomenti. Selezionane uno, aggiungilo come tappa e premi Presenta.',
  'editorTour.next': 'Avanti',
  'editorTour.back': 'Indietro',
  'editorTour.done': 'Inizia',
  'editorTour.skip': 'Salta la visita',
  'editorTour.again': 'La visita è sempre nel menu e tra i comandi.',
};

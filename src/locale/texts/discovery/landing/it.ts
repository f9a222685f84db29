import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'landing.title': 'Presentazioni su un’unica tela zoomabile',
  'landing.description':
    'Metti tutto su un’unica tela, traccia un percorso e presenta volando di tappa in tappa. Open source, sul tuo server.',
  'landing.hero.title': 'Mostra il quadro d’insieme, poi zooma',
  'landing.hero.lead': 'Metti tutto su un’unica tela, traccia un percorso e presenta volando di tappa in tappa.',
  'landing.getStarted': 'Inizia',
  'landing.dashboard': 'Apri la dashboard',
  'landing.explore': 'Esplora le presentazioni',
  'landing.stage.label': 'Una tela da provare: Luci negli abissi',
  'landing.stage.alt':
    'Una sezione dell’oceano, disegnata come un’unica tela. Sei scene rotonde, da una barriera corallina vicino alla superficie a un sottomarino sul fondale, sono unite da un percorso punteggiato.',
  'landing.stage.choose': 'Scegli una tappa per raggiungerla',
  'landing.stage.overview': 'Panoramica',
  'landing.stage.previous': 'Tappa precedente',
  'landing.stage.next': 'Tappa successiva',
  'landing.stage.stop': '{number} di {count}: {name}',
  'landing.stage.title': 'Luci negli abissi',
  'landing.stage.subtitle': 'Una discesa in sei tappe, dalla luce del sole al fondale',
  'landing.stop.sunlight.name': 'Zona illuminata',
  'landing.stop.sunlight.detail': 'Da 0 a 200 metri',
  'landing.stop.twilight.name': 'Zona crepuscolare',
  'landing.stop.twilight.detail': 'Da 200 a 1.000 metri',
  'landing.stop.midnight.name': 'Zona di mezzanotte',
  'landing.stop.midnight.detail': 'Da 1.000 a 4.000 metri',
  'landing.stop.abyss.name': 'Gli abissi',
  'landing.stop.abyss.detail': 'Da 4.000 a 6.000 metri',
  'landing.stop.smokers.name': 'Fumarole nere',
  'landing.stop.smokers.detail': 'Sorgenti idrotermali',
  'landing.stop.unmapped.name': 'Fuori dalle mappe',
  'landing.stop.unmapped.detail': 'Domande aperte',
  'landing.decks.title': 'Porta le tue slide',
  'landing.decks.text':
    'Trascina un file PowerPoint, PDF o Markdown. Ogni slide diventa una tappa su un’unica tela, già disposta per te e facile da spostare.',
  'landing.decks.alt': 'Tre file, un PowerPoint, un PDF e un testo Markdown, diventano tre tappe numerate su un’unica tela.',
  'landing.canvas.title': 'Una tela, un percorso',
  'landing.canvas.text':
    'Allontanati per vedere l’insieme, immergiti nel dettaglio. Testi e disegni restano nitidi a ogni profondità, e il percorso mostra sempre dove sei.',
  'landing.canvas.alt': 'La stessa tela tre volte: da lontano, alla terza tappa e in primo piano sulla lampada di una rana pescatrice.',
  'landing.share.title': 'Condividila, incorporala, scopri come viene seguita',
  'landing.share.text':
    'Ogni presentazione è una pagina che si apre in qualsiasi browser e si incorpora in qualsiasi altra pagina. Le statistiche mostrano quali tappe hanno trattenuto gli spettatori e dove hanno abbandonato.',
  'landing.share.alt':
    'Un link da copiare e un grafico con una colonna per ognuna delle sei tappe: quanti spettatori sono rimasti fino a lì.',
  'landing.share.copy': 'Copia link',
  'landing.share.chart': 'Spettatori a ogni tappa',
  'landing.host.title': 'Sul tuo server',
  'landing.host.text': 'Un solo comando avvia tutto su una macchina tua. Presentazioni, account e statistiche restano lì.',
  'landing.host.alt': 'Un terminale in cui npm start avvia pagine, database, file ed email.',
  'landing.host.pages': 'Pagine',
  'landing.host.database': 'Database',
  'landing.host.files': 'File',
  'landing.host.mail': 'Email',
  'landing.end.title': 'Dai spazio alla tua prossima idea',
  'landing.end.text':
    'Metti tutto su un’unica tela, traccia un percorso e condividi il risultato con un link. Gratis, open source, sul tuo server.',
};

import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'site.skip': 'Vai al contenuto',
  'site.header.back': 'Indietro',
  'site.header.explore': 'Esplora',
  'site.header.templates': 'Modelli',
  'site.header.logIn': 'Accedi',
  'site.header.getStarted': 'Inizia',
  'site.header.menu': 'Il tuo account',
  'site.header.dashboard': 'La mia dashboard',
  'site.header.settings': 'Impostazioni account',
  'site.header.profile': 'Il tuo profilo',
  'site.header.logOut': 'Esci',
  'site.search.label': 'Cerca presentazioni',
  'site.search.placeholder':
    '{amount, plural, one {Cerca tra {count} presentazione...} many {Cerca tra {count} di presentazioni...} other {Cerca tra {count} presentazioni...}}',
  'site.search.submit': 'Cerca',
  'site.search.clear': 'Cancella la ricerca',
  'site.search.close': 'Chiudi la ricerca',
  'site.footer.note': '{brand} è open source e self-hosted',
  'site.footer.language': 'Lingua',
  'site.footer.change': 'Cambia lingua',
  'site.footer.cookies': 'Impostazioni dei cookie',
  'site.footer.searchKey': 'Attiva o disattiva il tasto / per la ricerca',
};

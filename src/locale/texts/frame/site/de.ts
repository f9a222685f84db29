import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'site.skip': 'Zum Inhalt springen',
  'site.header.back': 'Zurück',
  'site.header.explore': 'Entdecken',
  'site.header.templates': 'Vorlagen',
  'site.header.logIn': 'Anmelden',
  'site.header.getStarted': 'Loslegen',
  'site.header.menu': 'Mein Konto',
  'site.header.dashboard': 'Mein Dashboard',
  'site.header.settings': 'Kontoeinstellungen',
  'site.header.profile': 'Mein Profil',
  'site.header.logOut': 'Abmelden',
  'site.search.label': 'Präsentationen suchen',
  'site.search.placeholder': '{count} Präsentationen durchsuchen...',
  'site.search.submit': 'Suchen',
  'site.search.clear': 'Suche leeren',
  'site.search.close': 'Suche schließen',
  'site.footer.note': '{brand} ist Open Source und selbst gehostet',
  'site.footer.language': 'Sprache',
  'site.footer.change': 'Sprache ändern',
  'site.footer.cookies': 'Cookie-Einstellungen',
};

import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'site.skip': 'Ugrás a tartalomra',
  'site.header.back': 'Vissza',
  'site.header.explore': 'Felfedezés',
  'site.header.templates': 'Sablonok',
  'site.header.logIn': 'Belépés',
  'site.header.getStarted': 'Vágj bele',
  'site.header.menu': 'Fiókom',
  'site.header.dashboard': 'Irányítópultom',
  'site.header.settings': 'Fiókbeállítások',
  'site.header.profile': 'Profilom',
  'site.header.logOut': 'Kilépés',
  'site.search.label': 'Prezentációk keresése',
  'site.search.placeholder': 'Keresés {count} prezentációban...',
  'site.search.submit': 'Keresés',
  'site.search.clear': 'Keresés törlése',
  'site.search.close': 'Keresés bezárása',
  'site.footer.note': '{brand}: nyílt forráskódú, saját szerveren',
  'site.footer.language': 'Nyelv',
  'site.footer.change': 'Nyelvváltás',
  'site.footer.cookies': 'Sütibeállítások',
};

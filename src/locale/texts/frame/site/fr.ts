import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'site.skip': 'Aller au contenu',
  'site.header.back': 'Retour',
  'site.header.explore': 'Explorer',
  'site.header.templates': 'Modèles',
  'site.header.logIn': 'Se connecter',
  'site.header.getStarted': 'Commencer',
  'site.header.menu': 'Votre compte',
  'site.header.dashboard': 'Mon tableau de bord',
  'site.header.settings': 'Paramètres du compte',
  'site.header.profile': 'Votre profil',
  'site.header.logOut': 'Se déconnecter',
  'site.search.label': 'Rechercher des présentations',
  'site.search.placeholder':
    '{amount, plural, one {Rechercher parmi {count} présentation...} many {Rechercher parmi {count} de présentations...} other {Rechercher parmi {count} présentations...}}',
  'site.search.submit': 'Rechercher',
  'site.search.clear': 'Effacer la recherche',
  'site.search.close': 'Fermer la recherche',
  'site.footer.note': '{brand} est open source et auto-hébergé',
  'site.footer.language': 'Langue',
  'site.footer.change': 'Changer de langue',
  'site.footer.cookies': 'Gérer les cookies',
  'site.footer.searchKey': 'Activer ou désactiver la touche / pour la recherche',
};

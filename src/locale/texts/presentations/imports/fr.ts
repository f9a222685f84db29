import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} et {count} de plus',
  'imports.warningAtStops': '{what} : {count, plural, one {étape {stops}} many {étapes {stops}} other {étapes {stops}}}',
  'imports.warningNamed': '{what} : {names}',
  'imports.warning.video':
    '{count, plural, one {# vidéo intégrée est affichée comme image} many {# vidéos intégrées sont affichées comme images} other {# vidéos intégrées sont affichées comme images}}',
  'imports.warning.audio':
    '{count, plural, one {# son a été laissé de côté} many {# sons ont été laissés de côté} other {# sons ont été laissés de côté}}',
  'imports.warning.macro':
    '{count, plural, one {Une macro a été laissée de côté ; elle n’est jamais exécutée} many {Les macros ont été laissées de côté ; elles ne sont jamais exécutées} other {Les macros ont été laissées de côté ; elles ne sont jamais exécutées}}',
  'imports.warning.hidden':
    '{count, plural, one {# diapositive masquée a été laissée de côté} many {# diapositives masquées ont été laissées de côté} other {# diapositives masquées ont été laissées de côté}}',
  'imports.warning.fonts':
    '{count, plural, one {# police est remplacée par une police proche} many {# polices sont remplacées par des polices proches} other {# polices sont remplacées par des polices proches}}',
  'imports.warning.picture':
    '{count, plural, one {# image illisible a été laissée de côté} many {# images illisibles ont été laissées de côté} other {# images illisibles ont été laissées de côté}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {# très grande image a été réduite} many {# très grandes images ont été réduites} other {# très grandes images ont été réduites}}',
  'imports.warning.chart':
    '{count, plural, one {# graphique n’a pas pu être dessiné à l’identique} many {# graphiques n’ont pas pu être dessinés à l’identique} other {# graphiques n’ont pas pu être dessinés à l’identique}}',
  'imports.warning.animation':
    '{count, plural, one {# animation se déroule autrement ou manque} many {# animations se déroulent autrement ou manquent} other {# animations se déroulent autrement ou manquent}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# fichier intégré est affiché comme image} many {# fichiers intégrés sont affichés comme images} other {# fichiers intégrés sont affichés comme images}}',
  'imports.warning.external':
    '{count, plural, one {# élément extérieur au fichier n’a pas été chargé} many {# éléments extérieurs au fichier n’ont pas été chargés} other {# éléments extérieurs au fichier n’ont pas été chargés}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# lien peut-être dangereux a été retiré} many {# liens peut-être dangereux ont été retirés} other {# liens peut-être dangereux ont été retirés}}',
  'imports.warning.text-cut':
    '{count, plural, one {# texte très long a été coupé} many {# textes très longs ont été coupés} other {# textes très longs ont été coupés}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# objet en trop a été laissé de côté} many {# objets en trop ont été laissés de côté} other {# objets en trop ont été laissés de côté}}',
  'imports.warning.effect':
    '{count, plural, one {# effet visuel est simplifié} many {# effets visuels sont simplifiés} other {# effets visuels sont simplifiés}}',
  'imports.warning.equation':
    '{count, plural, one {# équation est affichée comme texte} many {# équations sont affichées comme texte} other {# équations sont affichées comme texte}}',
  'imports.warning.html':
    '{count, plural, one {# fragment HTML a été laissé de côté} many {# fragments HTML ont été laissés de côté} other {# fragments HTML ont été laissés de côté}}',
  'imports.warning.diagram':
    '{count, plural, one {# diagramme n’a pas pu être dessiné à l’identique} many {# diagrammes n’ont pas pu être dessinés à l’identique} other {# diagrammes n’ont pas pu être dessinés à l’identique}}',
  'imports.warning.page-as-picture':
    '{count, plural, one {# page est affichée comme image} many {# pages sont affichées comme images} other {# pages sont affichées comme images}}',
  'imports.warning.motion-picture':
    '{count, plural, one {# image animée reste fixe} many {# images animées restent fixes} other {# images animées restent fixes}}',
  'imports.warning.missing-file':
    '{count, plural, one {# image n’était pas dans le fichier} many {# images n’étaient pas dans le fichier} other {# images n’étaient pas dans le fichier}}',
  'imports.warning.unreadable-slide':
    '{count, plural, one {# diapositive n’a pas pu être lue} many {# diapositives n’ont pas pu être lues} other {# diapositives n’ont pas pu être lues}}',
  'imports.warning.nested-file':
    '{count, plural, one {# fichier inclus n’a pas pu être importé} many {# fichiers inclus n’ont pas pu être importés} other {# fichiers inclus n’ont pas pu être importés}}',
  'imports.problem.empty': 'Ce fichier est vide.',
  'imports.problem.unknown-format':
    'Ce type de fichier ne peut pas être importé. PowerPoint, PDF, Markdown, .pez, .lectern, les images et les fichiers ZIP qui en contiennent le peuvent.',
  'imports.problem.wrong-format':
    'Le contenu n’est pas celui qu’annonce le nom du fichier. Enregistrez-le de nouveau dans son application d’origine.',
  'imports.problem.old-format':
    'C’est un fichier d’un ancien PowerPoint (.ppt). Ouvrez-le dans PowerPoint ou LibreOffice et enregistrez-le en .pptx.',
  'imports.problem.encrypted': 'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et réessayez.',
  'imports.problem.broken': 'Ce fichier est endommagé et illisible. Enregistrez-le ou exportez-le de nouveau, puis réessayez.',
  'imports.problem.too-large': 'Ce fichier contient plus que ce qui peut être importé. Divisez-le en plusieurs fichiers.',
  'imports.problem.too-many-slides':
    'Ce fichier a plus de diapositives qu’une présentation ne peut en contenir. Divisez-le en plusieurs fichiers.',
  'imports.problem.too-many-pixels': 'Cette image a trop de pixels : 100 millions au plus. Réduisez-la, puis réessayez.',
  'imports.problem.nothing-inside': 'Il n’y a rien à montrer dans ce fichier.',
  'imports.problem.too-slow': 'La lecture de ce fichier durait trop longtemps et a été arrêtée. Il est peut-être en partie endommagé.',
  'imports.problem.too-much-memory':
    'La lecture de ce fichier demandait trop de mémoire et a été arrêtée. De très grandes images peuvent en être la cause.',
  'imports.problem.stopped': 'L’importation a été arrêtée.',
  'imports.problem.crash':
    'Un problème est survenu de notre côté pendant la lecture de ce fichier. Rien n’a été importé. Réessayez plus tard.',
  'imports.problem.no-room':
    'Le contenu de ce fichier ne tient plus dans votre espace de stockage. Rien n’a été importé. Supprimez quelque chose, puis réessayez.',
  'imports.refused.title': 'Ce fichier n’a pas été accepté',
  'imports.refused.large': 'Il est trop volumineux. Un fichier peut avoir {limit} ici.',
  'imports.refused.storage': 'Votre espace de stockage est presque plein : il reste {limit}. Supprimez quelque chose, puis réessayez.',
  'imports.refused.many': '{limit} fichiers sont déjà en cours. Attendez que certains soient terminés.',
};

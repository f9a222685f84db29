import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'landing.title': 'Des présentations sur un seul canevas zoomable',
  'landing.description':
    'Placez tout sur un seul canevas, tracez-y un parcours et présentez en voyageant d’étape en étape. Open source, à héberger chez vous.',
  'landing.hero.title': 'Montrez l’ensemble, puis zoomez',
  'landing.hero.lead': 'Placez tout sur un seul canevas, tracez-y un parcours et présentez en voyageant d’étape en étape.',
  'landing.getStarted': 'Commencer',
  'landing.dashboard': 'Ouvrir le tableau de bord',
  'landing.explore': 'Explorer les présentations',
  'landing.stage.label': 'Un canevas à essayer : Lueurs des abysses',
  'landing.stage.alt':
    'Une coupe de l’océan, dessinée comme un seul canevas. Six scènes rondes, d’un récif corallien près de la surface à un sous-marin au fond, sont reliées par un parcours en pointillé.',
  'landing.stage.choose': 'Choisissez une étape pour vous y rendre',
  'landing.stage.overview': 'Vue d’ensemble',
  'landing.stage.previous': 'Étape précédente',
  'landing.stage.next': 'Étape suivante',
  'landing.stage.stop': '{number} sur {count} : {name}',
  'landing.stage.title': 'Lueurs des abysses',
  'landing.stage.subtitle': 'Une descente en six étapes, du soleil au fond de l’océan',
  'landing.stop.sunlight.name': 'Zone ensoleillée',
  'landing.stop.sunlight.detail': 'De 0 à 200 mètres',
  'landing.stop.twilight.name': 'Zone crépusculaire',
  'landing.stop.twilight.detail': 'De 200 à 1 000 mètres',
  'landing.stop.midnight.name': 'Zone de minuit',
  'landing.stop.midnight.detail': 'De 1 000 à 4 000 mètres',
  'landing.stop.abyss.name': 'Les abysses',
  'landing.stop.abyss.detail': 'De 4 000 à 6 000 mètres',
  'landing.stop.smokers.name': 'Fumeurs noirs',
  'landing.stop.smokers.detail': 'Sources hydrothermales',
  'landing.stop.unmapped.name': 'Hors des cartes',
  'landing.stop.unmapped.detail': 'Questions ouvertes',
  'landing.decks.title': 'Importez vos diaporamas',
  'landing.decks.text':
    'Déposez un fichier PowerPoint, PDF ou Markdown. Chaque diapositive devient une étape sur un seul canevas, disposée pour vous et facile à déplacer.',
  'landing.decks.alt':
    'Trois fichiers, un PowerPoint, un PDF et un texte Markdown, deviennent trois étapes numérotées sur un seul canevas.',
  'landing.canvas.title': 'Un canevas, un parcours',
  'landing.canvas.text':
    'Prenez du recul pour voir l’ensemble, plongez pour voir le détail. Textes et dessins restent nets à toute profondeur, et le parcours montre toujours où vous êtes.',
  'landing.canvas.alt': 'Le même canevas trois fois : de loin, à sa troisième étape, et en gros plan sur la lampe d’une baudroie.',
  'landing.share.title': 'Partagez, intégrez, suivez l’audience',
  'landing.share.text':
    'Chaque présentation est une page qui s’ouvre dans n’importe quel navigateur et s’intègre à n’importe quelle autre page. Les statistiques montrent quelles étapes ont retenu les spectateurs, et où ils ont décroché.',
  'landing.share.alt':
    'Un lien à copier, et un graphique avec une colonne pour chacune des six étapes : combien de spectateurs sont restés jusque-là.',
  'landing.share.copy': 'Copier le lien',
  'landing.share.chart': 'Spectateurs à chaque étape',
  'landing.host.title': 'À héberger chez vous',
  'landing.host.text': 'Une seule commande démarre tout sur votre propre machine. Présentations, comptes et statistiques y restent.',
  'landing.host.alt': 'Un terminal où npm start lance les pages, la base de données, les fichiers et l’e-mail.',
  'landing.host.pages': 'Pages',
  'landing.host.database': 'Base de données',
  'landing.host.files': 'Fichiers',
  'landing.host.mail': 'E-mail',
  'landing.end.title': 'Donnez de l’espace à votre prochaine idée',
  'landing.end.text':
    'Placez tout sur un seul canevas, tracez-y un parcours et partagez le tout par un lien. Gratuit, open source, à héberger chez vous.',
};

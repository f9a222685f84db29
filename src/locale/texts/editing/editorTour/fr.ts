import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'editorTour.title': 'Une courte visite',
  'editorTour.place': '{place} sur {count}',
  'editorTour.move.title': 'Déplacez-vous sur le canevas',
  'editorTour.move.lead':
    'Faites défiler ou glissez avec l’outil Déplacer, et maintenez Ctrl en faisant défiler pour zoomer. Sur un écran tactile, déplacez avec un doigt et zoomez avec deux.',
  'editorTour.move.phone': 'Un doigt déplace le canevas, deux zooment. Touchez un élément pour le modifier.',
  'editorTour.topics.title': 'Ajoutez des sujets',
  'editorTour.topics.lead':
    'Un sujet est un endroit du canevas pour une idée. Choisissez Sujet, tracez-le et placez-y textes et images. Un sujet peut en contenir d’autres.',
  'editorTour.topics.phone':
    'Un sujet est un endroit du canevas pour une idée. Touchez Ajouter, puis placez-y textes et images. Un sujet peut en contenir d’autres.',
  'editorTour.path.title': 'Créez le parcours',
  'editorTour.path.lead':
    'Le parcours est l’ordre dans lequel on voit vos sujets. Sélectionnez-en un, ajoutez-le comme étape, puis cliquez sur Présenter.',
  'editorTour.next': 'Suivant',
  'editorTour.back': 'Précédent',
  'editorTour.done': 'Commencer',
  'editorTour.skip': 'Passer la visite',
  'editorTour.again': 'La visite reste accessible dans le menu et parmi les commandes.',
};

import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'pdf.title': 'Télécharger le PDF',
  'pdf.cancel': 'Annuler',
  'pdf.tryAgain': 'Réessayer',
  'pdf.checkAgain': 'Vérifier à nouveau',
  'pdf.pages': 'PDF, {count, plural, one {# page} many {# de pages} other {# pages}}',
  'pdf.checking.purchase': 'Vérification de la présentation',
  'pdf.checking.purchase.text': 'Nous regardons si ce PDF est déjà à vous. Cela prend un instant.',
  'pdf.checking.payment': 'Vérification de votre paiement',
  'pdf.checking.payment.text': 'Cela prend un instant. Votre PDF est créé juste après.',
  'pdf.checkFailed.title': 'La vérification n’a pas abouti',
  'pdf.checkFailed.text': 'Aucune réponse n’est arrivée. Vérifiez votre connexion et réessayez. Ce que vous avez acheté reste à vous.',
  'pdf.notForSale.title': 'Ce PDF n’est pas en vente',
  'pdf.notForSale.text':
    'Si vous l’avez déjà acheté, connectez-vous au compte utilisé pour l’achat ou <support>contactez l’assistance</support>.',
  'pdf.payment.form': 'Formulaire de paiement',
  'pdf.payment.opening': 'Ouverture du formulaire de paiement',
  'pdf.payment.safe': 'Le numéro de carte n’atteint jamais ce serveur',
  'pdf.checkoutFailed.title': 'Le formulaire de paiement ne s’est pas ouvert',
  'pdf.checkoutFailed.text':
    'Un problème est survenu. Veuillez réessayer. S’il persiste, veuillez <support>contacter l’assistance</support>.',
  'pdf.unconfirmed.title': 'Nous n’avons pas pu confirmer ce paiement',
  'pdf.unconfirmed.text':
    'Rien n’est perdu : si vous avez payé, le PDF est à vous dès que le paiement est confirmé. Si rien ne change, veuillez <support>contacter l’assistance</support>.',
  'pdf.onItsWay.title': 'Votre paiement est en route',
  'pdf.onItsWay.text':
    'Merci. Certains moyens de paiement prennent un peu plus de temps. Dès que l’argent sera arrivé, vous pourrez télécharger le PDF ici. S’il n’arrive pas, veuillez <support>contacter l’assistance</support>.',
  'pdf.making.title': 'Création de votre PDF',
  'pdf.making.begin': 'Préparation des pages',
  'pdf.making.page': 'Page {page} sur {pages}',
  'pdf.making.seconds':
    'Page {page} sur {pages}, encore {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}} environ',
  'pdf.making.minutes': 'Page {page} sur {pages}, encore {minutes, plural, one {# minute} many {# de minutes} other {# minutes}} environ',
  'pdf.making.percent': '{percent} effectués',
  'pdf.ready.title': 'Votre PDF est prêt',
  'pdf.ready.about': '{pages, plural, one {# page} many {# de pages} other {# pages}}, {size}',
  'pdf.ready.open': 'Ouvrir',
  'pdf.ready.download': 'Télécharger',
  'pdf.ready.mailed': 'Nous avons aussi envoyé le lien à {email}.',
  'pdf.failed.title': 'Nous n’avons pas pu créer le PDF',
  'pdf.failed.text':
    'Un problème est survenu lors de l’exportation du PDF. Veuillez réessayer. S’il persiste, veuillez <support>contacter l’assistance</support>.',
  'pdf.failed.image': 'Une image de l’étape {stop} ne s’est pas chargée.',
  'pdf.failed.overviewImage': 'Une image de la vue d’ensemble ne s’est pas chargée.',
  'pdf.failed.notCharged': 'Vous ne serez pas débité une seconde fois.',
  'pdf.failed.skip': 'Ignorer l’image',
  'pdf.refused.title': 'Ce PDF n’a pas été acheté',
  'pdf.refused.text':
    'Nous ne trouvons aucun achat de votre part, ou il a été remboursé. Si vous l’avez acheté, connectez-vous au compte utilisé pour l’achat ou <support>contactez l’assistance</support>.',
  'pdf.timedOut.title': 'Votre PDF n’est pas encore prêt',
  'pdf.timedOut.text':
    'Aïe, cela prend plus de temps que prévu. Veuillez réessayer plus tard. Si le problème persiste, veuillez <support>contacter l’assistance</support>.',
  'pdf.test.title': 'Paiement de test',
  'pdf.test.note': 'Ceci est un test : aucun argent ne circule, aucune carte n’est nécessaire.',
  'pdf.test.email': 'E-mail pour le reçu',
  'pdf.test.pay': 'Payer {price}',
  'pdf.test.others': 'Ou voyez ce qui se passe si le paiement n’aboutit pas tout de suite :',
  'pdf.test.decline': 'Refuser',
  'pdf.test.later': 'Payer plus tard',
  'pdf.test.expire': 'Laisser expirer',
  'pdf.test.declined': 'Le paiement a été refusé, comme demandé. Rien n’a été débité. Vous pouvez réessayer.',
  'pdf.test.complete.title': 'Ce paiement de test est terminé',
  'pdf.test.complete.text': 'Aucun argent n’a circulé. Il n’y a plus rien à faire ici.',
  'pdf.test.expired.title': 'Ce paiement de test a expiré',
  'pdf.test.expired.text':
    'Aucun argent n’a circulé. Pour payer malgré tout, choisissez de nouveau « Télécharger le PDF » sur la page de la présentation.',
};

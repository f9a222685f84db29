import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'problem.badRequest.title': 'Nous n’avons pas pu lire cette requête',
  'problem.badRequest.detail': 'Une partie n’a pas la forme attendue. Rien n’a été modifié. Revenez en arrière et réessayez.',
  'problem.signedOut.title': 'Connectez-vous pour continuer',
  'problem.signedOut.detail':
    'Aucune session n’est ouverte, ou elle a pris fin entre-temps. Rien n’a été modifié. Connectez-vous et réessayez.',
  'problem.wrongToken.title': 'Cette autorisation a expiré',
  'problem.wrongToken.detail': 'Elle n’était valable que peu de temps, ou pour autre chose. Relancez l’exportation.',
  'problem.wrongForm.title': 'Ce formulaire a expiré',
  'problem.wrongForm.detail':
    'Il est resté ouvert longtemps ou venait d’un autre site : rien n’a été modifié. Revenez en arrière, actualisez la page et renvoyez-le.',
  'problem.forbidden.title': 'Vous n’avez pas accès à ce contenu',
  'problem.forbidden.detail': 'Votre compte n’a pas le droit de voir ou de faire cela. Demandez l’accès au propriétaire.',
  'problem.notBought.title': 'Ce PDF n’a pas été acheté',
  'problem.notBought.detail':
    'Rien n’a été exporté. Achetez le PDF sur la page de la présentation. Si vous l’avez déjà acheté, connectez-vous au compte utilisé pour l’achat.',
  'problem.notForSale.title': 'Ce PDF n’est pas en vente',
  'problem.notForSale.detail': 'Rien n’a été débité. Si vous l’avez acheté auparavant, connectez-vous au compte utilisé pour l’achat.',
  'problem.notFound.title': 'Il n’y a rien ici',
  'problem.notFound.detail': 'L’adresse est peut-être mal saisie, ou la page est privée ou a été déplacée. Essayez une recherche.',
  'problem.methodNotAllowed.title': 'Cela ne fonctionne pas ici',
  'problem.methodNotAllowed.detail': 'Cette adresse n’accepte pas ce type de requête. Rien n’a été modifié.',
  'problem.alreadyYours.title': 'Ce PDF est déjà à vous',
  'problem.alreadyYours.detail': 'Inutile de payer une seconde fois. Fermez le formulaire et téléchargez le PDF.',
  'problem.paymentPending.title': 'Votre paiement est en route',
  'problem.paymentPending.detail':
    'Inutile de payer à nouveau. Dès que l’argent sera arrivé, vous pourrez télécharger le PDF sur la page de la présentation.',
  'problem.gone.title': 'Ce contenu n’existe plus',
  'problem.gone.detail': 'Son propriétaire l’a supprimé définitivement.',
  'problem.expired.title': 'Ce lien a expiré',
  'problem.expired.detail': 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'problem.tooLarge.title': 'C’est trop volumineux',
  'problem.tooLarge.detail':
    'Votre envoi dépasse la taille que ce serveur accepte. Rien n’a été enregistré. Réduisez-en la taille et réessayez.',
  'problem.documentTooLarge.title': 'Cette présentation est trop volumineuse pour cela',
  'problem.documentTooLarge.detail':
    'Elle contient plus que ce que ce serveur peut traiter en une fois. Vous pouvez toujours la regarder et la partager, et rien n’a été modifié.',
  'problem.noRoom.title': 'Espace de stockage insuffisant',
  'problem.noRoom.detail':
    'L’espace de stockage du propriétaire de cette présentation est plein. Rien n’a été enregistré. Supprimez quelque chose, puis réessayez.',
  'problem.tooManyPixels.title': 'Cette image a trop de pixels',
  'problem.tooManyPixels.detail': 'Elle peut en avoir 100 millions au plus. Rien n’a été enregistré. Réduisez-la, puis réessayez.',
  'problem.wrongType.title': 'Nous ne connaissons pas ce type de fichier',
  'problem.wrongType.detail': 'Votre envoi est d’un type qui n’est pas accepté ici. Rien n’a été enregistré.',
  'problem.invalid.title': 'Une correction est nécessaire',
  'problem.invalid.detail': 'Une ou plusieurs valeurs ne sont pas valides. Rien n’a été modifié.',
  'problem.tooMany.title': 'Un peu moins vite, s’il vous plaît',
  'problem.tooMany.detail': 'Trop de requêtes sont venues de votre connexion. Attendez une minute, puis réessayez. Rien n’a été perdu.',
  'problem.internal.title': 'Une erreur s’est produite de notre côté',
  'problem.internal.detail': 'Elle a été consignée, et votre dernière action n’a peut-être pas été enregistrée. Réessayez dans un instant.',
  'problem.away.title': 'Nous revenons tout de suite',
  'problem.away.detail': 'Une partie de ce serveur redémarre. Rien de ce qui était enregistré n’est perdu. Réessayez dans un instant.',
  'problem.changeRefused.title': 'Cette modification n’a pas été appliquée',
  'problem.changeRefused.detail':
    'Elle enfreint une règle de la présentation ou part d’un état dépassé. Rien n’a été modifié. Rechargez la page pour continuer.',
  'problem.outdated.title': 'Cette page n’est plus à jour',
  'problem.outdated.detail':
    'Le site a été mis à jour depuis que vous l’avez ouverte. Rien n’a été modifié. Rechargez la page : ce qui n’était pas encore enregistré est conservé sur cet appareil.',
  'problem.documentsBusy.title': 'Beaucoup de demandes en ce moment',
  'problem.documentsBusy.detail':
    'Nous traitons encore d’autres présentations volumineuses. Rien n’a été modifié. Réessayez dans un instant.',
  'problem.paymentsAway.title': 'Un problème est survenu lors du paiement',
  'problem.paymentsAway.detail':
    'Le prestataire de paiement n’a pas répondu. Veuillez réessayer. Si le problème persiste, veuillez contacter l’assistance.',
  'problem.full.title': 'Ce serveur est plein',
  'problem.full.detail':
    'Il n’y a plus de place pour enregistrer quoi que ce soit. Votre dernière modification n’a pas été enregistrée ; tout le reste est en sécurité. Réessayez plus tard ou prévenez la personne qui gère ce serveur.',
  'problem.reference': 'Référence : {requestId}',
  'problem.home': 'Aller à l’accueil',
  'problem.retry': 'Réessayer',
};

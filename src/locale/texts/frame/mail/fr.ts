import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.hello': 'Bonjour,',
  'mail.footer':
    'Vous recevez ce message parce que quelqu’un a saisi votre adresse sur {brand} ({origin}). Si ce n’était pas vous, ignorez-le : il ne se passera rien.',
  'mail.link': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  'mail.confirm.subject': 'Confirmez votre adresse',
  'mail.confirm.text':
    'Bienvenue sur {brand}. Confirmez que cette adresse est la vôtre, et votre compte sera prêt. Le lien est valable 24 heures.',
  'mail.confirm.action': 'Confirmer mon adresse',
  'mail.exists.subject': 'Vous avez déjà un compte',
  'mail.exists.text':
    'Quelqu’un, sans doute vous, a essayé de créer un compte sur {brand} avec cette adresse. Vous en avez déjà un. Connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
  'mail.exists.action': 'Se connecter',
  'mail.reset.subject': 'Choisissez un nouveau mot de passe',
  'mail.reset.text':
    'Vous avez demandé un nouveau mot de passe pour {brand}. Le lien est valable une heure et ne sert qu’une fois. Tant que vous ne l’utilisez pas, votre ancien mot de passe reste inchangé.',
  'mail.reset.action': 'Choisir un nouveau mot de passe',
  'mail.change.subject': 'Confirmez votre nouvelle adresse',
  'mail.change.text':
    'Confirmez que cette adresse est la vôtre, et elle remplacera celle que nous avions pour vous sur {brand}. Le lien est valable 24 heures.',
  'mail.change.action': 'Utiliser cette adresse',
  'mail.changed.subject': 'Votre adresse a été modifiée',
  'mail.changed.text':
    'Votre compte {brand} a désormais une nouvelle adresse, et celle-ci n’est plus utilisée. Si ce n’était pas vous, prévenez tout de suite l’administrateur du serveur.',
  'mail.changed.action': 'Ouvrir les paramètres',
  'mail.when': 'Quand : {date}, {time}',
  'mail.device': 'Appareil : {device}',
  'mail.notice.footer': 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte {brand} ({origin}).',
  'mail.passwordChanged.subject': 'Votre mot de passe a été modifié',
  'mail.passwordChanged.text':
    'Le mot de passe de votre compte {brand} a été modifié. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.passwordChanged.action': 'Choisir un nouveau mot de passe',
  'mail.changedHere.subject': 'Votre adresse a été modifiée',
  'mail.changedHere.text':
    'Votre compte {brand} utilise désormais cette adresse. Si vous l’avez modifiée, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.changedHere.action': 'Choisir un nouveau mot de passe',
  'mail.newDevice.subject': 'Un nouvel appareil sur votre compte',
  'mail.newDevice.text':
    'Quelqu’un s’est connecté à votre compte {brand} depuis un appareil qui n’avait pas encore servi. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.newDevice.action': 'Choisir un nouveau mot de passe',
  'mail.authenticatorOn.subject': 'Application d’authentification activée',
  'mail.authenticatorOn.text':
    'Une application d’authentification a été activée pour votre compte {brand}. Il faut désormais un de ses codes pour se connecter. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez les responsables du serveur.',
  'mail.authenticatorOff.subject': 'Application d’authentification désactivée',
  'mail.authenticatorOff.text':
    'L’application d’authentification de votre compte {brand} a été désactivée. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.passkeyAdded.subject': 'Clé d’accès ajoutée',
  'mail.passkeyAdded.text':
    'Une clé d’accès a été ajoutée à votre compte {brand}. La personne qui la détient peut s’en servir pour se connecter. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez les responsables du serveur.',
  'mail.passkeyRemoved.subject': 'Clé d’accès supprimée',
  'mail.passkeyRemoved.text':
    'Une clé d’accès a été supprimée de votre compte {brand}. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.newRecoveryCodes.subject': 'Nouveaux codes de récupération',
  'mail.newRecoveryCodes.text':
    'De nouveaux codes de récupération ont été créés pour votre compte {brand}. Les anciens ne fonctionnent plus. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.recoveryCodeUsed.subject': 'Code de récupération utilisé',
  'mail.recoveryCodeUsed.text':
    'Un code de récupération de votre compte {brand} a été utilisé. Il ne fonctionnera plus. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront aussi déconnectés.',
  'mail.pdf.subject': 'Votre PDF de « {title} »',
  'mail.pdf.text': 'Voici le PDF de « {title} ». Le lien fonctionne jusqu’au {date}.',
  'mail.pdf.action': 'Télécharger le PDF',
  'mail.pdf.presentation': 'Ouvrir la présentation',
  'mail.pdf.after': 'Passé ce jour, ouvrez la présentation et exportez-la de nouveau. Vous l’avez payée et n’aurez pas à payer deux fois.',
  'mail.pdf.footer': 'Vous recevez ce message parce que vous avez acheté ce PDF sur {brand} ({origin}).',
};

import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'embed.page.title': 'Intégrer et piloter',
  'embed.page.lead': 'Placez une présentation sur n’importe quelle page et pilotez-la depuis cette page.',
  'embed.page.get': 'Obtenir le code',
  'embed.try.title': 'Essayer',
  'embed.try.lead': 'Chaque bouton envoie un vrai message à la visionneuse. Tout ce qui part et revient s’affiche en dessous.',
  'embed.try.oid': 'Identifiant de la présentation',
  'embed.try.show': 'Afficher',
  'embed.try.noneTitle': 'Rien à essayer pour l’instant',
  'embed.try.noneText': 'Aucune présentation de ce site n’est publique. Saisissez l’identifiant d’une présentation que vous pouvez voir.',
  'embed.try.dialects': 'Type de messages',
  'embed.try.own': 'Les nôtres',
  'embed.try.classic': 'Classiques',
  'embed.try.message': 'Contenu du message',
  'embed.try.send': 'Envoyer',
  'embed.try.notJson': 'Ce JSON n’est pas valide. Vérifiez les guillemets et les accolades.',
  'embed.try.log': 'Envoyés et reçus',
  'embed.try.clear': 'Vider',
  'embed.try.empty': 'Rien pour l’instant.',
  'embed.try.sent': 'Envoyé',
  'embed.try.received': 'Reçu',
  'embed.script.title': 'Avec notre script',
  'embed.script.lead':
    'Marquez un emplacement et chargez le script une fois. Il y place une visionneuse, la charge dès qu’elle devient visible et vous donne un lecteur pour la piloter.',
  'embed.script.player':
    'Chaque méthode renvoie une promesse de l’état qui suit. Ce que vous demandez avant l’arrivée de la visionneuse l’attend. Si vous ajoutez des emplacements plus tard, appelez Lectern.scan().',
  'embed.frame.title': 'Avec un simple cadre',
  'embed.frame.lead':
    'Un cadre n’a besoin d’aucun script. Les options vont dans son adresse ; avec notre script, ce sont des attributs data ou des propriétés du même nom.',
  'embed.option.title': 'Réglages',
  'embed.option.autoplay':
    '1 démarre et avance automatiquement. Un nombre à partir de 1000 est le temps entre deux mouvements, en millisecondes.',
  'embed.option.loop': '1 recommence à la fin.',
  'embed.option.controls': '0 masque les commandes. Le clavier, les gestes et les messages fonctionnent toujours.',
  'embed.option.explorable': '0 garde les visiteurs sur le parcours : ni déplacement, ni zoom.',
  'embed.option.learn': '1 ajoute à la fin un bouton qui mène à {brand}.',
  'embed.option.step': 'L’étape de départ, comptée à partir de 1.',
  'embed.option.lang': 'La langue des commandes : de, en, es, fr, hu, it, ja, ko ou pt. Par défaut, celle du visiteur.',
  'embed.option.theme': 'present pour des boutons ambre, toute autre valeur pour des verts',
  'embed.option.meeting':
    'l’identifiant de la visioconférence qui montre la visionneuse, avec user_id, app_version, os et os_version : les événements les reprennent',
  'embed.table.name': 'Nom',
  'embed.table.usual': 'Par défaut',
  'embed.table.meaning': 'Signification',
  'embed.own.title': 'Nos messages',
  'embed.own.lead':
    'Envoyez des objets avec postMessage. La visionneuse ne parle qu’aux pages qui ont parlé les premières : commencez donc par listen. Une commande munie d’un numéro request reçoit une réponse portant ce numéro.',
  'embed.own.state': 'L’état',
  'embed.own.safety':
    'La visionneuse n’écoute que la page qui l’entoure et répond à son origine. De votre côté, vérifiez aussi source et origin.',
  'embed.command.title': 'Commandes',
  'embed.command.listen': 'Donne l’état maintenant, puis à chaque changement.',
  'embed.command.start': 'Démarre ; après la fin, recommence.',
  'embed.command.move':
    'Un pas en avant ou en arrière, ou jusqu’à une extrémité. Un pas est une étape ou une apparition. Avant le début, next démarre.',
  'embed.command.goTo': 'Se rend à une étape, comptée à partir de 0.',
  'embed.command.goToStep': 'Se rend à un pas du parcours, compté à partir de 0, apparitions comprises.',
  'embed.command.goToObject': 'Se rend à un objet d’après son identifiant.',
  'embed.command.overview': 'Montre tout le canevas, puis revient au parcours.',
  'embed.command.play': 'Avance automatiquement, avec ce nombre de millisecondes entre les mouvements.',
  'embed.command.pause': 'S’arrête ce nombre de millisecondes, ou jusqu’à la reprise.',
  'embed.command.set': 'Active ou désactive les sous-titres, la sourdine ou la boucle.',
  'embed.event.title': 'Événements',
  'embed.event.state': 'Quelque chose a changé.',
  'embed.event.started': 'La présentation est à l’écran.',
  'embed.event.step': 'La caméra part vers ce pas.',
  'embed.event.ended': 'Le dernier pas est passé.',
  'embed.event.failed': 'Impossible de l’afficher : script, content, offline ou browser.',
  'embed.event.answer': 'Votre commande a été exécutée.',
  'embed.playerJs.lead':
    'Les outils qui parlent player.js 0.1 fonctionnent tels quels. Pour eux, une présentation est un film d’une seconde par étape : sa durée est le nombre d’étapes, son temps l’étape en cours, comptée à partir de 0, et la durée entière à la fin.',
  'embed.playerJs.limits':
    'Il n’y a pas de volume, et timeupdate arrive à chaque étape plutôt qu’à chaque instant. La lecture signifie que la présentation avance d’elle-même.',
  'embed.classic.title': 'Messages du lecteur classique',
  'embed.classic.lead':
    'Les pages écrites pour le lecteur classique continuent de fonctionner dès que le cadre a notre adresse. Les messages sont des chaînes JSON ; ses étapes sont les nôtres, ses étapes d’animation nos apparitions. Après init, vous recevez une fois tout l’état, puis ce qui change.',
};

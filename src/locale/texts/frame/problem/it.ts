import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'problem.badRequest.title': 'Non siamo riusciti a leggere la richiesta',
  'problem.badRequest.detail': 'Una parte non è nella forma prevista. Niente è stato modificato. Torna indietro e riprova.',
  'problem.signedOut.title': 'Accedi per continuare',
  'problem.signedOut.detail':
    'Non hai effettuato l’accesso, oppure nel frattempo la sessione è terminata. Niente è stato modificato. Accedi e riprova.',
  'problem.wrongToken.title': 'Questa autorizzazione è scaduta',
  'problem.wrongToken.detail': 'Valeva solo per poco tempo, o per qualcos’altro. Avvia di nuovo l’esportazione.',
  'problem.wrongForm.title': 'Questo modulo è scaduto',
  'problem.wrongForm.detail':
    'È rimasto aperto a lungo o veniva da un altro sito, quindi niente è stato modificato. Torna indietro, ricarica la pagina e invialo di nuovo.',
  'problem.forbidden.title': 'Non hai accesso a questo contenuto',
  'problem.forbidden.detail': 'Il tuo account non ha il permesso di vedere o fare questo. Chiedi l’accesso al proprietario.',
  'problem.notBought.title': 'Questo PDF non è stato acquistato',
  'problem.notBought.detail':
    'Non è stato esportato niente. Acquista il PDF dalla pagina della presentazione. Se l’hai già acquistato, accedi con l’account che hai usato.',
  'problem.notForSale.title': 'Questo PDF non è in vendita',
  'problem.notForSale.detail': 'Non è stato addebitato niente. Se l’hai acquistato in precedenza, accedi con l’account che hai usato.',
  'problem.notFound.title': 'Qui non c’è niente',
  'problem.notFound.detail': 'Forse l’indirizzo è sbagliato, oppure la pagina è privata o è stata spostata. Prova con una ricerca.',
  'problem.methodNotAllowed.title': 'Qui non funziona',
  'problem.methodNotAllowed.detail': 'Questo indirizzo non accetta questo tipo di richiesta. Niente è stato modificato.',
  'problem.alreadyYours.title': 'Questo PDF è già tuo',
  'problem.alreadyYours.detail': 'Non serve pagare di nuovo. Chiudi il modulo e scarica il PDF.',
  'problem.paymentPending.title': 'Il tuo pagamento è in arrivo',
  'problem.paymentPending.detail':
    'Non serve pagare di nuovo. Appena il denaro arriva, potrai scaricare il PDF dalla pagina della presentazione.',
  'problem.gone.title': 'Questo contenuto non c’è più',
  'problem.gone.detail': 'Il proprietario lo ha eliminato definitivamente.',
  'problem.expired.title': 'Questo link è scaduto',
  'problem.expired.detail': 'Chiedine uno nuovo a chi te lo ha mandato.',
  'problem.tooLarge.title': 'È troppo grande',
  'problem.tooLarge.detail':
    'Quello che hai inviato supera la dimensione accettata da questo server. Niente è stato salvato. Riducila e riprova.',
  'problem.documentTooLarge.title': 'Questa presentazione è troppo grande per farlo',
  'problem.documentTooLarge.detail':
    'Contiene più di quanto questo server riesca a elaborare in una volta. Si può ancora guardare e condividere, e non è cambiato nulla.',
  'problem.noRoom.title': 'Spazio insufficiente',
  'problem.noRoom.detail':
    'Lo spazio di archiviazione del proprietario di questa presentazione è pieno. Non è stato salvato nulla. Elimina qualcosa e riprova.',
  'problem.tooManyPixels.title': 'Questa immagine ha troppi pixel',
  'problem.tooManyPixels.detail': 'Può averne al massimo 100 milioni. Non è stato salvato nulla. Riducila e riprova.',
  'problem.wrongType.title': 'Non conosciamo questo tipo di file',
  'problem.wrongType.detail': 'Quello che hai inviato è di un tipo non accettato qui. Niente è stato salvato.',
  'problem.invalid.title': 'Qualcosa va corretto',
  'problem.invalid.detail': 'Uno o più valori non sono validi. Niente è stato modificato.',
  'problem.tooMany.title': 'Un po’ più piano, per favore',
  'problem.tooMany.detail': 'Sono arrivate troppe richieste dalla tua connessione. Aspetta un minuto, poi riprova. Niente è andato perso.',
  'problem.internal.title': 'Qualcosa è andato storto da parte nostra',
  'problem.internal.detail':
    'L’errore è stato registrato e la tua ultima azione potrebbe non essere stata salvata. Riprova tra un momento.',
  'problem.away.title': 'Torniamo subito',
  'problem.away.detail':
    'Una parte di questo server si sta riavviando. Niente di ciò che era salvato è andato perso. Riprova tra un momento.',
  'problem.changeRefused.title': 'Questa modifica non è stata applicata',
  'problem.changeRefused.detail':
    'Viola una regola della presentazione o parte da uno stato superato. Non è cambiato nulla. Ricarica la pagina per continuare.',
  'problem.outdated.title': 'Questa pagina non è aggiornata',
  'problem.outdated.detail':
    'Il sito è stato aggiornato da quando l’hai aperta. Non è cambiato nulla. Ricarica la pagina: ciò che non era ancora salvato resta su questo dispositivo.',
  'problem.documentsBusy.title': 'In questo momento c’è molto da fare',
  'problem.documentsBusy.detail':
    'Stiamo ancora elaborando altre presentazioni di grandi dimensioni. Non è cambiato nulla. Riprova tra poco.',
  'problem.paymentsAway.title': 'Qualcosa è andato storto con il pagamento',
  'problem.paymentsAway.detail': 'Il fornitore dei pagamenti non ha risposto. Riprova. Se il problema persiste, contatta l’assistenza.',
  'problem.full.title': 'Questo server è pieno',
  'problem.full.detail':
    'Non c’è più spazio per salvare nulla. La tua ultima modifica non è stata salvata; tutto il resto è al sicuro. Riprova più tardi o avvisa chi gestisce questo server.',
  'problem.reference': 'Riferimento: {requestId}',
  'problem.home': 'Vai alla pagina iniziale',
  'problem.retry': 'Riprova',
};

import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} e {count} in più',
  'imports.warningAtStops': '{what}: {count, plural, one {tappa {stops}} many {tappe {stops}} other {tappe {stops}}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video':
    '{count, plural, one {# video incorporato è mostrato come immagine} many {# video incorporati sono mostrati come immagini} other {# video incorporati sono mostrati come immagini}}',
  'imports.warning.audio':
    '{count, plural, one {# suono è stato tralasciato} many {# suoni sono stati tralasciati} other {# suoni sono stati tralasciati}}',
  'imports.warning.macro':
    '{count, plural, one {Una macro è stata tralasciata; non viene mai eseguita} many {Le macro sono state tralasciate; non vengono mai eseguite} other {Le macro sono state tralasciate; non vengono mai eseguite}}',
  'imports.warning.hidden':
    '{count, plural, one {# diapositiva nascosta è stata tralasciata} many {# diapositive nascoste sono state tralasciate} other {# diapositive nascoste sono state tralasciate}}',
  'imports.warning.fonts':
    '{count, plural, one {# carattere è sostituito da uno simile} many {# caratteri sono sostituiti da altri simili} other {# caratteri sono sostituiti da altri simili}}',
  'imports.warning.picture':
    '{count, plural, one {# immagine illeggibile è stata tralasciata} many {# immagini illeggibili sono state tralasciate} other {# immagini illeggibili sono state tralasciate}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {# immagine molto grande è stata ridotta} many {# immagini molto grandi sono state ridotte} other {# immagini molto grandi sono state ridotte}}',
  'imports.warning.chart':
    '{count, plural, one {# grafico non si è potuto disegnare com’era} many {# grafici non si sono potuti disegnare com’erano} other {# grafici non si sono potuti disegnare com’erano}}',
  'imports.warning.animation':
    '{count, plural, one {# animazione funziona diversamente o manca} many {# animazioni funzionano diversamente o mancano} other {# animazioni funzionano diversamente o mancano}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# file incorporato è mostrato come immagine} many {# file incorporati sono mostrati come immagini} other {# file incorporati sono mostrati come immagini}}',
  'imports.warning.external':
    '{count, plural, one {# elemento è fuori dal file e non è stato scaricato} many {# elementi sono fuori dal file e non sono stati scaricati} other {# elementi sono fuori dal file e non sono stati scaricati}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# link forse dannoso è stato rimosso} many {# link forse dannosi sono stati rimossi} other {# link forse dannosi sono stati rimossi}}',
  'imports.warning.text-cut':
    '{count, plural, one {# testo molto lungo è stato tagliato} many {# testi molto lunghi sono stati tagliati} other {# testi molto lunghi sono stati tagliati}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# oggetto di troppo è stato tralasciato} many {# oggetti di troppo sono stati tralasciati} other {# oggetti di troppo sono stati tralasciati}}',
  'imports.warning.effect':
    '{count, plural, one {# effetto visivo è più semplice} many {# effetti visivi sono più semplici} other {# effetti visivi sono più semplici}}',
  'imports.warning.equation':
    '{count, plural, one {# equazione è mostrata come testo} many {# equazioni sono mostrate come testo} other {# equazioni sono mostrate come testo}}',
  'imports.warning.html':
    '{count, plural, one {# frammento HTML è stato tralasciato} many {# frammenti HTML sono stati tralasciati} other {# frammenti HTML sono stati tralasciati}}',
  'imports.warning.diagram':
    '{count, plural, one {# diagramma non si è potuto disegnare com’era} many {# diagrammi non si sono potuti disegnare com’erano} other {# diagrammi non si sono potuti disegnare com’erano}}',
  'imports.warning.page-as-picture':
    '{count, plural, one {# pagina è mostrata come immagine} many {# pagine sono mostrate come immagini} other {# pagine sono mostrate come immagini}}',
  'imports.warning.motion-picture':
    '{count, plural, one {# immagine animata resta ferma} many {# immagini animate restano ferme} other {# immagini animate restano ferme}}',
  'imports.warning.missing-file':
    '{count, plural, one {# immagine non era nel file} many {# immagini non erano nel file} other {# immagini non erano nel file}}',
  'imports.warning.unreadable-slide':
    '{count, plural, one {# diapositiva non si è potuta leggere} many {# diapositive non si sono potute leggere} other {# diapositive non si sono potute leggere}}',
  'imports.warning.nested-file':
    '{count, plural, one {# file contenuto non si è potuto importare} many {# file contenuti non si sono potuti importare} other {# file contenuti non si sono potuti importare}}',
  'imports.problem.empty': 'Questo file è vuoto.',
  'imports.problem.unknown-format':
    'Questo tipo di file non si può importare. Si possono importare PowerPoint, PDF, Markdown, .pez, .lectern, immagini e file ZIP che li contengono.',
  'imports.problem.wrong-format': 'Il contenuto non corrisponde al nome del file. Salvalo di nuovo nel programma da cui proviene.',
  'imports.problem.old-format': 'È un file di un vecchio PowerPoint (.ppt). Aprilo in PowerPoint o LibreOffice e salvalo come .pptx.',
  'imports.problem.encrypted': 'Questo file è protetto da password. Salvalo senza password e riprova.',
  'imports.problem.broken': 'Questo file è danneggiato e non si può leggere. Salvalo o esportalo di nuovo, poi riprova.',
  'imports.problem.too-large': 'Questo file contiene più di quanto si possa importare. Dividilo in più file.',
  'imports.problem.too-many-slides': 'Questo file ha più diapositive di quante ne contenga una presentazione. Dividilo in più file.',
  'imports.problem.too-many-pixels': 'Questa immagine ha troppi pixel: al massimo 100 milioni. Riducila e riprova.',
  'imports.problem.nothing-inside': 'In questo file non c’è nulla da mostrare.',
  'imports.problem.too-slow': 'La lettura di questo file richiedeva troppo tempo ed è stata interrotta. Forse qualcosa è danneggiato.',
  'imports.problem.too-much-memory':
    'La lettura di questo file richiedeva troppa memoria ed è stata interrotta. La causa possono essere immagini molto grandi.',
  'imports.problem.stopped': 'L’importazione è stata interrotta.',
  'imports.problem.crash':
    'Qualcosa è andato storto da parte nostra durante la lettura di questo file. Non è stato importato nulla. Riprova più tardi.',
  'imports.problem.no-room':
    'Il contenuto di questo file non entra più nel tuo spazio. Non è stato importato nulla. Elimina qualcosa, poi riprova.',
  'imports.refused.title': 'Questo file non è stato accettato',
  'imports.refused.large': 'È troppo grande. Qui un file può avere {limit}.',
  'imports.refused.storage': 'Il tuo spazio è quasi pieno: restano {limit}. Elimina qualcosa, poi riprova.',
  'imports.refused.many': 'Ci sono già {limit} file in corso. Attendi che alcuni siano terminati.',
};

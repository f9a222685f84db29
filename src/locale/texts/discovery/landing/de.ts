import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'landing.title': 'Präsentationen auf einer zoombaren Leinwand',
  'landing.description':
    'Bring alles auf eine Leinwand, zeichne einen Pfad hindurch und flieg beim Präsentieren von Station zu Station. Open Source und auf deinem eigenen Server.',
  'landing.hero.title': 'Zeig das große Ganze, dann zoom hinein',
  'landing.hero.lead': 'Bring alles auf eine Leinwand, zeichne einen Pfad hindurch und flieg beim Präsentieren von Station zu Station.',
  'landing.getStarted': 'Loslegen',
  'landing.dashboard': 'Zum Dashboard',
  'landing.explore': 'Präsentationen entdecken',
  'landing.stage.label': 'Eine Leinwand zum Ausprobieren: Licht in der Tiefe',
  'landing.stage.alt':
    'Ein Querschnitt durch den Ozean, gezeichnet als eine Leinwand. Ein gepunkteter Pfad verbindet sechs runde Szenen, vom Korallenriff nahe der Oberfläche bis zum U-Boot am Meeresgrund.',
  'landing.stage.choose': 'Wähle eine Station, um hinzufliegen',
  'landing.stage.overview': 'Überblick',
  'landing.stage.previous': 'Vorige Station',
  'landing.stage.next': 'Nächste Station',
  'landing.stage.stop': '{number} von {count}: {name}',
  'landing.stage.title': 'Licht in der Tiefe',
  'landing.stage.subtitle': 'In sechs Stationen vom Sonnenlicht zum Meeresgrund',
  'landing.stop.sunlight.name': 'Lichtzone',
  'landing.stop.sunlight.detail': '0 bis 200 Meter',
  'landing.stop.twilight.name': 'Dämmerzone',
  'landing.stop.twilight.detail': '200 bis 1.000 Meter',
  'landing.stop.midnight.name': 'Mitternachtszone',
  'landing.stop.midnight.detail': '1.000 bis 4.000 Meter',
  'landing.stop.abyss.name': 'Das Abyssal',
  'landing.stop.abyss.detail': '4.000 bis 6.000 Meter',
  'landing.stop.smokers.name': 'Schlote',
  'landing.stop.smokers.detail': 'Hydrothermalquellen',
  'landing.stop.unmapped.name': 'Weiße Flecken',
  'landing.stop.unmapped.detail': 'Offene Fragen',
  'landing.decks.title': 'Bring deine Folien mit',
  'landing.decks.text':
    'Zieh eine PowerPoint-, PDF- oder Markdown-Datei hinein. Jede Folie wird zu einer Station auf einer Leinwand, fertig angeordnet und frei beweglich.',
  'landing.decks.alt': 'Aus drei Dateien (PowerPoint, PDF und Markdown) werden drei nummerierte Stationen auf einer Leinwand.',
  'landing.canvas.title': 'Eine Leinwand, ein Pfad',
  'landing.canvas.text':
    'Tritt zurück für das Ganze, tauch ein ins Detail. Text und Zeichnungen bleiben in jeder Tiefe scharf, und der Pfad zeigt immer, wo du bist.',
  'landing.canvas.alt': 'Dieselbe Leinwand dreimal: von Weitem, an ihrer dritten Station und ganz nah an der Leuchte eines Anglerfischs.',
  'landing.share.title': 'Teilen, einbetten, sehen, wie es ankommt',
  'landing.share.text':
    'Jede Präsentation ist eine Seite, die sich in jedem Browser öffnen und in jede andere Seite einbetten lässt. Statistiken zeigen, welche Stationen fesseln und wo die Leute abspringen.',
  'landing.share.alt':
    'Ein Link zum Kopieren und ein Diagramm mit einer Säule für jede von sechs Stationen: wie viele bis dorthin geblieben sind.',
  'landing.share.copy': 'Link kopieren',
  'landing.share.chart': 'Publikum je Station',
  'landing.host.title': 'Auf deinem eigenen Server',
  'landing.host.text': 'Ein Befehl startet alles auf deinem eigenen Rechner. Präsentationen, Konten und Statistiken bleiben dort.',
  'landing.host.alt': 'Ein Terminal, in dem npm start Seiten, Datenbank, Dateien und E-Mail startet.',
  'landing.host.pages': 'Seiten',
  'landing.host.database': 'Datenbank',
  'landing.host.files': 'Dateien',
  'landing.host.mail': 'E-Mail',
  'landing.end.title': 'Gib deiner nächsten Idee Raum',
  'landing.end.text':
    'Bring alles auf eine Leinwand, zeichne einen Pfad hindurch und teile sie mit einem Link. Kostenlos, Open Source und auf deinem eigenen Server.',
};

import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'landing.title': 'Prezentációk egyetlen nagyítható vásznon',
  'landing.description':
    'Tegyél mindent egyetlen vászonra, rajzolj rajta útvonalat, és prezentálás közben repülj állomásról állomásra. Nyílt forráskódú, a saját szervereden.',
  'landing.hero.title': 'Mutasd meg az egészet, aztán nagyíts rá',
  'landing.hero.lead': 'Tegyél mindent egyetlen vászonra, rajzolj rajta útvonalat, és prezentálás közben repülj állomásról állomásra.',
  'landing.getStarted': 'Vágj bele',
  'landing.dashboard': 'Irányítópultom',
  'landing.explore': 'Prezentációk felfedezése',
  'landing.stage.label': 'Kipróbálható vászon: Fény a mélyben',
  'landing.stage.alt':
    'Az óceán keresztmetszete, egyetlen vászonra rajzolva. Hat kerek jelenetet, a felszín közeli korallzátonytól a tengerfenéken járó tengeralattjáróig, pontozott útvonal köt össze.',
  'landing.stage.choose': 'Válassz egy állomást, és odarepülsz',
  'landing.stage.overview': 'Áttekintés',
  'landing.stage.previous': 'Előző állomás',
  'landing.stage.next': 'Következő állomás',
  'landing.stage.stop': '{number}/{count}: {name}',
  'landing.stage.title': 'Fény a mélyben',
  'landing.stage.subtitle': 'Hat állomás a napfénytől a tengerfenékig',
  'landing.stop.sunlight.name': 'Napfényzóna',
  'landing.stop.sunlight.detail': '0–200 méter',
  'landing.stop.twilight.name': 'Szürkületi zóna',
  'landing.stop.twilight.detail': '200–1000 méter',
  'landing.stop.midnight.name': 'Éjféli zóna',
  'landing.stop.midnight.detail': '1000–4000 méter',
  'landing.stop.abyss.name': 'Abisszális zóna',
  'landing.stop.abyss.detail': '4000–6000 méter',
  'landing.stop.smokers.name': 'Füstölgők',
  'landing.stop.smokers.detail': 'Hidrotermális kürtők',
  'landing.stop.unmapped.name': 'Fehér foltok',
  'landing.stop.unmapped.detail': 'Nyitott kérdések',
  'landing.decks.title': 'Hozd a diáidat',
  'landing.decks.text':
    'Húzz be egy PowerPoint-, PDF- vagy Markdown-fájlt. Minden dia egy állomás lesz ugyanazon a vásznon: mi elrendezzük, te szabadon mozgathatod.',
  'landing.decks.alt':
    'Három fájlból, egy PowerPointból, egy PDF-ből és egy Markdown-szövegből három számozott állomás lesz egyetlen vásznon.',
  'landing.canvas.title': 'Egy vászon, egy útvonal',
  'landing.canvas.text':
    'Lépj hátra az egészért, merülj alá a részletekért. A szöveg és a rajz minden mélységben éles marad, az útvonal pedig mindig mutatja, hol jársz.',
  'landing.canvas.alt': 'Ugyanaz a vászon háromszor: távolról, a harmadik állomásnál, és egészen közelről egy horgászhal lámpásánál.',
  'landing.share.title': 'Oszd meg, ágyazd be, és lásd, hogyan nézik',
  'landing.share.text':
    'Minden prezentáció egy oldal, amely bármely böngészőben megnyílik, és bármely más oldalba beágyazható. A statisztika megmutatja, melyik állomás kötötte le a nézőket, és hol hagyták abba.',
  'landing.share.alt': 'Egy másolható link és egy diagram hat oszloppal, minden állomáshoz egy: hány néző maradt addig.',
  'landing.share.copy': 'Link másolása',
  'landing.share.chart': 'Nézők állomásonként',
  'landing.host.title': 'A saját szervereden',
  'landing.host.text': 'Egyetlen parancs mindent elindít a saját gépeden. A prezentációk, a fiókok és a statisztikák ott is maradnak.',
  'landing.host.alt': 'Terminál, amelyben az npm start elindítja az oldalakat, az adatbázist, a fájlokat és a levelezést.',
  'landing.host.pages': 'Oldalak',
  'landing.host.database': 'Adatbázis',
  'landing.host.files': 'Fájlok',
  'landing.host.mail': 'Levelezés',
  'landing.end.title': 'Adj teret a következő ötletednek',
  'landing.end.text':
    'Tegyél mindent egyetlen vászonra, rajzolj rajta útvonalat, és oszd meg egy linkkel. Ingyenes, nyílt forráskódú, a saját szervereden.',
};

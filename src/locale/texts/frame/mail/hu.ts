import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'mail.greeting': 'Szia {name},',
  'mail.hello': 'Szia,',
  'mail.footer':
    'Azért kapod ezt az üzenetet, mert valaki megadta a címedet itt: {brand} ({origin}). Ha nem te voltál, hagyd figyelmen kívül: nem történik semmi.',
  'mail.link': 'Ha a gomb nem működik, másold ezt a címet a böngésződbe:',
  'mail.confirm.subject': 'Erősítsd meg a címed',
  'mail.confirm.text':
    'örülünk, hogy itt vagy. Erősítsd meg, hogy ez a cím a tiéd, és már használhatod is {brand}-fiókodat. A link 24 óráig érvényes.',
  'mail.confirm.action': 'Cím megerősítése',
  'mail.exists.subject': 'Már van fiókod',
  'mail.exists.text':
    'valaki, valószínűleg te, {brand}-fiókot próbált létrehozni ezzel a címmel. De már van fiókod. Lépj be, vagy ha elfelejtetted a jelszavad, válassz újat.',
  'mail.exists.action': 'Belépés',
  'mail.reset.subject': 'Válassz új jelszót',
  'mail.reset.text':
    'új jelszót kértél {brand}-fiókodhoz. A link egy óráig érvényes, és csak egyszer használható. Amíg nem használod, a régi jelszavad marad érvényben.',
  'mail.reset.action': 'Új jelszó választása',
  'mail.change.subject': 'Erősítsd meg az új címed',
  'mail.change.text':
    'erősítsd meg, hogy ez a cím a tiéd, és mostantól ez tartozik {brand}-fiókodhoz a régi helyett. A link 24 óráig érvényes.',
  'mail.change.action': 'Ezt a címet használom',
  'mail.changed.subject': 'Megváltozott a címed',
  'mail.changed.text':
    '{brand}-fiókodhoz mostantól új cím tartozik, ezt a címet már nem használjuk. Ha nem te voltál, azonnal szólj a szerver üzemeltetőjének.',
  'mail.changed.action': 'Beállítások megnyitása',
  'mail.when': 'Mikor: {date}, {time}',
  'mail.device': 'Eszköz: {device}',
  'mail.notice.footer': 'Azért kapod ezt az üzenetet, mert a fiókod biztonságáról szól: {brand} ({origin}).',
  'mail.passwordChanged.subject': 'Megváltozott a jelszavad',
  'mail.passwordChanged.text':
    'megváltozott {brand}-fiókod jelszava. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.passwordChanged.action': 'Új jelszó választása',
  'mail.changedHere.subject': 'Megváltozott a címed',
  'mail.changedHere.text':
    '{brand}-fiókodhoz mostantól ez a cím tartozik. Ha te változtattad meg, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.changedHere.action': 'Új jelszó választása',
  'mail.newDevice.subject': 'Új eszköz a fiókodban',
  'mail.newDevice.text':
    'valaki olyan eszközről lépett be {brand}-fiókodba, amelyet ott eddig nem használtak. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.newDevice.action': 'Új jelszó választása',
  'mail.authenticatorOn.subject': 'Hitelesítő alkalmazás bekapcsolva',
  'mail.authenticatorOn.text':
    'bekapcsoltak egy hitelesítő alkalmazást {brand}-fiókodhoz. A belépéshez mostantól kell egy kód belőle. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót, és fordulj a szerver üzemeltetőjéhez.',
  'mail.authenticatorOff.subject': 'Hitelesítő alkalmazás kikapcsolva',
  'mail.authenticatorOff.text':
    'kikapcsolták {brand}-fiókod hitelesítő alkalmazását. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.passkeyAdded.subject': 'Új azonosítókulcs',
  'mail.passkeyAdded.text':
    'azonosítókulcsot adtak {brand}-fiókodhoz. Akinél ez van, be tud lépni vele. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót, és fordulj a szerver üzemeltetőjéhez.',
  'mail.passkeyRemoved.subject': 'Eltávolított azonosítókulcs',
  'mail.passkeyRemoved.text':
    'eltávolítottak egy azonosítókulcsot {brand}-fiókodból. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.newRecoveryCodes.subject': 'Új helyreállító kódok',
  'mail.newRecoveryCodes.text':
    'új helyreállító kódok készültek {brand}-fiókodhoz. A régebbiek már nem érvényesek. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.recoveryCodeUsed.subject': 'Felhasznált helyreállító kód',
  'mail.recoveryCodeUsed.text':
    'felhasználták {brand}-fiókod egyik helyreállító kódját. Többször nem használható. Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót; ezzel minden eszközről is kijelentkezel.',
  'mail.pdf.subject': 'A te PDF-ed: „{title}”',
  'mail.pdf.text': 'Elkészült a PDF-ed: „{title}”. A link eddig a napig működik: {date}',
  'mail.pdf.action': 'PDF letöltése',
  'mail.pdf.presentation': 'Prezentáció megnyitása',
  'mail.pdf.after': 'Ezután nyisd meg a prezentációt, és exportáld újra. Már kifizetted, nem kell újra fizetned.',
  'mail.pdf.footer': 'Azért kapod ezt az üzenetet, mert megvetted ezt a PDF-et itt: {brand} ({origin}).',
};

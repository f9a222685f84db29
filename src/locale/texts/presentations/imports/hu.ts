import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} és még {count}',
  'imports.warningAtStops': '{what}: {count, plural, one {{stops}. állomás} other {{stops}. állomás}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video': '{count, plural, one {# beágyazott videó képként látszik} other {# beágyazott videó képként látszik}}',
  'imports.warning.audio': '{count, plural, one {# hang kimaradt} other {# hang kimaradt}}',
  'imports.warning.macro': '{count, plural, one {Egy makró kimaradt; soha nem fut le} other {A makrók kimaradtak; soha nem futnak le}}',
  'imports.warning.hidden': '{count, plural, one {# rejtett dia kimaradt} other {# rejtett dia kimaradt}}',
  'imports.warning.fonts': '{count, plural, one {# betűtípus helyett hasonló látszik} other {# betűtípus helyett hasonló látszik}}',
  'imports.warning.picture':
    '{count, plural, one {# kép nem volt olvasható, ezért kimaradt} other {# kép nem volt olvasható, ezért kimaradt}}',
  'imports.warning.picture-shrunk': '{count, plural, one {# nagyon nagy kép kisebb lett} other {# nagyon nagy kép kisebb lett}}',
  'imports.warning.chart':
    '{count, plural, one {# diagramot nem lehetett pontosan megrajzolni} other {# diagramot nem lehetett pontosan megrajzolni}}',
  'imports.warning.animation':
    '{count, plural, one {# animáció másképp működik vagy kimaradt} other {# animáció másképp működik vagy kimaradt}}',
  'imports.warning.embedded-file': '{count, plural, one {# beágyazott fájl képként látszik} other {# beágyazott fájl képként látszik}}',
  'imports.warning.external':
    '{count, plural, one {# elem a fájlon kívül van, ezért nem töltöttük le} other {# elem a fájlon kívül van, ezért nem töltöttük le}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# hivatkozás veszélyes lehetett, ezért eltávolítottuk} other {# hivatkozás veszélyes lehetett, ezért eltávolítottuk}}',
  'imports.warning.text-cut': '{count, plural, one {# nagyon hosszú szöveg rövidebb lett} other {# nagyon hosszú szöveg rövidebb lett}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# objektum már nem fért el, ezért kimaradt} other {# objektum már nem fért el, ezért kimaradt}}',
  'imports.warning.effect': '{count, plural, one {# vizuális effektus egyszerűbb lett} other {# vizuális effektus egyszerűbb lett}}',
  'imports.warning.equation': '{count, plural, one {# képlet egyszerű szövegként látszik} other {# képlet egyszerű szövegként látszik}}',
  'imports.warning.html': '{count, plural, one {# HTML-részlet kimaradt} other {# HTML-részlet kimaradt}}',
  'imports.warning.diagram':
    '{count, plural, one {# ábrát nem lehetett pontosan megrajzolni} other {# ábrát nem lehetett pontosan megrajzolni}}',
  'imports.warning.page-as-picture': '{count, plural, one {# oldal képként látszik} other {# oldal képként látszik}}',
  'imports.warning.motion-picture': '{count, plural, one {# mozgókép állóképként látszik} other {# mozgókép állóképként látszik}}',
  'imports.warning.missing-file': '{count, plural, one {# kép nem volt a fájlban} other {# kép nem volt a fájlban}}',
  'imports.warning.unreadable-slide': '{count, plural, one {# dia nem volt olvasható} other {# dia nem volt olvasható}}',
  'imports.warning.nested-file':
    '{count, plural, one {# benne lévő fájlt nem lehetett importálni} other {# benne lévő fájlt nem lehetett importálni}}',
  'imports.problem.empty': 'Ez a fájl üres.',
  'imports.problem.unknown-format':
    'Ilyen fájlt nem lehet importálni. PowerPoint, PDF, Markdown, .pez, .lectern, kép és ezekből készült ZIP importálható.',
  'imports.problem.wrong-format': 'A tartalom nem az, amit a fájl neve ígér. Mentsd újra abban a programban, amelyből származik.',
  'imports.problem.old-format':
    'Ez egy régi PowerPoint-fájl (.ppt). Nyisd meg PowerPointban vagy LibreOffice-ban, és mentsd .pptx formátumban.',
  'imports.problem.encrypted': 'Ezt a fájlt jelszó védi. Mentsd jelszó nélkül, és próbáld újra.',
  'imports.problem.broken': 'Ez a fájl sérült, nem olvasható. Mentsd vagy exportáld újra, majd próbáld meg ismét.',
  'imports.problem.too-large': 'Ebben a fájlban több van, mint amennyi importálható. Oszd fel több fájlra.',
  'imports.problem.too-many-slides': 'Ebben a fájlban több dia van, mint amennyi egy prezentációba fér. Oszd fel több fájlra.',
  'imports.problem.too-many-pixels': 'Ennek a képnek túl sok a képpontja: legfeljebb 100 millió lehet. Kicsinyítsd le, és próbáld újra.',
  'imports.problem.nothing-inside': 'Ebben a fájlban nincs mit megmutatni.',
  'imports.problem.too-slow': 'A fájl olvasása túl sokáig tartott, ezért leállítottuk. Lehet, hogy valami sérült benne.',
  'imports.problem.too-much-memory': 'A fájl olvasása túl sok memóriát igényelt, ezért leállítottuk. Nagyon nagy képek okozhatják.',
  'imports.problem.stopped': 'Az importálás leállt.',
  'imports.problem.crash': 'A fájl olvasása közben nálunk hiba történt. Semmit sem importáltunk. Próbáld meg később újra.',
  'imports.problem.no-room': 'A fájl tartalma már nem fér el a tárhelyeden. Semmit sem importáltunk. Törölj valamit, majd próbáld újra.',
  'imports.refused.title': 'Ezt a fájlt nem fogadtuk el',
  'imports.refused.large': 'Túl nagy. Itt egy fájl legfeljebb {limit} lehet.',
  'imports.refused.storage': 'A tárhelyed majdnem megtelt: {limit} maradt. Törölj valamit, majd próbáld újra.',
  'imports.refused.many': 'Már {limit} fájl van folyamatban. Várd meg, amíg néhány elkészül.',
};

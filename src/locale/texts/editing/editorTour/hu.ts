import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'editorTour.title': 'Gyors körbevezetés',
  'editorTour.place': '{place} / {count}',
  'editorTour.move.title': 'Mozogj a vásznon',
  'editorTour.move.lead':
    'Görgess vagy húzz a Mozgatás eszközzel, nagyításhoz pedig görgess a Ctrl lenyomásával. Érintőképernyőn egy ujjal mozgatsz, kettővel nagyítasz.',
  'editorTour.move.phone': 'Egy ujjal a vásznat mozgatod, kettővel nagyítasz. Koppints arra, amit módosítanál.',
  'editorTour.topics.title': 'Adj hozzá témákat',
  'editorTour.topics.lead':
    'A téma egy hely a vásznon egy gondolatnak. Válaszd a Témát, rajzold meg, és tegyél bele szöveget és képeket. A témákban további témák lehetnek.',
  'editorTour.topics.phone':
    'A téma egy hely a vásznon egy gondolatnak. Koppints az Új gombra, majd tegyél bele szöveget és képeket. A témákban további témák lehetnek.',
  'editorTour.path.title': 'Állítsd össze az útvonalat',
  'editorTour.path.lead':
    'Az útvonal az a sorrend, ahogy mások látják a témáidat. Jelölj ki egyet, add hozzá állomásként, majd nyomd meg a Vetítés gombot.',
  'editorTour.next': 'Tovább',
  'editorTour.back': 'Vissza',
  'editorTour.done': 'Kezdés',
  'editorTour.skip': 'Kihagyás',
  'editorTour.again': 'A körbevezetés mindig ott van a menüben és a parancsok között.',
};

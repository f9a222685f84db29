import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'landing.title': 'Presentaciones en un solo lienzo con zoom',
  'landing.description': 'Pon todo en un solo lienzo y presenta volando de parada en parada. De código abierto y en tu propio servidor.',
  'landing.hero.title': 'Muestra el conjunto y acércate al detalle',
  'landing.hero.lead': 'Pon todo en un solo lienzo y presenta volando de parada en parada.',
  'landing.getStarted': 'Empezar',
  'landing.dashboard': 'Abrir mi panel',
  'landing.explore': 'Explorar presentaciones',
  'landing.stage.label': 'Un lienzo para probar: Luz en lo profundo',
  'landing.stage.alt':
    'Un corte transversal del océano, dibujado como un solo lienzo. Seis escenas redondas, desde un arrecife de coral cerca de la superficie hasta un submarino en el lecho marino, unidas por un recorrido de puntos.',
  'landing.stage.choose': 'Elige una parada para volar hasta ella',
  'landing.stage.overview': 'Vista general',
  'landing.stage.previous': 'Parada anterior',
  'landing.stage.next': 'Parada siguiente',
  'landing.stage.stop': '{number} de {count}: {name}',
  'landing.stage.title': 'Luz en lo profundo',
  'landing.stage.subtitle': 'Un descenso en seis paradas, de la luz del sol al lecho marino',
  'landing.stop.sunlight.name': 'Zona de luz solar',
  'landing.stop.sunlight.detail': 'De 0 a 200 metros',
  'landing.stop.twilight.name': 'La zona crepuscular',
  'landing.stop.twilight.detail': 'De 200 a 1000 metros',
  'landing.stop.midnight.name': 'Zona de medianoche',
  'landing.stop.midnight.detail': 'De 1000 a 4000 metros',
  'landing.stop.abyss.name': 'El abismo',
  'landing.stop.abyss.detail': 'De 4000 a 6000 metros',
  'landing.stop.smokers.name': 'Fumarolas',
  'landing.stop.smokers.detail': 'Fuentes hidrotermales',
  'landing.stop.unmapped.name': 'Aún sin mapa',
  'landing.stop.unmapped.detail': 'Preguntas abiertas',
  'landing.decks.title': 'Trae tus diapositivas',
  'landing.decks.text':
    'Suelta un archivo de PowerPoint, PDF o Markdown. Cada diapositiva se convierte en una parada de un mismo lienzo, ya distribuida en cuadrícula, espiral, árbol o línea.',
  'landing.decks.alt':
    'Tres archivos, un PowerPoint, un PDF y un texto en Markdown, se convierten en tres paradas numeradas de un mismo lienzo.',
  'landing.edit.title': 'Créala en el lienzo',
  'landing.edit.text':
    'Coloca textos, imágenes, gráficos y dibujos donde deben estar, con ratón, dedos o solo con el teclado. Cada cambio se guarda al momento, incluso sin conexión.',
  'landing.edit.alt': 'El editor: un lienzo con escenas redondas, su esquema a la izquierda y las paradas del recorrido debajo.',
  'landing.canvas.title': 'Un lienzo, un recorrido',
  'landing.canvas.text':
    'Aléjate para ver el conjunto, sumérgete para ver el detalle. Las palabras y los dibujos se ven nítidos a cualquier profundidad, y el recorrido siempre muestra dónde estás.',
  'landing.canvas.alt': 'El mismo lienzo tres veces: desde lejos, en su tercera parada y muy de cerca, en la lámpara de un rape abisal.',
  'landing.share.title': 'Comparte, inserta y mide el interés',
  'landing.share.text':
    'Cada presentación es una página que se abre en cualquier navegador y se inserta en cualquier otra página. Las estadísticas muestran qué paradas retuvieron al público y en cuáles se fue.',
  'landing.share.alt':
    'Un enlace para copiar y un gráfico con una columna para cada una de seis paradas: cuántos espectadores se quedaron hasta cada una.',
  'landing.share.copy': 'Copiar enlace',
  'landing.share.chart': 'Espectadores en cada parada',
  'landing.host.title': 'En tu propio servidor',
  'landing.host.text':
    'Un solo comando pone todo en marcha en tu propia máquina. Las presentaciones, las cuentas y las estadísticas se quedan ahí.',
  'landing.host.alt': 'Una terminal en la que npm start pone en marcha páginas, base de datos, archivos y correo.',
  'landing.host.pages': 'Páginas',
  'landing.host.database': 'Base de datos',
  'landing.host.files': 'Archivos',
  'landing.host.mail': 'Correo',
  'landing.end.title': 'Dale espacio a tu próxima idea',
  'landing.end.text': 'Pon todo en un solo lienzo y compártelo con un enlace. Gratis, de código abierto y en tu propio servidor.',
};

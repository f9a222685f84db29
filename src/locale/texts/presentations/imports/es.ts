import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} y {count} más',
  'imports.warningAtStops': '{what}: {count, plural, one {parada {stops}} many {paradas {stops}} other {paradas {stops}}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video':
    '{count, plural, one {# vídeo incrustado se muestra como imagen} many {# vídeos incrustados se muestran como imágenes} other {# vídeos incrustados se muestran como imágenes}}',
  'imports.warning.audio': '{count, plural, one {Se omitió # sonido} many {Se omitieron # sonidos} other {Se omitieron # sonidos}}',
  'imports.warning.macro':
    '{count, plural, one {Se omitió una macro; nunca se ejecuta} many {Se omitieron las macros; nunca se ejecutan} other {Se omitieron las macros; nunca se ejecutan}}',
  'imports.warning.hidden':
    '{count, plural, one {Se omitió # diapositiva oculta} many {Se omitieron # diapositivas ocultas} other {Se omitieron # diapositivas ocultas}}',
  'imports.warning.fonts':
    '{count, plural, one {# fuente se sustituyó por una parecida} many {# fuentes se sustituyeron por otras parecidas} other {# fuentes se sustituyeron por otras parecidas}}',
  'imports.warning.picture':
    '{count, plural, one {# imagen no se pudo leer y se omitió} many {# imágenes no se pudieron leer y se omitieron} other {# imágenes no se pudieron leer y se omitieron}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {Se redujo # imagen muy grande} many {Se redujeron # imágenes muy grandes} other {Se redujeron # imágenes muy grandes}}',
  'imports.warning.chart':
    '{count, plural, one {# gráfico no se pudo dibujar tal como era} many {# gráficos no se pudieron dibujar tal como eran} other {# gráficos no se pudieron dibujar tal como eran}}',
  'imports.warning.animation':
    '{count, plural, one {# animación funciona de otro modo o se omitió} many {# animaciones funcionan de otro modo o se omitieron} other {# animaciones funcionan de otro modo o se omitieron}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# archivo incrustado se muestra como imagen} many {# archivos incrustados se muestran como imágenes} other {# archivos incrustados se muestran como imágenes}}',
  'imports.warning.external':
    '{count, plural, one {# elemento está fuera del archivo y no se descargó} many {# elementos están fuera del archivo y no se descargaron} other {# elementos están fuera del archivo y no se descargaron}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# enlace podía ser dañino y se quitó} many {# enlaces podían ser dañinos y se quitaron} other {# enlaces podían ser dañinos y se quitaron}}',
  'imports.warning.text-cut':
    '{count, plural, one {Se recortó # texto muy largo} many {Se recortaron # textos muy largos} other {Se recortaron # textos muy largos}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# objeto no cabía y se omitió} many {# objetos no cabían y se omitieron} other {# objetos no cabían y se omitieron}}',
  'imports.warning.effect':
    '{count, plural, one {# efecto visual se ve más sencillo} many {# efectos visuales se ven más sencillos} other {# efectos visuales se ven más sencillos}}',
  'imports.warning.equation':
    '{count, plural, one {# ecuación se muestra como texto} many {# ecuaciones se muestran como texto} other {# ecuaciones se muestran como texto}}',
  'imports.warning.html':
    '{count, plural, one {Se omitió # fragmento de HTML} many {Se omitieron # fragmentos de HTML} other {Se omitieron # fragmentos de HTML}}',
  'imports.warning.diagram':
    '{count, plural, one {# diagrama no se pudo dibujar tal como era} many {# diagramas no se pudieron dibujar tal como eran} other {# diagramas no se pudieron dibujar tal como eran}}',
  'imports.warning.page-as-picture':
    '{count, plural, one {# página se muestra como imagen} many {# páginas se muestran como imágenes} other {# páginas se muestran como imágenes}}',
  'imports.warning.motion-picture':
    '{count, plural, one {# imagen animada queda fija} many {# imágenes animadas quedan fijas} other {# imágenes animadas quedan fijas}}',
  'imports.warning.missing-file':
    '{count, plural, one {# imagen no estaba en el archivo} many {# imágenes no estaban en el archivo} other {# imágenes no estaban en el archivo}}',
  'imports.warning.unreadable-slide':
    '{count, plural, one {# diapositiva no se pudo leer} many {# diapositivas no se pudieron leer} other {# diapositivas no se pudieron leer}}',
  'imports.warning.nested-file':
    '{count, plural, one {# archivo incluido no se pudo importar} many {# archivos incluidos no se pudieron importar} other {# archivos incluidos no se pudieron importar}}',
  'imports.problem.empty': 'Este archivo está vacío.',
  'imports.problem.unknown-format':
    'Este tipo de archivo no se puede importar. Sí se pueden PowerPoint, PDF, Markdown, .pez, .lectern, imágenes y archivos ZIP con ellos.',
  'imports.problem.wrong-format':
    'El contenido no es lo que dice el nombre del archivo. Vuelve a guardarlo en el programa del que procede.',
  'imports.problem.old-format':
    'Es un archivo de una versión antigua de PowerPoint (.ppt). Ábrelo en PowerPoint o LibreOffice y guárdalo como .pptx.',
  'imports.problem.encrypted': 'Este archivo está protegido con contraseña. Guárdalo sin ella e inténtalo de nuevo.',
  'imports.problem.broken': 'Este archivo está dañado y no se puede leer. Guárdalo o expórtalo de nuevo e inténtalo otra vez.',
  'imports.problem.too-large': 'Este archivo contiene más de lo que se puede importar. Divídelo en varios archivos.',
  'imports.problem.too-many-slides':
    'Este archivo tiene más diapositivas de las que caben en una presentación. Divídelo en varios archivos.',
  'imports.problem.too-many-pixels': 'Esta imagen tiene demasiados píxeles: 100 millones como máximo. Redúcela e inténtalo de nuevo.',
  'imports.problem.nothing-inside': 'En este archivo no hay nada que mostrar.',
  'imports.problem.too-slow': 'Leer este archivo llevaba demasiado tiempo y se detuvo. Puede que algo en él esté dañado.',
  'imports.problem.too-much-memory': 'Leer este archivo requería demasiada memoria y se detuvo. La causa pueden ser imágenes muy grandes.',
  'imports.problem.stopped': 'La importación se detuvo.',
  'imports.problem.crash': 'Algo falló por nuestra parte al leer este archivo. No se importó nada. Inténtalo de nuevo más tarde.',
  'imports.problem.no-room':
    'Lo que sale de este archivo ya no cabe en tu almacenamiento. No se importó nada. Elimina algo e inténtalo de nuevo.',
  'imports.refused.title': 'No se aceptó este archivo',
  'imports.refused.large': 'Es demasiado grande. Aquí un archivo puede tener {limit}.',
  'imports.refused.storage': 'Tu almacenamiento está casi lleno: quedan {limit}. Elimina algo e inténtalo de nuevo.',
  'imports.refused.many': 'Ya hay {limit} archivos en curso. Espera a que terminen algunos.',
};

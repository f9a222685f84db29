import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'editorTour.title': 'Un recorrido rápido',
  'editorTour.place': '{place} de {count}',
  'editorTour.move.title': 'Muévete por el lienzo',
  'editorTour.move.lead':
    'Desplázate o arrastra con la herramienta Desplazar, y mantén pulsado Ctrl al desplazarte para hacer zoom. En una pantalla táctil, mueve con un dedo y haz zoom con dos.',
  'editorTour.move.phone': 'Un dedo mueve el lienzo, dos hacen zoom. Toca algo para cambiarlo.',
  'editorTour.topics.title': 'Añade temas',
  'editorTour.topics.lead':
    'Un tema es un lugar del lienzo para una idea. Elige Tema, dibújalo y pon dentro textos e imágenes. Los temas pueden contener otros temas.',
  'editorTour.topics.phone':
    'Un tema es un lugar del lienzo para una idea. Toca Añadir y pon dentro textos e imágenes. Los temas pueden contener otros temas.',
  'editorTour.path.title': 'Crea el recorrido',
  'editorTour.path.lead': 'El recorrido es el orden en que se ven tus temas. Selecciona uno, añádelo como parada y pulsa Presentar.',
  'editorTour.next': 'Siguiente',
  'editorTour.back': 'Atrás',
  'editorTour.done': 'Empezar',
  'editorTour.skip': 'Omitir el recorrido',
  'editorTour.again': 'El recorrido está siempre en el menú y entre los comandos.',
};

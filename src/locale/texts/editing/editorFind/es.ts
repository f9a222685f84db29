import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'editorFind.title': 'Buscar y reemplazar',
  'editorFind.find': 'Buscar',
  'editorFind.with': 'Reemplazar por',
  'editorFind.exact': 'Distinguir mayúsculas y acentos',
  'editorFind.words': 'Palabras completas',
  'editorFind.previous': 'Resultado anterior (Mayús+Intro)',
  'editorFind.next': 'Resultado siguiente (Intro)',
  'editorFind.close': 'Cerrar',
  'editorFind.searching': 'Buscando…',
  'editorFind.none': 'No se ha encontrado nada',
  'editorFind.count': '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  'editorFind.place': '{place} de {count}',
  'editorFind.replacing': 'Reemplazar…',
  'editorFind.replace': 'Reemplazar',
  'editorFind.replaceAll': 'Reemplazar todo',
  'editorFind.replaced':
    '{count, plural, one {# resultado reemplazado.} many {# resultados reemplazados.} other {# resultados reemplazados.}}',
  'editorFind.in.title': 'título',
  'editorFind.in.label': 'nombre',
  'editorFind.in.alt': 'descripción para lectores de pantalla',
  'editorFind.in.step.title': 'título de una parada',
  'editorFind.in.step.caption': 'subtítulo de una parada',
  'editorFind.in.step.notes': 'notas de una parada',
};

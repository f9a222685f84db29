import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'editorFind.title': 'Localizar e substituir',
  'editorFind.find': 'Localizar',
  'editorFind.with': 'Substituir por',
  'editorFind.exact': 'Diferenciar maiúsculas e acentos',
  'editorFind.words': 'Palavras inteiras',
  'editorFind.previous': 'Resultado anterior (Shift+Enter)',
  'editorFind.next': 'Próximo resultado (Enter)',
  'editorFind.close': 'Fechar',
  'editorFind.searching': 'Procurando…',
  'editorFind.none': 'Nada encontrado',
  'editorFind.count': '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  'editorFind.place': '{place} de {count}',
  'editorFind.replacing': 'Substituir…',
  'editorFind.replace': 'Substituir',
  'editorFind.replaceAll': 'Substituir tudo',
  'editorFind.replaced':
    '{count, plural, one {# resultado substituído.} many {# resultados substituídos.} other {# resultados substituídos.}}',
  'editorFind.in.title': 'título',
  'editorFind.in.label': 'nome',
  'editorFind.in.alt': 'descrição para leitores de tela',
  'editorFind.in.step.title': 'título de uma parada',
  'editorFind.in.step.caption': 'legenda de uma parada',
  'editorFind.in.step.notes': 'anotações de uma parada',
};

import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'editorTour.title': 'Um tour rápido',
  'editorTour.place': '{place} de {count}',
  'editorTour.move.title': 'Mova-se pela tela',
  'editorTour.move.lead':
    'Role ou arraste com a ferramenta Mover para se deslocar, e segure Ctrl ao rolar para dar zoom. Em uma tela sensível ao toque, use um dedo para mover e dois para o zoom.',
  'editorTour.move.phone': 'Um dedo move a tela, dois dão zoom. Toque em algo para alterá-lo.',
  'editorTour.topics.title': 'Adicione tópicos',
  'editorTour.topics.lead':
    'Um tópico é um lugar da tela para uma ideia. Escolha Tópico, desenhe-o e coloque textos e imagens dentro. Tópicos podem conter outros tópicos.',
  'editorTour.topics.phone':
    'Um tópico é um lugar da tela para uma ideia. Toque em Adicionar e coloque textos e imagens dentro. Tópicos podem conter outros tópicos.',
  'editorTour.path.title': 'Monte o percurso',
  'editorTour.path.lead':
    'O percurso é a ordem em que as pessoas veem seus tópicos. Selecione um, adicione-o como parada e clique em Apresentar.',
  'editorTour.next': 'Avançar',
  'editorTour.back': 'Voltar',
  'editorTour.done': 'Começar',
  'editorTour.skip': 'Pular o tour',
  'editorTour.again': 'O tour está sempre no menu e entre os comandos.',
};

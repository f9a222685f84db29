import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'landing.title': 'Apresentações numa única tela com zoom',
  'landing.description':
    'Coloque tudo numa única tela, trace um percurso e apresente voando de parada em parada. De código aberto e no seu próprio servidor.',
  'landing.hero.title': 'Mostre o todo e aproxime-se do detalhe',
  'landing.hero.lead': 'Coloque tudo numa única tela, trace um percurso e apresente voando de parada em parada.',
  'landing.getStarted': 'Começar',
  'landing.dashboard': 'Abrir o meu painel',
  'landing.explore': 'Explorar apresentações',
  'landing.stage.label': 'Uma tela para experimentar: Luz nas profundezas',
  'landing.stage.alt':
    'Um corte transversal do oceano, desenhado como uma única tela. Seis cenas redondas, de um recife de coral perto da superfície a um submarino no leito do mar, ligadas por um percurso pontilhado.',
  'landing.stage.choose': 'Escolha uma parada para voar até ela',
  'landing.stage.overview': 'Visão geral',
  'landing.stage.previous': 'Parada anterior',
  'landing.stage.next': 'Próxima parada',
  'landing.stage.stop': '{number} de {count}: {name}',
  'landing.stage.title': 'Luz nas profundezas',
  'landing.stage.subtitle': 'Uma descida em seis paradas, da luz do sol ao leito do mar',
  'landing.stop.sunlight.name': 'Zona de luz solar',
  'landing.stop.sunlight.detail': 'De 0 a 200 metros',
  'landing.stop.twilight.name': 'A zona crepuscular',
  'landing.stop.twilight.detail': 'De 200 a 1000 metros',
  'landing.stop.midnight.name': 'Zona da meia-noite',
  'landing.stop.midnight.detail': 'De 1000 a 4000 metros',
  'landing.stop.abyss.name': 'O abismo',
  'landing.stop.abyss.detail': 'De 4000 a 6000 metros',
  'landing.stop.smokers.name': 'Fumarolas',
  'landing.stop.smokers.detail': 'Fontes hidrotermais',
  'landing.stop.unmapped.name': 'Ainda sem mapa',
  'landing.stop.unmapped.detail': 'Perguntas em aberto',
  'landing.decks.title': 'Traga os seus slides',
  'landing.decks.text':
    'Solte um arquivo PowerPoint, PDF ou Markdown. Cada slide torna-se uma parada na mesma tela, já organizada e livre para mover.',
  'landing.decks.alt': 'Três arquivos, um PowerPoint, um PDF e um texto em Markdown, tornam-se três paradas numeradas na mesma tela.',
  'landing.canvas.title': 'Uma tela, um percurso',
  'landing.canvas.text':
    'Afaste-se para ver o todo, mergulhe para ver o detalhe. Palavras e desenhos ficam nítidos a qualquer profundidade, e o percurso mostra sempre onde você está.',
  'landing.canvas.alt': 'A mesma tela três vezes: de longe, na terceira parada e bem de perto, na lâmpada de um peixe-pescador.',
  'landing.share.title': 'Compartilhe, incorpore e meça o interesse',
  'landing.share.text':
    'Cada apresentação é uma página que abre em qualquer navegador e pode ser incorporada em qualquer outra página. As estatísticas mostram em que paradas o público ficou e em quais saiu.',
  'landing.share.alt':
    'Um link para copiar e um gráfico com uma coluna para cada uma de seis paradas: quantos espectadores ficaram até cada uma.',
  'landing.share.copy': 'Copiar link',
  'landing.share.chart': 'Espectadores em cada parada',
  'landing.host.title': 'No seu próprio servidor',
  'landing.host.text': 'Um único comando inicia tudo na sua própria máquina. As apresentações, as contas e as estatísticas ficam lá.',
  'landing.host.alt': 'Um terminal em que npm start inicia páginas, base de dados, arquivos e e-mail.',
  'landing.host.pages': 'Páginas',
  'landing.host.database': 'Base de dados',
  'landing.host.files': 'Arquivos',
  'landing.host.mail': 'E-mail',
  'landing.end.title': 'Dê espaço à sua próxima ideia',
  'landing.end.text':
    'Coloque tudo numa única tela, trace um percurso e compartilhe com um link. Grátis, de código aberto e no seu próprio servidor.',
};

import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'imports.separator': ', ',
  'imports.listAndMore': '{list} e mais {count}',
  'imports.warningAtStops': '{what}: {count, plural, one {parada {stops}} many {paradas {stops}} other {paradas {stops}}}',
  'imports.warningNamed': '{what}: {names}',
  'imports.warning.video':
    '{count, plural, one {# vídeo incorporado é mostrado como imagem} many {# vídeos incorporados são mostrados como imagens} other {# vídeos incorporados são mostrados como imagens}}',
  'imports.warning.audio':
    '{count, plural, one {# som foi deixado de fora} many {# sons foram deixados de fora} other {# sons foram deixados de fora}}',
  'imports.warning.macro':
    '{count, plural, one {Uma macro foi deixada de fora; ela nunca é executada} many {As macros foram deixadas de fora; elas nunca são executadas} other {As macros foram deixadas de fora; elas nunca são executadas}}',
  'imports.warning.hidden':
    '{count, plural, one {# slide oculto foi deixado de fora} many {# slides ocultos foram deixados de fora} other {# slides ocultos foram deixados de fora}}',
  'imports.warning.fonts':
    '{count, plural, one {# fonte foi substituída por uma parecida} many {# fontes foram substituídas por outras parecidas} other {# fontes foram substituídas por outras parecidas}}',
  'imports.warning.picture':
    '{count, plural, one {# imagem não pôde ser lida e ficou de fora} many {# imagens não puderam ser lidas e ficaram de fora} other {# imagens não puderam ser lidas e ficaram de fora}}',
  'imports.warning.picture-shrunk':
    '{count, plural, one {# imagem muito grande foi reduzida} many {# imagens muito grandes foram reduzidas} other {# imagens muito grandes foram reduzidas}}',
  'imports.warning.chart':
    '{count, plural, one {# gráfico não pôde ser desenhado como era} many {# gráficos não puderam ser desenhados como eram} other {# gráficos não puderam ser desenhados como eram}}',
  'imports.warning.animation':
    '{count, plural, one {# animação funciona de outro modo ou ficou de fora} many {# animações funcionam de outro modo ou ficaram de fora} other {# animações funcionam de outro modo ou ficaram de fora}}',
  'imports.warning.embedded-file':
    '{count, plural, one {# arquivo incorporado é mostrado como imagem} many {# arquivos incorporados são mostrados como imagens} other {# arquivos incorporados são mostrados como imagens}}',
  'imports.warning.external':
    '{count, plural, one {# item está fora do arquivo e não foi baixado} many {# itens estão fora do arquivo e não foram baixados} other {# itens estão fora do arquivo e não foram baixados}}',
  'imports.warning.unsafe-link':
    '{count, plural, one {# link podia ser perigoso e foi removido} many {# links podiam ser perigosos e foram removidos} other {# links podiam ser perigosos e foram removidos}}',
  'imports.warning.text-cut':
    '{count, plural, one {# texto muito longo foi cortado} many {# textos muito longos foram cortados} other {# textos muito longos foram cortados}}',
  'imports.warning.objects-cut':
    '{count, plural, one {# objeto não coube e ficou de fora} many {# objetos não couberam e ficaram de fora} other {# objetos não couberam e ficaram de fora}}',
  'imports.warning.effect':
    '{count, plural, one {# efeito visual está mais simples} many {# efeitos visuais estão mais simples} other {# efeitos visuais estão mais simples}}',
  'imports.warning.equation':
    '{count, plural, one {# equação é mostrada como texto} many {# equações são mostradas como texto} other {# equações são mostradas como texto}}',
  'imports.warning.html':
    '{count, plural, one {# trecho de HTML foi deixado de fora} many {# trechos de HTML foram deixados de fora} other {# trechos de HTML foram deixados de fora}}',
  'imports.warning.diagram':
    '{count, plural, one {# diagrama não pôde ser desenhado como era} many {# diagramas não puderam ser desenhados como eram} other {# diagramas não puderam ser desenhados como eram}}',
  'imports.warning.page-as-picture':
    '{count, plural, one {# página é mostrada como imagem} many {# páginas são mostradas como imagens} other {# páginas são mostradas como imagens}}',
  'imports.warning.motion-picture':
    '{count, plural, one {# imagem animada fica parada} many {# imagens animadas ficam paradas} other {# imagens animadas ficam paradas}}',
  'imports.warning.missing-file':
    '{count, plural, one {# imagem não estava no arquivo} many {# imagens não estavam no arquivo} other {# imagens não estavam no arquivo}}',
  'imports.warning.unreadable-slide':
    '{count, plural, one {# slide não pôde ser lido} many {# slides não puderam ser lidos} other {# slides não puderam ser lidos}}',
  'imports.warning.nested-file':
    '{count, plural, one {# arquivo contido não pôde ser importado} many {# arquivos contidos não puderam ser importados} other {# arquivos contidos não puderam ser importados}}',
  'imports.problem.empty': 'Este arquivo está vazio.',
  'imports.problem.unknown-format':
    'Este tipo de arquivo não pode ser importado. PowerPoint, PDF, Markdown, .pez, .lectern, imagens e arquivos ZIP com eles podem.',
  'imports.problem.wrong-format': 'O conteúdo não é o que o nome do arquivo diz. Salve-o de novo no programa de onde veio.',
  'imports.problem.old-format': 'É um arquivo de um PowerPoint antigo (.ppt). Abra-o no PowerPoint ou no LibreOffice e salve como .pptx.',
  'imports.problem.encrypted': 'Este arquivo é protegido por senha. Salve-o sem senha e tente de novo.',
  'imports.problem.broken': 'Este arquivo está danificado e não pode ser lido. Salve ou exporte de novo e tente outra vez.',
  'imports.problem.too-large': 'Este arquivo contém mais do que pode ser importado. Divida-o em vários arquivos.',
  'imports.problem.too-many-slides': 'Este arquivo tem mais slides do que cabem em uma apresentação. Divida-o em vários arquivos.',
  'imports.problem.too-many-pixels': 'Esta imagem tem pixels demais: no máximo 100 milhões. Reduza-a e tente de novo.',
  'imports.problem.nothing-inside': 'Não há nada para mostrar neste arquivo.',
  'imports.problem.too-slow': 'A leitura deste arquivo demorou demais e foi interrompida. Algo nele pode estar danificado.',
  'imports.problem.too-much-memory':
    'A leitura deste arquivo exigiu memória demais e foi interrompida. Imagens muito grandes podem ser a causa.',
  'imports.problem.stopped': 'A importação foi interrompida.',
  'imports.problem.crash': 'Algo deu errado do nosso lado durante a leitura deste arquivo. Nada foi importado. Tente de novo mais tarde.',
  'imports.problem.no-room':
    'O conteúdo deste arquivo não cabe mais no seu armazenamento. Nada foi importado. Exclua algo e tente de novo.',
  'imports.refused.title': 'Este arquivo não foi aceito',
  'imports.refused.large': 'Ele é grande demais. Um arquivo pode ter {limit} aqui.',
  'imports.refused.storage': 'Seu armazenamento está quase cheio: restam {limit}. Exclua algo e tente de novo.',
  'imports.refused.many': 'Já há {limit} arquivos em andamento. Espere alguns terminarem.',
};

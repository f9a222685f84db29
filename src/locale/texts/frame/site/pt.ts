import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'site.skip': 'Ir para o conteúdo',
  'site.header.back': 'Voltar',
  'site.header.explore': 'Explorar',
  'site.header.templates': 'Modelos',
  'site.header.logIn': 'Entrar',
  'site.header.getStarted': 'Começar',
  'site.header.menu': 'A sua conta',
  'site.header.dashboard': 'Meu painel',
  'site.header.settings': 'Configurações da conta',
  'site.header.profile': 'Meu perfil',
  'site.header.logOut': 'Sair',
  'site.search.label': 'Pesquisar apresentações',
  'site.search.placeholder':
    '{amount, plural, one {Pesquisar em {count} apresentação...} many {Pesquisar em {count} de apresentações...} other {Pesquisar em {count} apresentações...}}',
  'site.search.submit': 'Pesquisar',
  'site.search.clear': 'Limpar a pesquisa',
  'site.search.close': 'Fechar a pesquisa',
  'site.footer.note': '{brand} é software de código aberto em servidor próprio',
  'site.footer.language': 'Idioma',
  'site.footer.change': 'Mudar idioma',
  'site.footer.cookies': 'Configurar cookies',
  'site.footer.searchKey': 'Ativar ou desativar a tecla / da busca',
};

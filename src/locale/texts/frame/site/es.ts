import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'site.skip': 'Ir al contenido',
  'site.header.back': 'Atrás',
  'site.header.explore': 'Explorar',
  'site.header.templates': 'Plantillas',
  'site.header.logIn': 'Iniciar sesión',
  'site.header.getStarted': 'Empezar',
  'site.header.menu': 'Tu cuenta',
  'site.header.dashboard': 'Mi panel',
  'site.header.settings': 'Configuración de la cuenta',
  'site.header.profile': 'Mi perfil',
  'site.header.logOut': 'Cerrar sesión',
  'site.search.label': 'Buscar presentaciones',
  'site.search.placeholder':
    '{amount, plural, one {Buscar en {count} presentación...} many {Buscar entre {count} de presentaciones...} other {Buscar entre {count} presentaciones...}}',
  'site.search.submit': 'Buscar',
  'site.search.clear': 'Borrar la búsqueda',
  'site.search.close': 'Cerrar la búsqueda',
  'site.footer.note': '{brand} es software de código abierto en servidor propio',
  'site.footer.language': 'Idioma',
  'site.footer.change': 'Cambiar idioma',
  'site.footer.cookies': 'Configurar cookies',
  'site.footer.searchKey': 'Activar o desactivar la tecla / para buscar',
};

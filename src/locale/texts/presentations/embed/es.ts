import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'embed.page.title': 'Insertar y controlar',
  'embed.page.lead': 'Pon una presentación en cualquier página y muévela desde ella.',
  'embed.page.get': 'Obtener el código',
  'embed.try.title': 'Pruébalo',
  'embed.try.lead': 'Cada botón envía un mensaje real al visor. Todo lo enviado y recibido aparece debajo.',
  'embed.try.oid': 'Id. de la presentación',
  'embed.try.show': 'Mostrar',
  'embed.try.noneTitle': 'Aún no hay nada que probar',
  'embed.try.noneText': 'Ninguna presentación de este sitio es pública. Escribe el id. de una que puedas ver.',
  'embed.try.dialects': 'Tipo de mensajes',
  'embed.try.own': 'Propios',
  'embed.try.classic': 'Clásicos',
  'embed.try.message': 'Mensaje',
  'embed.try.send': 'Enviar',
  'embed.try.notJson': 'No es JSON válido. Revisa las comillas y las llaves.',
  'embed.try.log': 'Enviado y recibido',
  'embed.try.clear': 'Vaciar',
  'embed.try.empty': 'Nada todavía.',
  'embed.try.sent': 'Enviado',
  'embed.try.received': 'Recibido',
  'embed.script.title': 'Con nuestro script',
  'embed.script.lead':
    'Marca un hueco y carga el script una vez. Lo llena con un visor, lo carga cuando aparece en pantalla y te da un reproductor para controlarlo.',
  'embed.script.player':
    'Cada método devuelve una promesa con el estado resultante. Lo que pidas antes de que el visor esté listo lo espera. Si añades huecos más tarde, llama a Lectern.scan().',
  'embed.frame.title': 'Solo con un marco',
  'embed.frame.lead':
    'Un marco no necesita script. Las opciones van en su dirección; con nuestro script son atributos data o propiedades con el mismo nombre.',
  'embed.option.title': 'Opciones',
  'embed.option.autoplay':
    '1 empieza y se reproduce por sí sola. Un número a partir de 1000 es el tiempo entre movimientos en milisegundos.',
  'embed.option.loop': '1 vuelve a empezar al final.',
  'embed.option.controls': '0 oculta los controles. Las teclas, los gestos y los mensajes siguen funcionando.',
  'embed.option.explorable': '0 mantiene a los visitantes en el recorrido: sin arrastrar ni ampliar.',
  'embed.option.learn': '1 añade al final un botón que lleva a {brand}.',
  'embed.option.step': 'La parada en la que se empieza, contando desde 1.',
  'embed.option.lang': 'El idioma de los controles: de, en, es, fr, hu, it, ja, ko o pt. Si se omite, el del visitante.',
  'embed.option.theme': 'present para botones ámbar; cualquier otro valor, verdes',
  'embed.option.meeting':
    'el identificador de la videollamada que muestra el visor, con user_id, app_version, os y os_version: los eventos los incluyen',
  'embed.table.name': 'Nombre',
  'embed.table.usual': 'Por defecto',
  'embed.table.meaning': 'Significado',
  'embed.own.title': 'Mensajes',
  'embed.own.lead':
    'Envía objetos con postMessage. El visor solo habla con páginas que han hablado primero, así que empieza con listen. Una orden con un número request se responde con el mismo número.',
  'embed.own.state': 'El estado',
  'embed.own.safety':
    'El visor solo escucha a la página que lo rodea y responde a su origen. Comprueba source y origin también por tu parte.',
  'embed.command.title': 'Órdenes',
  'embed.command.listen': 'Comunica el estado ahora y tras cada cambio.',
  'embed.command.start': 'Empieza; después del final, vuelve a empezar.',
  'embed.command.move':
    'Un paso adelante o atrás, o hasta un extremo. Un paso es una parada o una aparición. Antes del inicio, next la empieza.',
  'embed.command.goTo': 'Vuela a una parada, contando desde 0.',
  'embed.command.goToStep': 'Vuela a un paso del recorrido, contando desde 0, apariciones incluidas.',
  'embed.command.goToObject': 'Vuela a un objeto por su id.',
  'embed.command.overview': 'Muestra todo el lienzo y vuelve al recorrido.',
  'embed.command.play': 'Se reproduce sola, con esos milisegundos entre movimientos.',
  'embed.command.pause': 'Se detiene esos milisegundos, o hasta que se reanude.',
  'embed.command.set': 'Activa o desactiva los subtítulos, el silencio o la repetición.',
  'embed.event.title': 'Eventos',
  'embed.event.state': 'Algo ha cambiado.',
  'embed.event.started': 'La presentación está en pantalla.',
  'embed.event.step': 'La cámara parte hacia este paso.',
  'embed.event.ended': 'El último paso ha quedado atrás.',
  'embed.event.failed': 'No se puede mostrar: script, content, offline o browser.',
  'embed.event.answer': 'Tu orden se ha cumplido.',
  'embed.playerJs.lead':
    'Las herramientas que hablan player.js 0.1 funcionan tal cual. Para ellas una presentación es una película con un segundo por parada: la duración es el número de paradas; el tiempo, la parada actual contando desde 0 y, al final, la duración completa.',
  'embed.playerJs.limits':
    'No hay volumen, y timeupdate llega con cada parada en lugar de a cada instante. Reproducir significa avanzar sola.',
  'embed.classic.title': 'Mensajes del reproductor clásico',
  'embed.classic.lead':
    'Las páginas escritas para el reproductor clásico siguen funcionando en cuanto el marco tiene nuestra dirección. Los mensajes son cadenas JSON; sus pasos son nuestras paradas y sus pasos de animación, nuestras apariciones. Tras init recibes una vez todo el estado y luego lo que cambia.',
};

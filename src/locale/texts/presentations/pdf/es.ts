import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'pdf.title': 'Descargar PDF',
  'pdf.cancel': 'Cancelar',
  'pdf.tryAgain': 'Intentar de nuevo',
  'pdf.checkAgain': 'Comprobar de nuevo',
  'pdf.pages': 'PDF, {count, plural, one {# página} many {# de páginas} other {# páginas}}',
  'pdf.checking.purchase': 'Comprobando la presentación',
  'pdf.checking.purchase.text': 'Miramos si este PDF ya es tuyo. Tarda un momento.',
  'pdf.checking.payment': 'Comprobando tu pago',
  'pdf.checking.payment.text': 'Tarda un momento. Justo después creamos tu PDF.',
  'pdf.checkFailed.title': 'No hemos podido comprobarla',
  'pdf.checkFailed.text': 'No llegó ninguna respuesta. Revisa tu conexión e inténtalo de nuevo. Lo que has comprado sigue siendo tuyo.',
  'pdf.notForSale.title': 'Este PDF no está a la venta',
  'pdf.notForSale.text':
    'Si ya lo compraste, inicia sesión con la cuenta que usaste o <support>contacta con el equipo de asistencia</support>.',
  'pdf.payment.form': 'Formulario de pago',
  'pdf.payment.opening': 'Abriendo el formulario de pago',
  'pdf.payment.safe': 'El número de tarjeta nunca llega a este servidor',
  'pdf.checkoutFailed.title': 'El formulario de pago no se abrió',
  'pdf.checkoutFailed.text':
    'Algo salió mal. Inténtalo de nuevo. Si el problema continúa, <support>contacta con el equipo de asistencia</support>.',
  'pdf.unconfirmed.title': 'No hemos podido confirmar el pago',
  'pdf.unconfirmed.text':
    'No se ha perdido nada: si has pagado, el PDF será tuyo en cuanto se confirme el pago. Si sigue igual, <support>contacta con el equipo de asistencia</support>.',
  'pdf.onItsWay.title': 'Tu pago está en camino',
  'pdf.onItsWay.text':
    'Gracias. Algunas formas de pago tardan un poco más. En cuanto llegue el dinero, podrás descargar el PDF aquí. Si no llega, <support>contacta con el equipo de asistencia</support>.',
  'pdf.making.title': 'Creando tu PDF',
  'pdf.making.begin': 'Preparando las páginas',
  'pdf.making.page': 'Página {page} de {pages}',
  'pdf.making.seconds':
    'Página {page} de {pages}, {seconds, plural, one {queda # segundo} many {quedan # de segundos} other {quedan unos # segundos}}',
  'pdf.making.minutes':
    'Página {page} de {pages}, {minutes, plural, one {queda # minuto} many {quedan # de minutos} other {quedan unos # minutos}}',
  'pdf.making.percent': '{percent} completado',
  'pdf.ready.title': 'Tu PDF está listo',
  'pdf.ready.about': '{pages, plural, one {# página} many {# de páginas} other {# páginas}}, {size}',
  'pdf.ready.open': 'Abrir',
  'pdf.ready.download': 'Descargar',
  'pdf.ready.mailed': 'También hemos enviado el enlace a {email}.',
  'pdf.failed.title': 'No hemos podido crear el PDF',
  'pdf.failed.text':
    'Hubo un problema al exportar el PDF. Inténtalo de nuevo. Si el problema continúa, <support>contacta con el equipo de asistencia</support>.',
  'pdf.failed.image': 'No se cargó una imagen de la parada {stop}.',
  'pdf.failed.overviewImage': 'No se cargó una imagen de la vista general.',
  'pdf.failed.notCharged': 'No se te volverá a cobrar.',
  'pdf.failed.skip': 'Omitir la imagen',
  'pdf.refused.title': 'Este PDF no está comprado',
  'pdf.refused.text':
    'No encontramos ninguna compra tuya, o se reembolsó. Si lo compraste, inicia sesión con la cuenta que usaste o <support>contacta con el equipo de asistencia</support>.',
  'pdf.timedOut.title': 'Tu PDF aún no está listo',
  'pdf.timedOut.text':
    'Vaya, está tardando más de lo esperado. Inténtalo de nuevo más tarde. Si el problema continúa, <support>contacta con el equipo de asistencia</support>.',
  'pdf.test.title': 'Pago de prueba',
  'pdf.test.note': 'Esto es una prueba: no se mueve dinero ni hace falta tarjeta.',
  'pdf.test.email': 'Correo para el recibo',
  'pdf.test.pay': 'Pagar {price}',
  'pdf.test.others': 'O mira qué pasa si el pago no sale a la primera:',
  'pdf.test.decline': 'Rechazar',
  'pdf.test.later': 'Pagar más tarde',
  'pdf.test.expire': 'Dejar que caduque',
  'pdf.test.declined': 'El pago se ha rechazado, como pediste. No se ha cobrado nada. Puedes intentarlo de nuevo.',
  'pdf.test.complete.title': 'Este pago de prueba está completo',
  'pdf.test.complete.text': 'No se ha movido dinero. Aquí no queda nada por hacer.',
  'pdf.test.expired.title': 'Este pago de prueba ha caducado',
  'pdf.test.expired.text':
    'No se ha movido dinero. Si aun así quieres pagar, elige otra vez «Descargar PDF» en la página de la presentación.',
};

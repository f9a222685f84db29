import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'problem.badRequest.title': 'No pudimos leer esa solicitud',
  'problem.badRequest.detail': 'Algo en ella no tenía un formato que entendamos. No se cambió nada. Vuelve atrás e inténtalo de nuevo.',
  'problem.signedOut.title': 'Inicia sesión para hacer esto',
  'problem.signedOut.detail': 'No has iniciado sesión, o se cerró entretanto. No se cambió nada. Inicia sesión e inténtalo de nuevo.',
  'problem.wrongToken.title': 'Este permiso ha caducado',
  'problem.wrongToken.detail': 'Solo valía por poco tiempo, o para otra cosa. Vuelve a empezar la exportación.',
  'problem.wrongForm.title': 'Este formulario caducó',
  'problem.wrongForm.detail':
    'Estuvo abierto mucho tiempo o venía de otro sitio, así que no se cambió nada. Vuelve atrás, recarga la página y envíalo de nuevo.',
  'problem.forbidden.title': 'No tienes acceso a esto',
  'problem.forbidden.detail': 'Tu cuenta no tiene permiso para ver o hacer esto. Pide acceso a su propietario.',
  'problem.notBought.title': 'Este PDF no está comprado',
  'problem.notBought.detail':
    'No se exportó nada. Compra el PDF en la página de la presentación. Si ya lo compraste, inicia sesión con la cuenta que usaste.',
  'problem.notForSale.title': 'Este PDF no está a la venta',
  'problem.notForSale.detail': 'No se cobró nada. Si lo compraste antes, inicia sesión con la cuenta que usaste.',
  'problem.notFound.title': 'Aquí no hay nada',
  'problem.notFound.detail':
    'Puede que la dirección esté mal escrita, o que la página sea privada o se haya movido. Prueba con una búsqueda.',
  'problem.methodNotAllowed.title': 'Eso no funciona aquí',
  'problem.methodNotAllowed.detail': 'Esta dirección no admite ese tipo de solicitud. No se cambió nada.',
  'problem.alreadyYours.title': 'Este PDF ya es tuyo',
  'problem.alreadyYours.detail': 'No hace falta pagar otra vez. Cierra el formulario y descarga el PDF.',
  'problem.paymentPending.title': 'Tu pago está en camino',
  'problem.paymentPending.detail':
    'No hace falta pagar otra vez. En cuanto llegue el dinero, podrás descargar el PDF en la página de la presentación.',
  'problem.gone.title': 'Esto ya no existe',
  'problem.gone.detail': 'Su propietario lo eliminó para siempre.',
  'problem.expired.title': 'Este enlace ha caducado',
  'problem.expired.detail': 'Pide uno nuevo a quien te lo envió.',
  'problem.tooLarge.title': 'Es demasiado grande',
  'problem.tooLarge.detail': 'Lo que enviaste supera el tamaño que acepta este servidor. No se guardó nada. Prueba con algo más pequeño.',
  'problem.documentTooLarge.title': 'Esta presentación es demasiado grande para eso',
  'problem.documentTooLarge.detail':
    'Contiene más de lo que este servidor puede procesar de una vez. Se puede seguir viendo y compartiendo, y no se cambió nada.',
  'problem.noRoom.title': 'No queda espacio',
  'problem.noRoom.detail':
    'El almacenamiento del propietario de esta presentación está lleno. No se ha guardado nada. Elimina algo y vuelve a intentarlo.',
  'problem.tooManyPixels.title': 'Esta imagen tiene demasiados píxeles',
  'problem.tooManyPixels.detail': 'Puede tener 100 millones como máximo. No se ha guardado nada. Redúcela e inténtalo de nuevo.',
  'problem.wrongType.title': 'No conocemos este tipo de archivo',
  'problem.wrongType.detail': 'Lo que enviaste es de un tipo que no se acepta aquí. No se guardó nada.',
  'problem.invalid.title': 'Hay algo que corregir',
  'problem.invalid.detail': 'Uno o más valores no son válidos. No se cambió nada.',
  'problem.tooMany.title': 'Un poco más despacio, por favor',
  'problem.tooMany.detail': 'Llegaron demasiadas solicitudes desde tu conexión. Espera un minuto e inténtalo de nuevo. No se perdió nada.',
  'problem.internal.title': 'Algo falló de nuestro lado',
  'problem.internal.detail': 'El error quedó registrado, y puede que tu último paso no se haya guardado. Inténtalo de nuevo en un momento.',
  'problem.away.title': 'Volvemos enseguida',
  'problem.away.detail':
    'Una parte de este servidor se está reiniciando. No se perdió nada de lo guardado. Inténtalo de nuevo en un momento.',
  'problem.changeRefused.title': 'Ese cambio no se ha aplicado',
  'problem.changeRefused.detail':
    'Incumple una regla de la presentación o parte de un estado antiguo. No se ha modificado nada. Recarga la página para continuar.',
  'problem.outdated.title': 'Esta página está anticuada',
  'problem.outdated.detail':
    'El sitio se ha actualizado desde que la abriste. No se ha modificado nada. Recarga la página: lo que aún no se había guardado se conserva en este dispositivo.',
  'problem.documentsBusy.title': 'Ahora mismo hay mucho trabajo',
  'problem.documentsBusy.detail':
    'Todavía estamos procesando otras presentaciones grandes. No se cambió nada. Inténtalo de nuevo en un momento.',
  'problem.paymentsAway.title': 'Algo falló con el pago',
  'problem.paymentsAway.detail':
    'El proveedor de pagos no respondió. Inténtalo de nuevo. Si el problema continúa, contacta con el equipo de asistencia.',
  'problem.full.title': 'Este servidor está lleno',
  'problem.full.detail':
    'No queda espacio para guardar nada. Tu último cambio no se guardó; todo lo anterior está a salvo. Inténtalo más tarde o avisa a quien gestiona este servidor.',
  'problem.reference': 'Referencia: {requestId}',
  'problem.home': 'Ir a la página de inicio',
  'problem.retry': 'Intentar de nuevo',
};

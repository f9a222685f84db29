import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'mail.greeting': 'Hola, {name}:',
  'mail.hello': 'Hola:',
  'mail.footer': 'Recibes este mensaje porque alguien escribió tu correo en {brand} ({origin}). Si no fuiste tú, ignóralo: no pasará nada.',
  'mail.link': 'Si el botón no funciona, copia esta dirección en tu navegador:',
  'mail.confirm.subject': 'Confirma tu correo',
  'mail.confirm.text':
    'Te damos la bienvenida a {brand}. Confirma que esta dirección de correo es tuya y tu cuenta estará lista. El enlace funciona durante 24 horas.',
  'mail.confirm.action': 'Confirmar mi correo',
  'mail.exists.subject': 'Ya tienes una cuenta',
  'mail.exists.text':
    'Alguien, probablemente tú, intentó crear una cuenta en {brand} con esta dirección de correo. Ya tienes una. Inicia sesión, o elige una contraseña nueva si la olvidaste.',
  'mail.exists.action': 'Iniciar sesión',
  'mail.reset.subject': 'Elige una contraseña nueva',
  'mail.reset.text':
    'Pediste una contraseña nueva para {brand}. El enlace funciona durante una hora y una sola vez. Hasta que lo uses, tu contraseña anterior sigue igual.',
  'mail.reset.action': 'Elegir una contraseña nueva',
  'mail.change.subject': 'Confirma tu correo nuevo',
  'mail.change.text':
    'Confirma que esta dirección de correo es tuya y sustituirá a la que teníamos en {brand}. El enlace funciona durante 24 horas.',
  'mail.change.action': 'Usar esta dirección',
  'mail.changed.subject': 'Tu correo ha cambiado',
  'mail.changed.text':
    'Tu cuenta de {brand} tiene ahora otra dirección de correo y esta ya no se usa. Si no fuiste tú, avisa enseguida a quien administra el servidor.',
  'mail.changed.action': 'Abrir los ajustes',
  'mail.when': 'Cuándo: {date}, {time}',
  'mail.device': 'Dispositivo: {device}',
  'mail.notice.footer': 'Recibes este mensaje porque se trata de la seguridad de tu cuenta de {brand} ({origin}).',
  'mail.passwordChanged.subject': 'Tu contraseña ha cambiado',
  'mail.passwordChanged.text':
    'Se ha cambiado la contraseña de tu cuenta de {brand}. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.passwordChanged.action': 'Elegir una contraseña nueva',
  'mail.changedHere.subject': 'Tu correo ha cambiado',
  'mail.changedHere.text':
    'Tu cuenta de {brand} usa ahora esta dirección de correo. Si la cambiaste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.changedHere.action': 'Elegir una contraseña nueva',
  'mail.newDevice.subject': 'Un dispositivo nuevo en tu cuenta',
  'mail.newDevice.text':
    'Alguien inició sesión en tu cuenta de {brand} desde un dispositivo que no se había usado antes. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.newDevice.action': 'Elegir una contraseña nueva',
  'mail.authenticatorOn.subject': 'Aplicación de autenticación activada',
  'mail.authenticatorOn.text':
    'Se ha activado una aplicación de autenticación en tu cuenta de {brand}. Ahora hace falta un código suyo para iniciar sesión. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva y ponte en contacto con quien administra el servidor.',
  'mail.authenticatorOff.subject': 'Aplicación de autenticación desactivada',
  'mail.authenticatorOff.text':
    'Se ha desactivado la aplicación de autenticación de tu cuenta de {brand}. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.passkeyAdded.subject': 'Llave de acceso añadida',
  'mail.passkeyAdded.text':
    'Se ha añadido una llave de acceso a tu cuenta de {brand}. Quien la tenga puede iniciar sesión con ella. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva y ponte en contacto con quien administra el servidor.',
  'mail.passkeyRemoved.subject': 'Llave de acceso eliminada',
  'mail.passkeyRemoved.text':
    'Se ha eliminado una llave de acceso de tu cuenta de {brand}. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.newRecoveryCodes.subject': 'Nuevos códigos de recuperación',
  'mail.newRecoveryCodes.text':
    'Se han creado nuevos códigos de recuperación para tu cuenta de {brand}. Los anteriores ya no funcionan. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.recoveryCodeUsed.subject': 'Código de recuperación usado',
  'mail.recoveryCodeUsed.text':
    'Se ha usado un código de recuperación de tu cuenta de {brand}. No volverá a funcionar. Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva; así también se cerrará la sesión en todos los dispositivos.',
  'mail.pdf.subject': 'Tu PDF de «{title}»',
  'mail.pdf.text': 'Aquí tienes el PDF de «{title}». El enlace funciona hasta el {date}.',
  'mail.pdf.action': 'Descargar el PDF',
  'mail.pdf.presentation': 'Abrir la presentación',
  'mail.pdf.after': 'Después de ese día, abre la presentación y expórtala de nuevo. Ya la pagaste y no tendrás que pagar otra vez.',
  'mail.pdf.footer': 'Recibes este mensaje porque compraste este PDF en {brand} ({origin}).',
};
